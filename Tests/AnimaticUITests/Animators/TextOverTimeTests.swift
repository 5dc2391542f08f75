import AnimaticUI
import Testing

private let start = VirtualTime.startDate
private func after(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

@Suite struct TextOverTimeTests {
  /// What a text reads at times, in order.
  private func readings(_ text: Text, _ times: [Double]) throws -> [String] {
    let host = try TestHost { text.accessibilityIdentifier("t") }
    return try times.map { time in
      try host.advance(to: time)
      return host.element("t")?.texts.first ?? ""
    }
  }

  @Test func `a timer counts down to its date and then up`() throws {
    let text = Text(after(2.5), style: .timer)
    #expect(
      try readings(text, [0, 0.49, 0.5, 1.49, 1.5, 2.49, 2.5, 3.49, 3.5]) == [
        "0:03", "0:03", "0:02", "0:02", "0:01", "0:01", "0:00", "0:00", "0:01",
      ])
    #expect(try readings(Text(after(-3_599), style: .timer), [0, 1, 61]) == ["59:59", "1:00:00", "1:01:00"])
  }

  @Test func `relative names the two largest units`() throws {
    #expect(
      try readings(Text(after(674), style: .relative), [0, 14, 614, 673, 674, 675]) == [
        "11 min, 14 sec", "11 min", "1 min", "1 sec", "0 sec", "1 sec",
      ])
    #expect(
      try readings(Text(after(-3_600 * 26), style: .relative), [0, 3599, 3600, 79_200]) == [
        "1 day, 2 hr", "1 day, 2 hr", "1 day, 3 hr", "2 days",
      ])
  }

  @Test func `offset names the largest unit and the direction`() throws {
    #expect(
      try readings(Text(after(61), style: .offset), [0, 1, 2, 60, 61, 62, 181]) == [
        "-1 minute", "-1 minute", "-59 seconds", "-1 second", "+0 seconds", "+1 second", "+2 minutes",
      ])
  }

  @Test func `an interval is counted and stands outside of it`() throws {
    let interval = after(1)...after(4)
    #expect(
      try readings(Text(timerInterval: interval), [0, 0.9, 1, 1.5, 2, 3.9, 4, 9]) == [
        "0:03", "0:03", "0:03", "0:03", "0:02", "0:01", "0:00", "0:00",
      ])
    #expect(
      try readings(Text(timerInterval: interval, countsDown: false), [0, 1.9, 2, 4, 9]) == [
        "0:00", "0:00", "0:01", "0:03", "0:03",
      ])
    #expect(
      try readings(Text(timerInterval: interval, pauseTime: after(2.2)), [1, 2, 9]) == [
        "0:03", "0:02", "0:02",
      ])
    #expect(
      try readings(Text(timerInterval: start...after(5_400), showsHours: false), [0, 1]) == [
        "90:00", "89:59",
      ])
  }

  @Test func `it wakes for its changes only, and not after its end or its view's`() throws {
    let shown = Outside(true)
    let host = try TestHost { Shown(shown: shown) { Text(timerInterval: start...after(2)) } }
    shown.attach(host)
    #expect(host.clock.pending.map(\.origin.what) == ["Text over time in Shown"])
    #expect(host.clock.nextDue?.seconds == 1)
    try host.advance(to: 2)
    #expect(host.clock.nextDue == nil)
    let other = try TestHost { Shown(shown: shown) { Text(start, style: .timer) } }
    shown.attach(other)
    try other.at(3.5) { shown.write(false) }
    #expect(other.clock.nextDue == nil)
    #expect(try TestHost { Text("still") }.clock.nextDue == nil)
    // A day from now the minutes do not change every second.
    let far = try TestHost { Text(after(-90_000), style: .relative) }
    #expect(far.clock.nextDue?.seconds == 3_600)
  }

  @Test func `pieces over time stand among others, and texts may change kind`() throws {
    let ticking = Outside(true)
    let host = try TestHost {
      Watching(ticking) { ticks in
        (Text("in ") + (ticks ? Text(after(3), style: .timer) : Text("a while")))
          .accessibilityIdentifier("t")
      }
    }
    ticking.attach(host)
    try host.advance(to: 1)
    #expect(host.element("t")?.texts == ["in 0:02"])
    try host.at(1.5) { ticking.write(false) }
    #expect(host.element("t")?.texts == ["in a while"])
    #expect(host.clock.nextDue == nil)
  }

  @Test func `dates far away do no harm`() throws {
    #expect(try readings(Text(.distantFuture, style: .relative), [0]).first?.contains(" days") == true)
    #expect(try readings(Text(.distantPast, style: .offset), [0, 1]).first?.hasPrefix("+") == true)
    _ = try readings(Text(Date(timeIntervalSinceReferenceDate: .nan), style: .timer), [0, 1])
    _ = try readings(Text(timerInterval: .distantPast ... .distantFuture), [0, 1])
  }
}
