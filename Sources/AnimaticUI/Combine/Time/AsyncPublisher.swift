import AnimaticTime

/// The values of a publisher as an asynchronous sequence. Values that come while none is awaited are dropped by
/// subjects, which keep nothing.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  /// Asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let feed: AsyncFeed<P.Output, Never>

    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    /// Asks on the caller's actor, so that no turn passes in which a value could be missed.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      try? await feed.next(isolation: actor)
    }
  }

  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }
  public func makeAsyncIterator() -> Iterator { Iterator(feed: AsyncFeed(publisher)) }
}

/// The values of a publisher that may fail as an asynchronous sequence that may throw.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  /// Asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let feed: AsyncFeed<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    /// Asks on the caller's actor, so that no turn passes in which a value could be missed.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      try await feed.next(isolation: actor)
    }
  }

  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }
  public func makeAsyncIterator() -> Iterator { Iterator(feed: AsyncFeed(publisher)) }
}

/// A subscriber that resumes whoever awaits the next value. All on the thread of the simulation.
private final class AsyncFeed<Output, Failure: Error>: Subscriber, @unchecked Sendable {
  private var subscription: Subscription?
  private var waiting: UnsafeContinuation<Output?, any Error>?
  private var ready: [Output] = []
  private var end: Subscribers.Completion<Failure>?
  private var isWanted = false
  /// The clock that the awaiting task runs on.
  private var clock: VirtualClock?

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(self)
  }

  deinit { subscription?.cancel() }

  func next(isolation actor: isolated (any Actor)?) async throws -> Output? {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { begin($0) }
    } onCancel: {
      cancel()
    }
  }

  private func begin(_ continuation: UnsafeContinuation<Output?, any Error>) {
    clock = Sleeper.clock
    if !ready.isEmpty {
      continuation.resume(returning: ready.removeFirst())
    } else if let end {
      finish(continuation, end)
    } else {
      waiting = continuation
      if let subscription { subscription.request(.max(1)) } else { isWanted = true }
    }
  }

  private func cancel() {
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
    // The host may cancel outside of a turn: the task must go on on its clock even so.
    if let clock {
      VirtualTime.withSimulation(clock) { receive(completion: .finished) }
    } else {
      receive(completion: .finished)
    }
  }

  func receive(subscription: Subscription) {
    self.subscription = subscription
    if isWanted { subscription.request(.max(1)) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    if let waiting {
      self.waiting = nil
      waiting.resume(returning: input)
    } else {
      ready.append(input)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    guard let waiting else { return }
    self.waiting = nil
    finish(waiting, completion)
  }

  private func finish(
    _ continuation: UnsafeContinuation<Output?, any Error>, _ completion: Subscribers.Completion<Failure>
  ) {
    switch completion {
    case .finished: continuation.resume(returning: nil)
    case .failure(let error):
      end = .finished
      continuation.resume(throwing: error)
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws where this fails.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
