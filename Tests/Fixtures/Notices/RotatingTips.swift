import Combine
import SwiftUI

/// Shows tips one after the other, by a timer that lives in the view's state.
struct RotatingTips: View {
  let tips: [String]
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var shown = 0

  var body: some View {
    VStack(spacing: 8) {
      ZStack {
        ForEach(Array(tips.enumerated()), id: \.offset) { index, tip in
          if index == shown {
            Text(tip)
              .frame(maxWidth: .infinity)
              .transition(
                .asymmetric(
                  insertion: .move(edge: .trailing).combined(with: .opacity),
                  removal: .move(edge: .leading).combined(with: .opacity)))
          }
        }
      }
      .clipped()
      Gauge(value: Double(shown + 1), in: 0...Double(tips.count)) {
        Text("\(shown + 1) of \(tips.count)").font(.caption)
      }
      .tint(.purple)
    }
    .padding(12)
    .background(.background.secondary, in: .rect(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
    .onReceive(timer) { _ in
      withAnimation(.easeInOut(duration: 0.4)) { shown = (shown + 1) % tips.count }
    }
    .onTapGesture {
      // From the tap on a whole second again.
      timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    }
  }
}

#Preview("Tips") {
  RotatingTips(tips: ["Swipe to archive", "Hold to select", "Shake to undo"])
    .frame(width: 260)
}
