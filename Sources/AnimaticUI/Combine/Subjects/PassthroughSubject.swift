/// Hands values on to whoever subscribes at the time; keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
  public func send(subscription: Subscription) { audience.take(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber)
  }
}

/// Keeps one value: new subscribers get it at once, all get each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var stored: Output

  public init(_ value: Output) { stored = value }

  /// Setting it is the same as sending.
  public var value: Output {
    get { stored }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard audience.end == nil else { return }
    stored = value
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
  public func send(subscription: Subscription) { audience.take(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber) { [unowned self] in stored }
  }
}
