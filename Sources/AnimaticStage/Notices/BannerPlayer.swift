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

  init(name: String, _ arguments: [String: ArgumentValue]) {
    self.name = name
    look = CallerState(Look(), "look")
    for (label, value) in arguments { set(label, value) }
  }

  func connect(_ graph: ViewGraph) {
    isShow.location.attach(to: graph)
    hideRequests.location.attach(to: graph)
    look.location.attach(to: graph)
  }

  var callerState: [(name: String, value: Any)] { [("isShow", isShow.location.model)] }

  func show() { isShow.set(true) }
  func hide() { hideRequests.set(hideRequests.location.model + 1) }

  func set(_ label: String, _ value: ArgumentValue) {
    var new = look.location.model
    switch label {
    case "title": new.title = value.text
    case "icon": new.icon = value.text
    case "foregroundColor": new.foreground = value.color
    case "backgroundColor": new.background = value.color
    case "timers": new.timers = value.timers
    case "isShow":
      isShow.set(value.flag)
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
