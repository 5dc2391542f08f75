/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private final class Box {
    let publisher: any Publisher<Output, Failure>
    init(_ publisher: any Publisher<Output, Failure>) { self.publisher = publisher }
  }
  private let box: Box

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? Box(publisher)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    box.publisher.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let subscription: ((Subscription) -> Void)?
  private let value: ((Input) -> Subscribers.Demand)?
  private let completion: ((Subscribers.Completion<Failure>) -> Void)?

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    subscription = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  public init(
    receiveSubscription: ((Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscription = receiveSubscription
    value = receiveValue
    completion = receiveCompletion
  }

  public func receive(subscription: Subscription) { self.subscription?(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value?(input) ?? .none }
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion?(completion) }
}
