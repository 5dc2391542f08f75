import SwiftUI

/// A centre that is handed down by the environment, and a key of our own for its look.
final class NoticeCentre: ObservableObject {
  @Published var message: String?

  func say(_ message: String) {
    self.message = message
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      if self.message == message { self.message = nil }
    }
  }
}

private struct NoticeTintKey: EnvironmentKey {
  static let defaultValue = Color.gray
}

extension EnvironmentValues {
  var noticeTint: Color {
    get { self[NoticeTintKey.self] }
    set { self[NoticeTintKey.self] = newValue }
  }
}

struct NoticeLayer: View {
  @EnvironmentObject private var centre: NoticeCentre
  @Environment(\.noticeTint) private var tint
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      if let message = centre.message {
        Text(message)
          .frame(width: 200, height: 40)
          .background(tint.opacity(0.3))
          .cornerRadius(20)
          .transition(reduceMotion ? .opacity : .offset(x: 0, y: -80))
          .accessibilityIdentifier("notice")
      }
      Spacer()
    }
    .animation(.easeInOut(duration: 0.2), value: centre.message)
  }
}

struct DeepButton: View {
  @EnvironmentObject private var centre: NoticeCentre

  var body: some View {
    Button("Ask") { centre.say("Answer comes by mail") }
  }
}

struct CentreRoot: View {
  @StateObject private var centre = NoticeCentre()

  var body: some View {
    ZStack {
      Group { VStack { DeepButton() } }
      NoticeLayer()
    }
    .environmentObject(centre)
    .environment(\.noticeTint, .green)
  }
}

#Preview("Centre") { CentreRoot() }
