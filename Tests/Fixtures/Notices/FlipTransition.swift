import SwiftUI

/// Two transitions of our own: one by modifiers, one by the protocol.
private struct Drop: ViewModifier {
  var height: CGFloat
  var turn: Double

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(turn), anchor: .center)
      .offset(y: height)
  }
}

extension AnyTransition {
  static func drop(from height: CGFloat) -> AnyTransition {
    .modifier(active: Drop(height: -height, turn: 20), identity: Drop(height: 0, turn: 0))
  }
}

struct Dissolve: Transition {
  var shift: CGFloat = 30

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .offset(x: phase == .willAppear ? -shift : phase == .didDisappear ? shift : 0)
  }
}

struct FlipTransitionScreen: View {
  @State private var dropped = false
  @State private var dissolved = false

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        if dropped {
          tile("Dropped", .pink)
            .transition(.drop(from: 100))
        }
      }
      .frame(height: 60)
      ZStack {
        if dissolved {
          tile("Dissolved", .mint)
            .transition(Dissolve())
        }
      }
      .frame(height: 60)
      HStack {
        Button("Drop") { withAnimation(.linear(duration: 1)) { dropped.toggle() } }
        Button("Dissolve") { withAnimation(.linear(duration: 1)) { dissolved.toggle() } }
      }
      .frame(height: 80)
    }
  }

  private func tile(_ text: String, _ color: Color) -> some View {
    Text(text)
      .frame(width: 160, height: 40)
      .background(color)
      .accessibilityIdentifier(text)
  }
}

#Preview("Transitions") { FlipTransitionScreen() }
