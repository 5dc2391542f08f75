import AnimaticTime
import Testing

@testable import AnimaticUI

@Suite struct TimerTests {
  private typealias Timer = AnimaticUI.Timer
  private let run = VirtualRun()

  @Test func aOneShotFiresOnceAndIsInvalidThen() throws {
    let log = run.log
    let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { log("fired \($0.isValid)") }
    #expect(timer.isValid)
    #expect(timer.timeInterval == 0)
    #expect(try run.play(to: 9) == ["2 fired false"])
    #expect(!timer.isValid)
    timer.fire()
    #expect(run.lines.count == 1)
  }

  @Test func aRepeatingTimerKeepsItsGrid() throws {
    let log = run.log
    let timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in log("tick") }
    run.at(1) { timer.invalidate() }
    #expect(try run.play(to: 9) == ["0.3 tick", "0.6 tick", "0.9 tick"])
    #expect(run.clock.pending.isEmpty)
  }

  @Test func gridsDoNotDrift() throws {
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in count += 1 }
    try run.play(to: 1000)
    #expect(count == 10_000)
    #expect(timer.fireDate == VirtualTime.date(at: Instant(seconds: 1000.1)))
  }

  @Test func missedFiresAreSkipped() throws {
    let log = run.log
    let timer = Timer(
      fire: VirtualTime.startDate.addingTimeInterval(-1.25), interval: 0.5, repeats: true
    ) { timer in
      log("tick")
      if run.lines.count == 3 { timer.invalidate() }
    }
    AnimaticUI.RunLoop.main.add(timer, forMode: .common)
    #expect(try run.play(to: 9) == ["0 tick", "0.25 tick", "0.75 tick"])
  }

  @Test func ticksOfOneInstantGoByTheirLastArming() throws {
    let log = run.log
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in log("C") }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log("A") }
    run.at(1) { log("D") }
    #expect(try run.play(to: 1) == ["0.5 C", "1 D", "1 A", "1 C"])
  }

  @Test func fireRunsTheBlockAndLeavesTheGrid() throws {
    let log = run.log
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log("tick") }
    run.at(0.4) { timer.fire() }
    #expect(try run.play(to: 2) == ["0.4 tick", "1 tick", "2 tick"])
  }

  @Test func fireUsesUpAOneShot() throws {
    let log = run.log
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log("fired") }
    run.at(0.4) { timer.fire() }
    #expect(try run.play(to: 2) == ["0.4 fired"])
  }

  @Test func theFireDateCanBeMoved() throws {
    let log = run.log
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      log("tick")
      if run.lines.count == 2 { timer.fireDate = timer.fireDate.addingTimeInterval(0.25) }
    }
    run.at(0.5) { timer.fireDate = VirtualTime.date(at: Instant(seconds: 3)) }
    #expect(try run.play(to: 5.5) == ["3 tick", "4 tick", "4.25 tick", "5.25 tick"])
  }

  @Test func aTimerWaitsForItsRunLoopAndIsAddedOnce() throws {
    let log = run.log
    let timer = Timer(timeInterval: 1, repeats: false) { _ in log("fired") }
    #expect(try run.play(to: 0.5) == [])
    AnimaticUI.RunLoop.main.add(timer, forMode: .default)
    AnimaticUI.RunLoop.main.add(timer, forMode: .common)
    #expect(try run.play(to: 3) == ["1 fired"])
  }

  @Test func invalidateInItsOwnBlockStops() throws {
    let log = run.log
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      log("tick")
      timer.invalidate()
    }
    #expect(try run.play(to: 9) == ["1 tick"])
  }

  /// Foundation's rule for one-shots: 0.1 ms.
  @Test(arguments: [0, -5, -Double.infinity])
  func aOneShotWithoutDelayWaitsATenthOfAMillisecond(interval: Double) throws {
    let log = run.log
    Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in log("fired") }
    #expect(try run.play(to: 1) == ["0.0001 fired"])
  }

  @Test(arguments: [Double.nan, .infinity, 1e12])
  func aOneShotThatIsNeverDue(interval: Double) throws {
    let log = run.log
    Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in log("fired") }
    #expect(try run.play(to: 1e9) == [])
  }

  /// Zero-interval repetition starves everything else (C29): it is an error that names the timer.
  @Test(arguments: [0, -1, -Double.infinity])
  func aRepeatingTimerNeedsAnInterval(interval: Double) throws {
    let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true, file: "A.swift", line: 5) {
      _ in
    }
    #expect(!timer.isValid)
    let origin = WorkOrigin(what: "Timer.scheduledTimer", file: "A.swift", line: 5)
    #expect(throws: ClockError.badInterval(origin: origin, seconds: interval)) { try run.play(to: 1) }
  }

  @Test func notANumberIsNoInterval() {
    Timer.scheduledTimer(withTimeInterval: .nan, repeats: true) { _ in }
    #expect(throws: ClockError.self) { try run.play(to: 1) }
  }

  @Test func tinyIntervalsAreTenThousandASecondAtMost() throws {
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 1e-12, repeats: true) { _ in count += 1 }
    try run.play(to: 0.01)
    #expect(count == 100)
  }

  @Test func datesFollowTheClock() throws {
    try run.play(to: 1.5)
    #expect(VirtualTime.date(at: run.clock.now) == VirtualTime.startDate.addingTimeInterval(1.5))
    #expect(VirtualTime.instant(of: VirtualTime.startDate.addingTimeInterval(2)) == Instant(seconds: 2))
    #expect(VirtualTime.instant(of: .distantFuture) == .distantFuture)
    #expect(VirtualTime.date(at: .distantFuture) == .distantFuture)
    #expect(VirtualTime.instant(of: .distantPast) < .zero)
  }
}
