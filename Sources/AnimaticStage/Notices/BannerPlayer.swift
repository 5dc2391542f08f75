import AnimaticNotices
import AnimaticUI

/// Drives a `Banner`: `show` raises its flag, `hide` makes it hide as its own timer would.
final class BannerPlayer: NoticePlayer {
  struct Look {
    var title = "TEST"
    var icon = "star.fill"
    var foreground = Color.white
    var background = Color.red
    var timers = NoticeTimers.asWritten
  }

  let name: String
  private let isShow = CallerState(false, "isShow")
  private let hideRequests = CallerState(0, "hideRequests")
  private let look: CallerState<Look>

  init(name: String, _ arguments: [ScenarioNotice.Argument]) {
    self.name = name
    look = CallerState(Look(), "look")
    for argument in arguments { set(argument.label, argument.value) }
  }

  func connect(_ graph: ViewGraph) {
    isShow.location.attach(to: graph)
    hideRequests.location.attach(to: graph)
    look.location.attach(to: graph)
  }

  var callerState: [(name: String, value: Any)] { [("isShow", isShow.location.model)] }

  func show() { isShow.set(true) }
  func hide() { hideRequests.set(hideRequests.location.model + 1) }

  func set(_ label: String, _ value: NoticeValue) {
    var new = look.location.model
    switch label {
    case "title": new.title = value.text
    case "icon": new.icon = value.text
    case "foregroundColor": new.foreground = value.uiColor
    case "backgroundColor": new.background = value.uiColor
    case "timers": new.timers = value.noticeTimers
    case "isShow":
      isShow.set(value.isTrue)
      return
    default: return
    }
    look.set(new)
  }

  func attach(to content: AnyView) -> AnyView { AnyView(Caller(content: content, player: self)) }

  /// The caller's screen.
  private struct Caller: View {
    let content: AnyView
    let player: BannerPlayer

    var body: some View {
      let look = player.look.value
      content.modifier(
        Banner(
          isShow: player.isShow.binding, title: look.title, icon: look.icon,
          foregroundColor: look.foreground, backgroundColor: look.background, timers: look.timers,
          hideRequests: player.hideRequests.value))
    }
  }
}
