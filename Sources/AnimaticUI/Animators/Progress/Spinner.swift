/// The system's spinner: eight spokes on 20 points, the brightest of which goes round once a second.
///
/// It goes on in eight steps a second, so it makes eight pictures a second and no more. Steps and brightnesses
/// are a choice; size, number of spokes and period are iOS'.
struct Spinner: View {
  let tint: Color?
  @State private var start = Date.virtualNow
  @Environment(\.tintColor) private var surroundingTint

  var body: some View {
    TimelineView(kind: "ProgressView", .animation(minimumInterval: 0.125)) { context in
      Spokes(
        step: Int((context.timeIntervalSince(start) * 8).rounded()),
        color: tint ?? surroundingTint ?? Color.gray)
    }
    .frame(width: 20, height: 20)
  }
}

private struct Spokes: View {
  let step: Int
  let color: Color

  var body: some View {
    ZStack {
      ForEach(0..<8) { spoke in
        Spoke(number: spoke)
          .stroke(color, style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
          .opacity(Self.brightness(age: (step - spoke) & 7))
      }
    }
  }

  /// The spoke that was lit `age` steps ago: from 1 down to a quarter.
  static func brightness(age: Int) -> Double { 1 - 0.75 * Double(age) / 7 }
}

/// One of eight lines around the middle of the frame, the first of them at the top, clockwise. With their round
/// ends they reach from 4.5 to 10 points.
private struct Spoke: Shape {
  let number: Int

  nonisolated func path(in rect: CGRect) -> Path {
    let angle = Double(number) * .pi / 4
    func point(_ radius: Double) -> CGPoint {
      CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
    }
    return Path { path in
      path.move(to: point(5.75))
      path.addLine(to: point(8.75))
    }
  }
}
