import AnimaticTime
import Testing

@testable import AnimaticUI

@Suite struct DispatchSemaphoreTests {
  private typealias DispatchSemaphore = AnimaticUI.DispatchSemaphore
  private typealias DispatchQueue = AnimaticUI.DispatchQueue
  private let run = VirtualRun()

  @Test func `permits are taken and given`() throws {
    let semaphore = DispatchSemaphore(value: 1)
    semaphore.wait()
    #expect(semaphore.wait(timeout: .now() + 5) == .timedOut)
    semaphore.signal()
    #expect(semaphore.wait(timeout: .now()) == .success)
    #expect(semaphore.wait(wallTimeout: .now() + 1) == .timedOut)
    try run.play(to: 1)
  }

  @Test func `waiting for a permit that can not come is an error that names the place`() throws {
    run.at(1) { DispatchSemaphore(value: 0).wait(file: "A.swift", line: 7) }
    let origin = WorkOrigin(what: "DispatchSemaphore.wait", file: "A.swift", line: 7)
    #expect(throws: ClockError.blocked(at: Instant(seconds: 1), origin: origin)) { try run.play(to: 2) }
  }

  @Test func `a block on a global queue may signal`() throws {
    let run = run
    let semaphore = DispatchSemaphore(value: 0)
    run.at(1) {
      DispatchQueue.global().async {
        run.log("work")
        semaphore.signal()
      }
      semaphore.wait()
      run.log("done")
    }
    #expect(try run.play(to: 2) == ["1 work", "1 done"])
  }

  @Test func `a block of the waiting queue, of the main queue or of later does not`() throws {
    let semaphore = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "own")
    queue.async {
      queue.async { semaphore.signal() }
      DispatchQueue.main.async { semaphore.signal() }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      #expect(semaphore.wait(timeout: .now() + 5) == .timedOut)
    }
    try run.play(to: 2)
    #expect(semaphore.wait(timeout: .now()) == .success)
  }
}
