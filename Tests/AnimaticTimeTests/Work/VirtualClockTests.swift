import AnimaticTime
import Testing

@Suite struct VirtualClockTests {
  @Test func nothingRunsBeforeItsTime() throws {
    let m = Marbles()
    m.put("A", at: 4)
    #expect(try m.play(to: 3.999_999_999) == [])
    #expect(m.clock.nextDue == Instant(seconds: 4))
    #expect(try m.play(to: 4) == ["4 A"])
    #expect(try m.play(to: 5) == [])
    #expect(m.clock.now == Instant(seconds: 5))
    #expect(m.clock.nextDue == nil)
  }

  @Test func orderIsTimeThenLaneThenSequence() throws {
    let m = Marbles()
    for lane in WorkLane.allCases.reversed() {
      for name in ["1", "2"] { m.put("\(lane)\(name)", at: 1, lane) }
    }
    m.put("early", at: 0.5, .task)
    #expect(m.clock.pending.map(\.origin.what).first == "early")
    #expect(m.clock.pending.map(\.lane) == [.task] + WorkLane.allCases.flatMap { [$0, $0] })
    #expect(
      try m.play(to: 1) == [
        "0.5 early", "1 event1", "1 event2", "1 timer1", "1 timer2", "1 main1", "1 main2", "1 task1",
        "1 task2",
      ])
    #expect(try m.play(to: 1) == [])
    #expect(try m.play(to: 1.5) == ["1 sweep1", "1 sweep2"])
  }

  /// A and B due at 1, C repeating every 0.5 and re-armed with a new number, D a scenario event (C27).
  @Test func tiesGoByWhenTheyWereQueued() throws {
    let m = Marbles()
    m.put("A", at: 1, .timer)
    m.put("B", at: 1, .timer)
    m.put("C", at: 0.5, .timer) { m.put("C", at: 1, .timer) }
    m.put("D", at: 1, .event)
    #expect(try m.play(to: 2) == ["0.5 C", "1 D", "1 A", "1 B", "1 C"])
  }

  @Test func workForNowRunsInLaterTurnsLowerLanesFirst() throws {
    let m = Marbles()
    m.clock.endOfTurn = { m.mark("|") }
    m.put("A", at: 1) {
      m.put("C", at: 1)
      m.put("D", at: 1, .task)
      m.put("E", at: 1, .timer)
    }
    m.put("B", at: 1)
    #expect(
      try m.play(to: 1) == ["1 A", "1 B", "1 |", "1 E", "1 |", "1 C", "1 |", "1 D", "1 |"])
  }

  @Test func endOfTurnMaySchedule() throws {
    let m = Marbles()
    var flushes = 0
    m.clock.endOfTurn = {
      flushes += 1
      if flushes < 3 { m.put("flushed", at: 1) }
    }
    m.put("A", at: 1)
    #expect(try m.play(to: 1) == ["1 A", "1 flushed", "1 flushed"])
    #expect(flushes == 3)
  }

  /// A chain of zero delays stays at its instant, after all that was due there (C28).
  @Test func zeroDelaysDoNotMoveTime() throws {
    let m = Marbles()
    m.put("a", at: 1) { m.put("b", at: 1) { m.put("c", at: 1) } }
    m.put("due", at: 1)
    #expect(try m.play(to: 1) == ["1 a", "1 due", "1 b", "1 c"])
  }

  @Test func cancelHoldsWithinATurn() throws {
    let m = Marbles()
    var b: WorkTicket?
    m.put("A", at: 1) { #expect(m.clock.cancel(b!)) }
    b = m.put("B", at: 1)
    let c = m.put("C", at: 1)
    #expect(try m.play(to: 2) == ["1 A", "1 C"])
    #expect(!m.clock.cancel(b!))
    #expect(!m.clock.cancel(c))
  }

  @Test func workForNowCanBeSeenAndCancelledWithinTheTurn() throws {
    let m = Marbles()
    m.put("A", at: 1) {
      let cancelled = m.put("cancelled", at: 1, .event)
      m.put("C", at: 1, .timer)
      #expect(m.clock.nextDue == Instant(seconds: 1))
      #expect(m.clock.pending.map(\.origin.what) == ["cancelled", "C", "B"])
      #expect(m.clock.cancel(cancelled))
    }
    m.put("B", at: 1)
    #expect(try m.play(to: 2) == ["1 A", "1 B", "1 C"])
    #expect(m.clock.roomInUse == 0)
  }

  @Test func aTicketIsDeadOnceItsWorkRuns() throws {
    let m = Marbles()
    var ticket: WorkTicket?
    var answer: Bool?
    ticket = m.put("A", at: 1) {
      m.put("next in the same slot", at: 2)
      answer = m.clock.cancel(ticket!)
    }
    #expect(try m.play(to: 3) == ["1 A", "2 next in the same slot"])
    #expect(answer == false)
  }

  @Test func thePastIsNowAndNeverIsNever() throws {
    let m = Marbles()
    m.put("never", at: .infinity)
    m.put("A", at: 5) { m.put("past", at: 1) }
    m.put("negative", at: -3)
    #expect(try m.play(to: 10) == ["0 negative", "5 A", "5 past"])
    #expect(try m.play(to: 3) == [])
    #expect(m.clock.now == Instant(seconds: 10))
    #expect(m.clock.nextDue == nil)
    try m.clock.advance(to: .distantFuture)
    #expect(m.row == [])
    #expect(m.clock.pending.map(\.origin.what) == ["never"])
  }

  @Test func aSweepRunsBeforeTimeGoesOnAndWhatItSchedulesToo() throws {
    let m = Marbles()
    m.put("sweep", at: 1, .sweep) { m.put("after sweep", at: 1) }
    m.put("B", at: 1)
    #expect(try m.play(to: 1) == ["1 B"])
    m.put("event", at: 1, .event)
    #expect(try m.play(to: 1) == ["1 event"])
    #expect(try m.play(to: 2) == ["1 sweep", "1 after sweep"])
  }

  @Test func anEndlessChainIsNamed() throws {
    let m = Marbles(turnLimit: 1000)
    func again() { m.put("loop", at: 2, then: again) }
    func bystander(_ n: Int) { if n > 0 { m.put("bystander", at: 2) { bystander(n - 1) } } }
    m.put("loop", at: 2, then: again)
    bystander(990)
    let expected = ClockError.livelock(
      at: Instant(seconds: 2), origin: WorkOrigin(what: "loop"), turns: 1000)
    #expect(throws: expected) { try m.clock.advance(to: Instant(seconds: 3)) }
    #expect(m.clock.now == Instant(seconds: 2))
    #expect(throws: expected) { try m.clock.advance(to: Instant(seconds: 3)) }
  }

  @Test func theTurnLimitIsPerInstant() throws {
    let m = Marbles(turnLimit: 10)
    for second in 1...100 { for lane in WorkLane.allCases { m.put("x", at: Double(second), lane) } }
    #expect(try m.play(to: 200).count == 500)
    for _ in 0..<10 { m.put("x", at: 300, .main) }
    #expect(try m.play(to: 300).count == 10)
  }

  @Test func theOwnerTravelsWithTheWork() throws {
    let m = Marbles()
    var owners: [String] = []
    m.clock.owner = "banner"
    m.put("A", at: 1) {
      owners.append(m.clock.owner)
      m.put("B", at: 2) { owners.append(m.clock.owner) }
      m.clock.owner = "changed"
    }
    m.clock.owner = "other"
    m.clock.schedule(at: .zero, lane: .main, origin: WorkOrigin(what: "C", owner: "own")) {
      owners.append(m.clock.owner)
    }
    _ = try m.play(to: 3)
    #expect(owners == ["own", "banner", "banner"])
    #expect(m.clock.owner == "other")
  }

  @Test func theObserverHearsOfEverything() throws {
    let m = Marbles()
    var heard: [String] = []
    m.clock.observer = { event in
      switch event {
      case .scheduled(_, let due, let origin): heard.append("+\(origin.what)@\(Marbles.text(due))")
      case .cancelled(_, let origin): heard.append("-\(origin.what)@\(Marbles.text(m.clock.now))")
      case .fired(_, let origin): heard.append("!\(origin.what)@\(Marbles.text(m.clock.now))")
      }
    }
    let a = m.put("A", at: 4)
    m.put("B", at: 1) { m.clock.cancel(a) }
    m.put("past", at: -1)
    _ = try m.play(to: 5)
    #expect(heard == ["+A@4", "+B@1", "+past@0", "!past@0", "!B@1", "-A@1"])
  }

  @Test func aRemainderKeepsItsPlaceInSilence() throws {
    let m = Marbles()
    let ticket = m.put("A", at: 2)
    m.put("B", at: 2)
    #expect(m.clock.cancel(ticket, leaving: { m.mark("rest of A") }))
    #expect(m.clock.pending.map(\.origin.what) == ["B"])
    #expect(!m.clock.cancel(ticket, leaving: {}))
    #expect(try m.play(to: 3) == ["2 rest of A", "2 B"])
  }

  @Test func workMayRunEarly() throws {
    let m = Marbles()
    let later = m.put("later", at: 3)
    m.put("A", at: 1) {
      #expect(m.clock.runEarly(later))
      #expect(!m.clock.runEarly(later))
    }
    #expect(try m.play(to: 5) == ["1 A", "1 later"])
  }

  @Test func whatComesDueWhileSuspendedRunsLate() throws {
    let m = Marbles()
    m.put("A", at: 2)
    m.put("T", at: 1, .timer) { m.put("T again", at: 2.5, .timer) }
    let cancelled = m.put("cancelled", at: 2)
    m.put("B", at: 9)
    m.put("away", at: 0.5, .event) { m.clock.isSuspended = true }
    m.put("event", at: 1, .event)
    #expect(try m.play(to: 3) == ["0.5 away", "1 event"])
    #expect(m.clock.pending.map(\.origin.what) == ["T", "A", "cancelled", "B"])
    #expect(m.clock.nextDue == Instant(seconds: 9))
    #expect(m.clock.cancel(cancelled))
    m.put("back", at: 4, .event) {
      m.clock.isSuspended = false
      m.put("soon", at: 4)
    }
    m.put("same turn", at: 4, .event)
    #expect(
      try m.play(to: 9) == ["4 back", "4 same turn", "4 T", "4 A", "4 T again", "4 soon", "9 B"])
    #expect(m.clock.roomInUse == 0)
  }

  @Test func aFailureStopsTheClock() throws {
    let m = Marbles()
    let first = ClockError.badInterval(origin: WorkOrigin(what: "Timer"), seconds: 0)
    m.put("A", at: 1) {
      m.clock.failure = first
      m.clock.failure = .badInterval(origin: WorkOrigin(what: "second"), seconds: -1)
    }
    m.put("B", at: 2)
    #expect(throws: first) { try m.clock.advance(to: Instant(seconds: 3)) }
    #expect(m.clock.now == Instant(seconds: 1))
    #expect(throws: first) { try m.clock.advance(to: Instant(seconds: 3)) }
    m.clock.failure = nil
    #expect(try m.play(to: 3) == ["1 A", "2 B"])
  }

  @Test func advancingFromWithinIsAnError() throws {
    let m = Marbles()
    m.put("A", at: 1) {
      #expect(throws: ClockError.self) { try m.clock.advance(to: Instant(seconds: 9)) }
    }
    #expect(try m.play(to: 2) == ["1 A"])
  }

  @Test func errorsOfEndOfTurnPassThrough() throws {
    struct Broken: Error {}
    let m = Marbles()
    m.clock.endOfTurn = { throw Broken() }
    #expect(throws: Broken.self) { try m.clock.endTurnNow() }
    m.put("A", at: 1)
    #expect(throws: Broken.self) { try m.clock.advance(to: Instant(seconds: 2)) }
    m.clock.endOfTurn = nil
    #expect(try m.play(to: 2) == ["1 A"])
  }

  @Test func workIsReleasedWhenItIsCancelledAndMayThenCancelMore() throws {
    final class Holder {
      let onRelease: () -> Void
      init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    let m = Marbles()
    let other = m.put("other", at: 1)
    let ticket: WorkTicket
    do {
      let holder = Holder { m.clock.cancel(other) }
      ticket = m.put("A", at: 1) { withExtendedLifetime(holder) {} }
    }
    m.clock.cancel(ticket)
    #expect(try m.play(to: 2) == [])
  }
}
