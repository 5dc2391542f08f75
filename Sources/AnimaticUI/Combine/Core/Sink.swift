extension Subscribers {
  /// Asks for everything and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with each value.
    public let receiveValue: (Input) -> Void
    /// Called once at the end, unless cancelled before.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: Subscription?
    private var isDone = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: Subscription) {
      guard self.subscription == nil, !isDone else {
        subscription.cancel()
        return
      }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      if !isDone { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isDone else { return }
      isDone = true
      subscription = nil
      receiveCompletion(completion)
    }

    public func cancel() {
      isDone = true
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }

  /// Asks for everything and writes each value to a property. Holds on to the object until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// Nil after the end.
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: Subscription?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: Subscription) {
      guard self.subscription == nil, object != nil else {
        subscription.cancel()
        return
      }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    public func receive(completion: Completion<Never>) { cancel() }

    public func cancel() {
      object = nil
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Calls closures with each value and with the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, which it holds on to meanwhile.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property, for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.take(from: self)
  }
}
