/// Hands out one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Supply(CollectionOfOne(output).makeIterator(), subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

/// Hands out nothing and finishes, or never does.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// Asks a closure for a publisher on each subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// One value that a closure will deliver. The closure runs when the future is made.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [() -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    // Kept by the promise until it is fulfilled, as others may hold only that.
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let ready = waiting
    waiting = []
    for deliver in ready { deliver() }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let junction = Junction(subscriber)
    let deliver = { [self] in
      switch result {
      case .success(let value):
        junction.outlet.send(value)
        junction.outlet.finish()
      case .failure(let error): junction.outlet.fail(error)
      case nil: break
      }
    }
    subscriber.receive(subscription: junction)
    if result == nil { waiting.append(deliver) } else { deliver() }
  }
}

/// Hands out the elements of an iterator as they are asked for.
final class Supply<I: IteratorProtocol, Downstream: Subscriber>: Subscription
where Downstream.Input == I.Element {
  private var iterator: I
  private var next: I.Element?
  private let downstream: Downstream
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private var isDone = false

  init(_ iterator: I, _ downstream: Downstream) {
    self.iterator = iterator
    self.downstream = downstream
    next = self.iterator.next()
  }

  /// Whether there is nothing to hand out, so that nothing has to be asked for.
  func finishIfEmpty() {
    guard next == nil, !isDone else { return }
    isDone = true
    downstream.receive(completion: .finished)
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !isDone, demand > 0, let value = next {
      demand -= 1
      next = iterator.next()
      demand += downstream.receive(value)
    }
    finishIfEmpty()
  }

  func cancel() { isDone = true }
}

extension Publishers {
  /// Hands out the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let supply = Supply(sequence.makeIterator(), subscriber)
      subscriber.receive(subscription: supply)
      supply.finishIfEmpty()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public struct Publisher: _Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence<[Wrapped], Never>(sequence: output.map { [$0] } ?? []).receive(
        subscriber: subscriber)
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of the value or the error.
  public struct Publisher: _Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence<[Success], Failure>(sequence: [value]).receive(subscriber: subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the value or the error.
  public var publisher: Publisher { Publisher(self) }
}
