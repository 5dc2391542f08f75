import SwiftUI

/// A field whose warning asks for attention by a shake in phases.
enum Shake: CaseIterable {
  case rest, left, right

  var x: CGFloat {
    switch self {
    case .rest: 0
    case .left: -12
    case .right: 12
    }
  }
}

struct ShakeWarning: View {
  var attempts: Int

  var body: some View {
    Text("Wrong code")
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .frame(height: 40)
      .background(.red, in: RoundedRectangle(cornerRadius: 8))
      .phaseAnimator(Shake.allCases, trigger: attempts) { content, phase in
        content
          .offset(x: phase.x)
          .scaleEffect(phase == .rest ? 1 : 1.1)
      } animation: { phase in
        switch phase {
        case .rest: .easeOut(duration: 0.2)
        case .left, .right: .linear(duration: 0.1)
        }
      }
      .accessibilityIdentifier("warning")
  }
}

struct CodeEntry: View {
  @State private var attempts = 0

  var body: some View {
    VStack(spacing: 40) {
      ShakeWarning(attempts: attempts)
        .opacity(attempts > 0 ? 1 : 0)
        .animation(.linear(duration: 0.1), value: attempts > 0)
      Button("Try code") { attempts += 1 }
    }
  }
}

#Preview("Code") { CodeEntry() }
