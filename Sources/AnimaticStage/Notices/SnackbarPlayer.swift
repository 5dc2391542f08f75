import AnimaticNotices
import AnimaticUI

/// Drives a `Snackbar`: `show` makes it ready and writes message and duration.
///
/// `set` before the first `show` only says what will be shown; after it, it is the caller's write.
final class SnackbarPlayer: NoticePlayer {
  let name: String
  private let isReady = CallerState(false, "isReady")
  private let message = CallerState("", "message")
  private let duration = CallerState(Snackbar.Duration.long, "duration")
  private let timers: CallerState<NoticeTimers>
  private var wantedMessage = ""
  private var wantedDuration = Snackbar.Duration.long
  private var wasShown = false

  init(name: String, _ arguments: [ScenarioNotice.Argument]) {
    self.name = name
    timers = CallerState(.asWritten, "timers")
    for argument in arguments { set(argument.label, argument.value) }
  }

  func connect(_ graph: ViewGraph) {
    isReady.location.attach(to: graph)
    message.location.attach(to: graph)
    duration.location.attach(to: graph)
    timers.location.attach(to: graph)
  }

  var callerState: [(name: String, value: Any)] {
    [
      ("isReady", isReady.location.model), ("message", message.location.model),
      ("duration", duration.location.model),
    ]
  }

  func show() {
    wasShown = true
    isReady.set(true)
    message.set(wantedMessage)
    duration.set(wantedDuration)
  }

  func hide() { isReady.set(false) }

  func set(_ label: String, _ value: NoticeValue) {
    switch label {
    case "message":
      wantedMessage = value.text
      if wasShown { message.set(wantedMessage) }
    case "duration":
      wantedDuration = value == .choice("short") ? .short : .long
      if wasShown { duration.set(wantedDuration) }
    case "isReady": isReady.set(value.isTrue)
    case "timers": timers.set(value.noticeTimers)
    default: break
    }
  }

  func attach(to content: AnyView) -> AnyView { AnyView(Caller(content: content, player: self)) }

  private struct Caller: View {
    let content: AnyView
    let player: SnackbarPlayer

    var body: some View {
      content.snackbar(
        isReady: player.isReady.binding, message: player.message.binding,
        duration: player.duration.binding, timers: player.timers.value)
    }
  }
}
