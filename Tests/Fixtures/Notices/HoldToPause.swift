import SwiftUI

/// A toast that waits as long as a finger rests on it.
struct HoldToPause: View {
  var title: String
  var seconds: Double
  var onExpire: () -> Void

  @GestureState private var isHeld = false
  @State private var left: Double = 0
  @State private var task: Task<Void, Never>?

  var body: some View {
    Text(title)
      .frame(width: 220, height: 50)
      .background(isHeld ? Color.yellow : Color.green)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .scaleEffect(isHeld ? 0.9 : 1)
      .animation(.linear(duration: 0.2), value: isHeld)
      .accessibilityIdentifier("toast")
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($isHeld) { _, held, _ in held = true }
      )
      .onAppear {
        left = seconds
        run()
      }
      .onChange(of: isHeld) { _, held in
        if held {
          task?.cancel()
        } else {
          run()
        }
      }
      .onDisappear { task?.cancel() }
  }

  private func run() {
    task = Task { @MainActor in
      while left > 0 {
        try? await Task.sleep(for: .milliseconds(100))
        if Task.isCancelled { return }
        left -= 0.1
        if left < 0.01 { left = 0 }
      }
      onExpire()
    }
  }
}

private struct PlayerScreen: View {
  @State private var isShown = false

  var body: some View {
    ZStack {
      if isShown {
        HoldToPause(title: "Added to queue", seconds: 1) {
          withAnimation(.linear(duration: 0.2)) { isShown = false }
        }
        .transition(.opacity)
      }
      Button("Add") { isShown = true }
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

#Preview("Player") { PlayerScreen() }
