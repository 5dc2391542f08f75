import Foundation

/// Threads that work on jobs side by side and hand the results back in the order of the jobs.
///
/// At most `limit` jobs are under way or waiting to be received, so memory does not grow with the number of
/// jobs. Results are received on the thread that submits. The first error, in the order of the jobs, is thrown
/// there; nothing is received after it.
final class OrderedWorkers<Job, Result> {
  private let condition = NSCondition()
  private var queue: [(index: Int, job: Job)] = []
  private var done: [Int: Swift.Result<Result, Error>] = [:]
  private var submitted = 0
  private var received = 0
  private var isClosed = false
  private let limit: Int
  private let receive: (Result) throws -> Void
  private var threads: [Thread] = []
  private var running = 0

  /// - Parameters:
  ///   - count: threads, at least one.
  ///   - makeWorker: called once on each thread, so that what it makes is used by that thread only.
  ///   - receive: called in the order of the jobs.
  init(
    count: Int, makeWorker: @escaping () throws -> (Job) throws -> Result,
    receive: @escaping (Result) throws -> Void
  ) {
    limit = max(1, count) * 2
    self.receive = receive
    running = max(1, count)
    for _ in 0..<max(1, count) {
      let thread = Thread { [self] in
        work(makeWorker)
        condition.lock()
        running -= 1
        condition.broadcast()
        condition.unlock()
      }
      thread.stackSize = 8 << 20
      threads.append(thread)
      thread.start()
    }
  }

  /// Adds a job; receives what is ready, and waits where too much is under way.
  func submit(_ job: Job) throws {
    condition.lock()
    queue.append((submitted, job))
    submitted += 1
    condition.broadcast()
    condition.unlock()
    try receiveReady(untilAtMost: limit)
  }

  /// Receives all that is left and ends the threads.
  func finish() throws {
    try receiveReady(untilAtMost: 0)
    close()
  }

  /// Ends the threads after the jobs that they have in hand; what waits is dropped. Call it on every way out.
  func close() {
    condition.lock()
    isClosed = true
    queue.removeAll()
    condition.broadcast()
    while running > 0 { condition.wait() }
    condition.unlock()
  }

  private func receiveReady(untilAtMost most: Int) throws {
    while true {
      condition.lock()
      while done[received] == nil, submitted - received > most { condition.wait() }
      let result = done.removeValue(forKey: received)
      if result != nil { received += 1 }
      condition.unlock()
      guard let result else { return }
      try receive(result.get())
    }
  }

  private func work(_ makeWorker: () throws -> (Job) throws -> Result) {
    var worker: ((Job) throws -> Result)?
    while true {
      condition.lock()
      while queue.isEmpty, !isClosed { condition.wait() }
      if isClosed {
        condition.unlock()
        return
      }
      let next = queue.removeFirst()
      condition.unlock()
      let result = Swift.Result<Result, Error> {
        // Made on the first job, so that an error in the making reaches the one who waits for a result.
        let ready = try worker ?? makeWorker()
        worker = ready
        return try ready(next.job)
      }
      condition.lock()
      done[next.index] = result
      condition.broadcast()
      condition.unlock()
    }
  }
}
