import Foundation

/// Work on several threads with answers in the order of the questions, and never more than a few of them
/// held.
///
/// Each thread has a state of its own (an encoder, a rasteriser). Answers are handed out on the thread that
/// submits, so that what receives them needs no lock. The number of threads changes nothing but time. For
/// one submitting thread.
public final class OrderedPool<State, Input, Output> {
  private let deliver: (Output) throws -> Void
  private let capacity: Int
  private let core: Core
  private var submitted = 0
  private var delivered = 0
  private var failed = false

  /// Starts `workers` threads (at least 1). `capacity` is how many inputs and answers may wait in all.
  public init(
    workers: Int, capacity: Int? = nil, makeState: @escaping () throws -> State,
    work: @escaping (State, Input) throws -> Output, deliver: @escaping (Output) throws -> Void
  ) {
    let count = max(workers, 1)
    self.capacity = max(capacity ?? count + 1, 1)
    self.deliver = deliver
    core = Core()
    for _ in 0..<count {
      let thread = Thread { [core] in core.run(makeState: makeState, work: work) }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  deinit { core.stop() }

  /// Hands an input over; waits while `capacity` are under way. Throws the first error of a worker or of
  /// `deliver`, in the order of inputs; after that the pool takes nothing more.
  public func submit(_ input: Input) throws {
    precondition(!failed, "the pool has failed before")
    while submitted - delivered >= capacity { try deliverNext() }
    core.put(input, number: submitted)
    submitted += 1
    while delivered < submitted, core.isReady(delivered) { try deliverNext() }
  }

  /// Waits for and delivers everything that was submitted.
  public func finish() throws {
    while delivered < submitted, !failed { try deliverNext() }
    core.stop()
  }

  private func deliverNext() throws {
    let result = core.waitFor(delivered)
    delivered += 1
    do {
      try deliver(try result.get())
    } catch {
      failed = true
      core.stop()
      throw error
    }
  }

  /// What the threads share.
  private final class Core: @unchecked Sendable {
    private let condition = NSCondition()
    private var inputs: [(number: Int, input: Input)] = []
    private var results: [Int: Result<Output, Error>] = [:]
    private var stopped = false

    func put(_ input: Input, number: Int) {
      condition.lock()
      inputs.append((number, input))
      condition.broadcast()
      condition.unlock()
    }

    func isReady(_ number: Int) -> Bool {
      condition.lock()
      defer { condition.unlock() }
      return results[number] != nil
    }

    func waitFor(_ number: Int) -> Result<Output, Error> {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let result = results.removeValue(forKey: number) { return result }
        condition.wait()
      }
    }

    func stop() {
      condition.lock()
      stopped = true
      inputs = []
      condition.broadcast()
      condition.unlock()
    }

    func run(makeState: () throws -> State, work: (State, Input) throws -> Output) {
      let state = Result { try makeState() }
      while let (number, input) = next() {
        let result = Result { try work(try state.get(), input) }
        condition.lock()
        results[number] = result
        condition.broadcast()
        condition.unlock()
      }
    }

    private func next() -> (Int, Input)? {
      condition.lock()
      defer { condition.unlock() }
      while inputs.isEmpty {
        if stopped { return nil }
        condition.wait()
      }
      return inputs.removeFirst()
    }
  }
}
