import Foundation
import Testing

@testable import animatic

@Suite struct OrderedWorkersTests {
  struct Odd: Error, Equatable { var job: Int }

  /// Counts how many are under way at once.
  final class Gauge: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var most = 0
    private var now = 0
    func enter() {
      lock.withLock {
        now += 1; most = max(most, now)
      }
    }
    func leave() { lock.withLock { now -= 1 } }
  }

  @Test(arguments: [1, 2, 5]) func resultsComeInTheOrderOfTheJobs(count: Int) throws {
    var received: [Int] = []
    let workers = OrderedWorkers<Int, Int>(count: count) {
      { job in
        // Later jobs of each group are quicker, so that order is not kept by luck.
        for _ in 0..<(7 - job % 7) { sched_yield() }
        return job * job
      }
    } receive: {
      received.append($0)
    }
    for job in 0..<200 { try workers.submit(job) }
    try workers.finish()
    #expect(received == (0..<200).map { $0 * $0 })
  }

  @Test func theFirstErrorInOrderStopsReceiving() throws {
    var received: [Int] = []
    let workers = OrderedWorkers<Int, Int>(count: 3) {
      { job in
        if job >= 10 { throw Odd(job: job) }
        return job
      }
    } receive: {
      received.append($0)
    }
    #expect(throws: Odd(job: 10)) {
      for job in 0..<50 { try workers.submit(job) }
      try workers.finish()
    }
    workers.close()
    #expect(received == Array(0..<10))
  }

  @Test func anErrorInMakingAWorkerIsNotLost() throws {
    let workers = OrderedWorkers<Int, Int>(count: 2) {
      throw Odd(job: -1)
    } receive: { _ in
    }
    #expect(throws: Odd(job: -1)) {
      try workers.submit(1)
      try workers.finish()
    }
    workers.close()
  }

  @Test func whatWaitsIsBounded() throws {
    let gauge = Gauge()
    let workers = OrderedWorkers<Int, Int>(count: 2) {
      { $0 }
    } receive: { _ in
      gauge.leave()
    }
    for job in 0..<500 {
      gauge.enter()
      try workers.submit(job)
    }
    try workers.finish()
    #expect(gauge.most <= 5)
  }
}
