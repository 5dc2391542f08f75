import AnimaticNotices
import AnimaticUI

/// Drives a `Toast`: each `show` inserts a fresh one, `hide` takes it out of the tree, plainly.
final class ToastPlayer: NoticePlayer {
  /// What the toast stands in: over the screen, or beside (under) a gradient as in its article's preview.
  enum Container: String, CaseIterable {
    case none, zStack, hStackTrailing, hStackLeading, vStack
  }

  struct Look {
    var text = ""
    var displayDuration = 2.0
    var transition = NoticeValue.transition(.opacity)
    var timers = NoticeTimers.asWritten
  }

  let name: String
  private(set) var container = Container.none
  /// Counts the toasts shown so far; nil while none is in the tree.
  private let generation: CallerState<Int?>
  private var shows = 0
  private let look: CallerState<Look>

  init(name: String, _ arguments: [ScenarioNotice.Argument]) {
    self.name = name
    generation = CallerState(nil, "isPresented")
    look = CallerState(Look(), "look")
    for argument in arguments { set(argument.label, argument.value) }
  }

  func connect(_ graph: ViewGraph) {
    generation.location.attach(to: graph)
    look.location.attach(to: graph)
  }

  var callerState: [(name: String, value: Any)] {
    [("isPresented", generation.location.model != nil)]
  }

  func show() {
    shows += 1
    generation.set(shows)
  }

  func hide() { generation.set(nil) }

  func set(_ label: String, _ value: NoticeValue) {
    var new = look.location.model
    switch label {
    case "text": new.text = value.text
    case "displayDuration": new.displayDuration = value.seconds
    case "transition": new.transition = value
    case "timers": new.timers = value.noticeTimers
    case "container": container = Container(rawValue: value.text) ?? .none
    default: return
    }
    look.set(new)
  }

  func attach(to content: AnyView) -> AnyView { AnyView(Over(content: content, player: self)) }

  /// The row of a toast that has a gradient for company, 100 points high.
  func row() -> AnyView { AnyView(Row(player: self)) }

  /// The toast itself, where there is one.
  private struct Presented: View {
    let player: ToastPlayer

    var body: some View {
      let look = player.look.value
      if let generation = player.generation.value {
        Toast(
          look.text, displayDuration: look.displayDuration,
          transition: look.transition.uiTransition, timers: look.timers
        )
        .id(generation)
      }
    }
  }

  private struct Over: View {
    let content: AnyView
    let player: ToastPlayer

    var body: some View {
      let edge: Alignment = player.look.value.transition.edge == .top ? .top : .bottom
      content.overlay(alignment: edge) { Presented(player: player).padding() }
    }
  }

  private struct Row: View {
    let player: ToastPlayer

    private var gradient: some View {
      LinearGradient(
        colors: [.blue.opacity(0.3), .purple.opacity(0.3)], startPoint: .top, endPoint: .bottom
      )
      .accessibilityIdentifier(player.name + ".gradient")
      .modifier(ContentMarker())
    }

    var body: some View {
      Group {
        switch player.container {
        case .none, .zStack:
          ZStack {
            gradient
            Presented(player: player)
          }
        case .hStackTrailing:
          HStack {
            gradient
            Presented(player: player)
          }
        case .hStackLeading:
          HStack {
            Presented(player: player)
            gradient
          }
        case .vStack:
          VStack {
            gradient
            Presented(player: player)
          }
        }
      }
      .frame(height: 100)
    }
  }
}
