/// A track with its leading part filled.
struct ProgressBar: View {
  let share: Double
  let tint: Color?

  var body: some View {
    ZStack {
      Capsule().fill(Color.system(.tertiarySystemFill))
      LeadingPart(share: share).fill(tint ?? Color.accentColor)
    }
    .frame(height: 4)
  }
}

/// A capsule over the leading share of its frame.
private struct LeadingPart: Shape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let width = rect.width * CGFloat(min(max(share, 0), 1))
    return Capsule().path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

/// A ring, 20 points wide, filled clockwise from its top.
struct ProgressRing: View {
  let share: Double
  let tint: Color?

  var body: some View {
    ZStack {
      Arc(share: 1).stroke(Color.system(.tertiarySystemFill), lineWidth: 3)
      Arc(share: share).stroke(
        tint ?? Color.accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round))
    }
    .frame(width: 20, height: 20)
  }
}

/// A share of a circle from its top clockwise, inset by half of the ring's width.
private struct Arc: Shape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let turn = min(max(share, 0), 1)
    guard turn > 0 else { return Path() }
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 1.5,
        startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * turn), clockwise: false)
    }
  }
}

/// A share as it is, or one that runs with the clock: an animation from the share of the present to the end.
struct TimedShare<Content: View>: View {
  let share: Double
  let time: ProgressTime?
  let content: (Double) -> Content

  var body: some View {
    if let time {
      RunningShare(time: time, content: content).id(time.key)
    } else {
      content(share)
    }
  }
}

private struct RunningShare<Content: View>: View {
  let time: ProgressTime
  let content: (Double) -> Content
  @State private var shown: Double?

  var body: some View {
    content(shown ?? time.share(at: .virtualNow))
      .onAppear {
        let now = Date.virtualNow
        shown = time.share(at: now)
        guard let length = time.secondsLeft(at: now) else { return }
        let wait = max(0, time.interval.lowerBound.timeIntervalSince(now))
        withAnimation(.linear(duration: length).delay(wait)) { shown = time.countsDown ? 0 : 1 }
      }
  }
}

extension ProgressTime {
  /// Tells one interval from another.
  fileprivate var key: [Double] {
    [
      interval.lowerBound.timeIntervalSinceReferenceDate, interval.upperBound.timeIntervalSinceReferenceDate,
      countsDown ? 1 : 0,
    ]
  }

  func share(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    let share = length > 0 ? min(max(passed / length, 0), 1) : (passed >= 0 ? 1 : 0)
    return countsDown ? 1 - share : share
  }

  /// How long the motion takes from a date on, seconds; nil once it is over.
  fileprivate func secondsLeft(at date: Date) -> Double? {
    let left = interval.upperBound.timeIntervalSince(max(date, interval.lowerBound))
    return left > 0 ? left : nil
  }
}
