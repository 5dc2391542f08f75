extension Publishers {
  /// Calls closures as things pass by.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(WatchRelay<Upstream, S>(self, subscriber))
    }
  }
}

private final class WatchRelay<Upstream: Publisher, Downstream: Subscriber>: Relay<
  Upstream.Output, Upstream.Failure, Downstream
>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>

  init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    self.events = events
    super.init(downstream)
  }

  override func receive(subscription: Subscription) {
    events.receiveSubscription?(subscription)
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard !isDone else { return .none }
    events.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > 0 { events.receiveRequest?(demand) }
    return demand
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    events.receiveCompletion?(completion)
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    super.request(demand)
  }

  override func cancel() {
    if !isDone { events.receiveCancel?() }
    super.cancel()
  }
}

extension Publisher {
  /// Calls closures as things pass by.
  public func handleEvents(
    receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Accepted; nothing is printed, as the output of a run belongs to its results.
  public func print(_ prefix: String = "", to stream: TextOutputStream? = nil) -> Self { self }
}
