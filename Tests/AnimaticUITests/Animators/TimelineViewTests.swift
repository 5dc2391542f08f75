import AnimaticTime
import AnimaticUI
import Testing

/// Notes when a timeline's content is made, and for which date, in seconds from the start of the run.
private final class Notes {
  var lines: [String] = []
  func note(_ date: Date) {
    let start = VirtualTime.startDate.timeIntervalSinceReferenceDate
    // Dates are coarser than the microsecond; what matters is that they are not off by more.
    let seconds = ((date.timeIntervalSinceReferenceDate - start) * 1e6).rounded() / 1e6
    lines.append("\(VirtualTime.clock.now.value): \(seconds)")
  }
}

private struct Clockface<Schedule: TimelineSchedule>: View {
  let schedule: Schedule
  let notes: Notes
  var body: some View {
    TimelineView(schedule) { context in
      let _ = notes.note(context.date)
      Text("x").offset(y: context.date.timeIntervalSince(VirtualTime.startDate) * 100)
    }
  }
}

private struct Custom: TimelineSchedule {
  let dates: (Date) -> AnyIterator<Date>
  func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> { dates(startDate) }
}

private let start = VirtualTime.startDate

@Suite struct TimelineViewTests {
  private func play<S: TimelineSchedule>(
    _ schedule: S, to seconds: Double
  ) throws -> (host: TestHost, lines: [String]) {
    let notes = Notes()
    let host = try TestHost { Clockface(schedule: schedule, notes: notes) }
    try host.advance(to: seconds)
    return (host, notes.lines)
  }

  @Test func `a periodic schedule wakes at exact instants`() throws {
    let (host, lines) = try play(.periodic(from: start, by: 0.1), to: 0.45)
    #expect(lines == ["0: 0.0", "1/10: 0.1", "1/5: 0.2", "3/10: 0.3", "2/5: 0.4"])
    #expect(!host.graph.hasRunningAnimations)
    #expect(host.clock.pending.map(\.origin.what) == ["TimelineView in Clockface"])
  }

  @Test func `thirds and sixtieths of a second do not drift`() throws {
    let (_, thirds) = try play(.periodic(from: start, by: 1.0 / 3), to: 1000)
    #expect(thirds.count == 3001)
    #expect(thirds.suffix(2) == ["2999/3: 999.666667", "1000: 1000.0"])
    let (_, frames) = try play(.periodic(from: start, by: 1.0 / 60), to: 100)
    #expect(frames.count == 6001)
    #expect(frames[77].hasPrefix("77/60: "))
    #expect(frames.last == "100: 100.0")
  }

  @Test func `a grid that began before shows its last date first`() throws {
    let (_, lines) = try play(.periodic(from: start.addingTimeInterval(-1.25), by: 0.5), to: 0.8)
    #expect(lines == ["0: -0.25", "1/4: 0.25", "3/4: 0.75"])
  }

  @Test func `a grid that begins later shows the present first`() throws {
    let (_, lines) = try play(.periodic(from: start.addingTimeInterval(1), by: 2), to: 4)
    #expect(lines == ["0: 0.0", "1: 1.0", "3: 3.0"])
  }

  @Test func `everyMinute wakes at whole minutes`() throws {
    // The run starts at 9:41:00; the view comes 10 seconds later.
    let notes = Notes()
    let shown = Outside(false)
    let host = try TestHost {
      Shown(shown: shown) { Clockface(schedule: .everyMinute, notes: notes) }
    }
    shown.attach(host)
    try host.at(10) { shown.write(true) }
    try host.advance(to: 150)
    #expect(notes.lines == ["10: 0.0", "60: 60.0", "120: 120.0"])
  }

  @Test func `explicit dates come one by one, and then no more`() throws {
    let dates = [-5, -2, 0.5, 0.5, 0.25, 2].map { start.addingTimeInterval($0) }
    let (host, lines) = try play(.explicit(dates), to: 9)
    // The one out of order is left out.
    #expect(lines == ["0: -2.0", "1/2: 0.5", "2: 2.0"])
    #expect(host.clock.nextDue == nil)
    #expect(try play(.explicit([start.addingTimeInterval(3)]), to: 4).lines == ["0: 0.0", "3: 3.0"])
    #expect(try play(.explicit([]), to: 4).lines == ["0: 0.0"])
  }

  @Test func `it stops with its view`() throws {
    let notes = Notes()
    let shown = Outside(true)
    let host = try TestHost {
      Shown(shown: shown) { Clockface(schedule: .periodic(from: start, by: 1), notes: notes) }
    }
    shown.attach(host)
    try host.at(2.5) { shown.write(false) }
    try host.advance(to: 9)
    #expect(notes.lines.count == 3)
    #expect(host.clock.nextDue == nil)
  }

  @Test func `schedules without an end or a step do not hang`() throws {
    for interval in [0, -1, Double.nan, .infinity] {
      let (host, lines) = try play(.periodic(from: start, by: interval), to: 3)
      #expect(lines == ["0: 0.0"])
      #expect(host.clock.nextDue == nil)
    }
    let stuck = Custom { date in AnyIterator { date } }
    let (host, lines) = try play(stuck, to: 3)
    #expect(lines.count == 1)
    #expect(
      host.kinds(.warning) == [
        "TimelineView in Clockface: its schedule gives more than 100000 dates up to 0 s; it is not updated any "
          + "more"
      ])
    let ancient = Custom { _ in
      var seconds = -1e9
      return AnyIterator {
        seconds += 1
        return start.addingTimeInterval(seconds)
      }
    }
    #expect(try play(ancient, to: 3).host.kinds(.warning).count == 1)
    let dense = Custom { date in
      var steps = 0.0
      return AnyIterator {
        steps += 1
        return date.addingTimeInterval(steps * 1e-5)
      }
    }
    // A hundred dates in a millisecond: the newest one is shown, a thousand times a second.
    #expect(try play(dense, to: 0.1).lines.count == 101)
    let never = Custom { _ in AnyIterator { .distantFuture } }
    #expect(try play(never, to: 3).host.clock.nextDue == nil)
    #expect(try play(Custom { _ in AnyIterator { .distantPast } }, to: 1).lines.count == 1)
  }

  @Test func `another schedule begins anew`() throws {
    let notes = Notes()
    let interval = Outside(1.0)
    let host = try TestHost {
      Watching(interval) { Clockface(schedule: .periodic(from: start, by: $0), notes: notes) }
    }
    interval.attach(host)
    try host.at(1.5) { interval.write(0.4) }
    try host.advance(to: 2.1)
    #expect(notes.lines == ["0: 0.0", "1: 1.0", "3/2: 1.2", "8/5: 1.6", "2: 2.0"])
  }

  @Test func `the context may be named`() throws {
    func face(_ context: TimelineViewDefaultContext) -> Text {
      Text(context.cadence == .live && context.cadence < .seconds ? "live" : "slow")
    }
    struct Own: View {
      var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) {
          (context: TimelineView<PeriodicTimelineSchedule, Text>.Context) in
          Text(context.cadence == .live ? "own" : "slow")
        }
      }
    }
    let host = try TestHost {
      VStack {
        TimelineView(.everyMinute, content: face)
        Own()
      }
    }
    #expect(host.exists("live"))
    #expect(host.exists("own"))
  }
}

struct Shown<Content: View>: View {
  let shown: Outside<Bool>
  @ViewBuilder let content: () -> Content
  var body: some View { if shown.value { content() } }
}

struct Watching<Value, Content: View>: View {
  private let outside: Outside<Value>
  private let content: (Value) -> Content
  init(_ outside: Outside<Value>, @ViewBuilder _ content: @escaping (Value) -> Content) {
    self.outside = outside
    self.content = content
  }
  var body: some View { content(outside.value) }
}

@Suite struct AnimationTimelineTests {
  private struct Ticker: View {
    var interval: Double?
    var isPaused = false
    var body: some View {
      TimelineView(.animation(minimumInterval: interval, paused: isPaused)) { context in
        Text("x").offset(y: context.date.timeIntervalSince(VirtualTime.startDate) * 100)
      }
    }
  }

  private func expect(
    _ host: TestHost, _ path: [(Double, Double)], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (time, value) in path {
      try host.advance(to: time)
      let seen = host.height("x")
      // Dates are no finer than 30 nanoseconds.
      #expect(abs(seen - value) < 1e-5, "at \(time): \(seen), not \(value)", sourceLocation: sourceLocation)
    }
  }

  @Test func `animation shows the instant that is looked at`() throws {
    let host = try TestHost { Ticker() }
    try expect(host, [(0, 0), (0.1, 10), (1.0 / 3, 100.0 / 3), (7.123, 712.3)])
    #expect(host.graph.endlessAnimations == ["TimelineView(.animation) in Ticker of it"])
    #expect(host.clock.nextDue == nil)
  }

  @Test func `a minimum interval is a grid from the start`() throws {
    let host = try TestHost { Ticker(interval: 1.0 / 30) }
    try expect(
      host, [(0.02, 0), (0.0334, 100.0 / 30), (0.05, 100.0 / 30), (0.0999, 200.0 / 30), (0.1, 10)])
    try expect(host, [(99.999, 9_996.666_667), (100, 10_000)])
    // Frames of the scenario lie on the grid itself.
    try host.clock.advance(to: Instant(Rational(3001, 30)))
    #expect(abs(host.height("x") - 300_100.0 / 30) < 1e-5)
    let late = Outside(false)
    let other = try TestHost { Shown(shown: late) { Ticker(interval: 0.5) } }
    late.attach(other)
    try other.at(0.3) { late.write(true) }
    try expect(other, [(0.3, 30), (0.79, 30), (0.8, 80), (1.2, 80), (1.3, 130)])
  }

  @Test func `a pause keeps what is shown`() throws {
    let paused = Outside(false)
    let host = try TestHost { Watching(paused) { Ticker(isPaused: $0) } }
    paused.attach(host)
    try host.at(0.4) { paused.write(true) }
    try expect(host, [(0.4, 40), (2, 40)])
    #expect(!host.graph.hasRunningAnimations)
    try host.at(3) { paused.write(false) }
    try expect(host, [(3, 300), (3.5, 350)])
    try expect(try TestHost { Ticker(isPaused: true) }, [(0, 0), (2, 0)])
  }

  @Test func `the same is seen however often one looks`() throws {
    for time in [0.1, 0.35, 5.0 / 7] {
      for interval in [nil, 0.1, 1.0 / 24] {
        let seen = try sampled(at: time, { try TestHost { Ticker(interval: interval) } }) { $0.height("x") }
        #expect(Set(seen).count == 1, "\(seen)")
      }
    }
  }

  @Test func `between two points of the grid the content is not made anew`() throws {
    let notes = Notes()
    let extra = Outside(0)
    let host = try TestHost {
      TimelineView(.animation(minimumInterval: 0.5)) { context in
        let _ = notes.note(context.date)
        Text("x").offset(y: Double(extra.value))
      }
    }
    extra.attach(host)
    for frame in 0...72 {
      try host.clock.advance(to: .frame(frame, fps: 60))
      _ = host.host.displayList()
    }
    #expect(notes.lines == ["0: 0.0", "1/2: 0.5", "1: 1.0"])
    // What it reads may change at any time.
    try host.at(1.3) { extra.write(9) }
    #expect(host.height("x") == 9)
    #expect(notes.lines.last == "13/10: 1.0")
  }

  @Test func `its dates as a sequence keep the interval`() {
    let dates = AnimationTimelineSchedule(minimumInterval: 0.25).entries(from: start, mode: .normal)
    #expect(dates.prefix(3).map { $0.timeIntervalSince(start) } == [0, 0.25, 0.5])
    #expect(Array(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency).prefix(1)) == [])
    #expect(
      Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal).prefix(1)) == [])
  }
}
