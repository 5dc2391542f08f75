import Combine
import SwiftUI

/// A notice with a ring that runs out, driven by a publisher that beats ten times a second.
struct CountdownRing: View {
  let total: TimeInterval
  var onEnd: () -> Void

  @State private var remaining: TimeInterval = 0
  private let beat = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  init(total: TimeInterval, onEnd: @escaping () -> Void) {
    self.total = total
    self.onEnd = onEnd
    _remaining = State(initialValue: total)
  }

  var body: some View {
    HStack(spacing: 10) {
      ZStack {
        Circle().stroke(Color.gray.opacity(0.3), lineWidth: 3)
        Circle()
          .trim(from: 0, to: max(0, remaining / total))
          .stroke(Color.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 0.1), value: remaining)
        Text("\(Int(remaining.rounded(.up)))")
          .font(.caption.monospacedDigit())
          .accessibilityIdentifier("seconds")
      }
      .frame(width: 28, height: 28)
      Text("Message will be sent")
      ProgressView(value: max(0, remaining), total: total)
        .frame(width: 60)
    }
    .padding(10)
    .background(Capsule().fill(Color(white: 0.95)))
    .onReceive(beat) { _ in
      remaining -= 0.1
      if remaining < 0.05 { onEnd() }
    }
  }
}

private struct MailScreen: View {
  @State private var isSending = false

  var body: some View {
    VStack(spacing: 24) {
      if isSending {
        CountdownRing(total: 2) { isSending = false }
          .accessibilityIdentifier("ring")
      }
      Button(isSending ? "Stop" : "Send") { isSending.toggle() }
    }
  }
}

#Preview("Mail") { MailScreen() }
