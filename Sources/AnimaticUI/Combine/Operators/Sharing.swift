extension Publishers {
  /// Hands the values of a publisher to many subscribers through a subject, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private var subject: SubjectType?

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var current: SubjectType {
      if let subject { return subject }
      let made = createSubject()
      subject = made
      return made
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      current.subscribe(subscriber)
    }

    public func connect() -> Cancellable { upstream.subscribe(current) }
  }

  /// Connects with the first subscriber and stops with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var connection: Cancellable?
    private var subscribers = 0

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscribers += 1
      upstream.subscribe(AutoconnectRelay<S>(subscriber, leave: leave))
      if subscribers > 0, connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      subscribers -= 1
      guard subscribers == 0 else { return }
      let connection = connection
      self.connection = nil
      connection?.cancel()
    }
  }

  /// Connects by itself what has to be connected by hand, and the other way round.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    init(_ upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      inner.receive(subscriber: subscriber)
    }

    public func connect() -> Cancellable { inner.connect() }
  }

  /// One subscription to a publisher for many subscribers.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    init(_ upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }
  }
}

/// Counts itself out when it is cancelled or ends.
private final class AutoconnectRelay<Downstream: Subscriber>: Relay<
  Downstream.Input, Downstream.Failure, Downstream
>
{
  private let leave: () -> Void
  private var hasLeft = false

  init(_ downstream: Downstream, leave: @escaping () -> Void) {
    self.leave = leave
    super.init(downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand { isDone ? .none : downstream.receive(input) }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    leaveOnce()
    finish(completion)
  }

  override func cancel() {
    super.cancel()
    leaveOnce()
  }

  private func leaveOnce() {
    guard !hasLeft else { return }
    hasLeft = true
    leave()
  }
}

extension Publisher {
  /// Shares one subscription among many subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(self) }

  /// Shares one subscription through subjects that a closure makes.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
  /// Begins only when it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(self) }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and stops with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}
