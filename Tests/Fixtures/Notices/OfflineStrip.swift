import Foundation
import SwiftUI

/// A strip at the top that counts down to the next attempt with a repeating timer.
struct OfflineStrip: View {
  @Binding var isOffline: Bool
  @State private var secondsLeft = 3
  @State private var timer: Timer?

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "wifi.slash")
      Text(secondsLeft > 0 ? "Retrying in \(secondsLeft) s" : "Retrying…")
        .accessibilityIdentifier("countdown")
    }
    .font(.footnote)
    .foregroundColor(.white)
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
    .background(Color.gray)
    .onAppear(perform: start)
    .onDisappear { timer?.invalidate() }
  }

  private func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      if secondsLeft > 0 {
        secondsLeft -= 1
      } else {
        timer.invalidate()
        withAnimation { isOffline = false }
      }
    }
  }
}

private struct Feed: View {
  @State private var isOffline = false

  var body: some View {
    VStack(spacing: 0) {
      if isOffline {
        OfflineStrip(isOffline: $isOffline)
          .transition(.move(edge: .top))
      }
      Button("Lose the network") {
        withAnimation(.easeInOut(duration: 0.5)) { isOffline = true }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

#Preview { Feed() }
