import AnimaticUI
import Testing

@Suite struct LongPressGestureTests {
  private func stamp(_ word: String) -> String { "\(word) \(VirtualTime.clock.now.seconds)" }

  private func host(_ journal: Journal, _ duration: Double = 0.5, _ distance: CGFloat = 10) throws -> TestHost
  {
    try TestHost {
      Color.red.frame(width: 200, height: 100)
        .onLongPressGesture(minimumDuration: duration, maximumDistance: distance) {
          journal.note(stamp("held"))
        } onPressingChanged: {
          journal.note(stamp("\($0)"))
        }
    }
  }

  @Test func `a long press is one after exactly half a second, with the finger down`() throws {
    let journal = Journal()
    let host = try host(journal)
    try host.touch(1, for: 2)
    #expect(journal.lines == ["true 1.0"])
    try host.advance(to: 1.4999)
    #expect(journal.lines == ["true 1.0"])
    try host.advance(to: 1.5)
    #expect(journal.lines == ["true 1.0", "held 1.5", "false 1.5"])
    try host.advance(to: 4)
    #expect(journal.lines.count == 3)
  }

  @Test func `who leaves at the very instant has held long enough, who leaves before has not`() throws {
    let journal = Journal()
    let host = try host(journal)
    try host.touch(1, for: 0.5)
    try host.advance(to: 2)
    #expect(journal.lines == ["true 1.0", "held 1.5", "false 1.5"])
    try host.touch(3, for: 0.499)
    try host.advance(to: 4)
    #expect(journal.lines.suffix(2) == ["true 3.0", "false 3.499"])
  }

  @Test func `the finger may move by ten points and no further`() throws {
    let journal = Journal()
    let host = try host(journal)
    try host.touch(1, by: CGSize(width: 10, height: 0), for: 1)
    try host.advance(to: 3)
    #expect(journal.lines == ["true 1.0", "held 1.5", "false 1.5"])
    try host.touch(4, by: CGSize(width: 30, height: 0), for: 1)
    try host.advance(to: 6)
    // 30 points a second: over 10 with the 41st touch.
    #expect(journal.lines.count == 5)
    #expect(journal.lines[4] == stamp(4 + 41.0 / 120))
  }

  private func stamp(_ time: Double) -> String { "false \(time)" }

  @Test func `an infinite press only tells of the finger`() throws {
    let journal = Journal()
    let host = try host(journal, .infinity)
    try host.touch(1, for: 100)
    try host.advance(to: 102)
    #expect(journal.lines == ["true 1.0", "false 101.0"])
  }

  @Test func `a tap beside a long press is one before it`() throws {
    let journal = Journal()
    let host = try TestHost {
      Color.red.frame(width: 200, height: 100)
        .onTapGesture { journal.note("tap") }
        .onLongPressGesture { journal.note("held") }
    }
    try host.touch(1, for: 0.2)
    try host.advance(to: 2)
    #expect(journal.lines == ["tap"])
  }

  @Test func `the older spelling and the gesture say the same`() throws {
    let journal = Journal()
    let host = try TestHost {
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 100)
          .onLongPressGesture(minimumDuration: 1, pressing: { journal.note("\($0)") }) { journal.note("old") }
        Color.blue.frame(width: 200, height: 100)
          .gesture(
            LongPressGesture(minimumDuration: 1).onChanged { journal.note("changed \($0)") }
              .onEnded { journal.note("ended \($0)") })
      }
    }
    try host.touch(1, y: 250, for: 1.5)
    try host.touch(3, y: 350, for: 1.5)
    try host.advance(to: 5)
    #expect(journal.lines == ["true", "old", "false", "changed true", "ended true"])
  }
}
