import AnimaticTime
import Testing

@testable import AnimaticUI

@Suite struct DispatchQueueTests {
  private typealias Queue = AnimaticUI.DispatchQueue
  private let run = VirtualRun()

  @Test func equalDeadlinesInTheOrderOfSubmissionAndThePastIsNow() throws {
    let log = run.log
    run.at(1) {
      Queue.main.asyncAfter(deadline: .now() + 1) { log("A") }
      Queue.global().asyncAfter(deadline: .now() + .milliseconds(1000)) { log("B") }
      Queue.main.async { log("now") }
      Queue.main.asyncAfter(deadline: .now() - 9) { log("past") }
      Queue.main.asyncAfter(deadline: .now() + -1) { log("negative") }
    }
    #expect(try run.play(to: 5) == ["1 now", "1 past", "1 negative", "2 A", "2 B"])
  }

  @Test func brokenDelaysAreNever() throws {
    let log = run.log
    for delay in [Double.nan, .infinity, 1e300, 1e12] {
      Queue.main.asyncAfter(deadline: .now() + delay) { log("\(delay)") }
    }
    Queue.main.asyncAfter(deadline: .distantFuture) { log("distant") }
    Queue.main.asyncAfter(deadline: .now() + .never) { log("never") }
    Queue.main.asyncAfter(deadline: .now() + .seconds(.max)) { log("max") }
    #expect(try run.play(to: 1e9) == [])
    #expect(run.clock.pending.count == 7)
  }

  @Test func syncRunsAfterWhatWasSubmitted() throws {
    let log = run.log
    let queue = Queue(label: "store")
    run.at(1) {
      queue.async { log("first") }
      queue.asyncAfter(deadline: .now() + 1) { log("later") }
      let answer = queue.sync { () -> Int in
        log("sync")
        return 3
      }
      #expect(answer == 3)
      queue.async { log("second") }
    }
    #expect(try run.play(to: 3) == ["1 first", "1 sync", "1 second", "2 later"])
  }

  @Test func syncThrowsWhatItsBlockThrows() {
    struct Broken: Error {}
    #expect(throws: Broken.self) { try Queue(label: "q").sync { throw Broken() } }
    #expect(throws: Broken.self) { try Queue.global().asyncAndWait { throw Broken() } }
  }

  @Test func syncOnTheOwnQueueIsAnError() throws {
    run.at(2) { Queue.main.sync(file: "A.swift", line: 3) {} }
    let origin = WorkOrigin(what: "DispatchQueue.main.sync", file: "A.swift", line: 3)
    #expect(throws: ClockError.blocked(at: Instant(seconds: 2), origin: origin)) { try run.play(to: 3) }
  }

  @Test func aGlobalQueueMaySyncToMain() throws {
    let log = run.log
    Queue.global().async {
      Queue.main.sync { log("main") }
      Queue.global().sync { log("global") }
    }
    #expect(try run.play(to: 0) == ["0 main", "0 global"])
  }

  @Test func aZeroDelayLoopIsNamed() throws {
    func again() { Queue.main.async(file: "Loop.swift", line: 9) { again() } }
    run.at(1) { again() }
    let origin = WorkOrigin(what: "DispatchQueue.main.async", file: "Loop.swift", line: 9)
    #expect(throws: ClockError.livelock(at: Instant(seconds: 1), origin: origin, turns: 10_000)) {
      try run.play(to: 2)
    }
  }

  @Test func groupsNotifyWhenTheyAreEmpty() throws {
    let log = run.log
    let group = AnimaticUI.DispatchGroup()
    group.enter()
    group.enter()
    Queue.main.asyncAfter(deadline: .now() + 2) { group.leave() }
    Queue.main.asyncAfter(deadline: .now() + 1, execute: AnimaticUI.DispatchWorkItem { group.leave() })
    group.notify(queue: .main) { log("empty") }
    #expect(group.wait(timeout: .now() + 9) == .timedOut)
    #expect(try run.play(to: 3) == ["2 empty"])
    group.leave()
    group.wait()
    group.notify(queue: .main) { log("still empty") }
    #expect(try run.play(to: 4) == ["2 empty", "3 still empty"])
  }

  @Test func iterationsRunInOrder() {
    var seen: [Int] = []
    Queue.concurrentPerform(iterations: 3) { seen.append($0) }
    Queue.concurrentPerform(iterations: -1) { seen.append($0) }
    #expect(seen == [0, 1, 2])
  }
}
