import SwiftUI

/// A toast with one uncancelled timer for each tap.
struct LateHide: View {
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Save") { show() }
      if isShown {
        Text("Saved \(count) times")
          .transition(.opacity)
      }
    }
  }

  private func show() {
    count += 1
    withAnimation { isShown = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      withAnimation(.easeOut(duration: 0.2)) { isShown = false }
    }
  }
}

#Preview("Late") { LateHide() }
