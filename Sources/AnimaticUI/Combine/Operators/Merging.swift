extension Publishers {
  /// The values of several publishers of one type, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let flow = Confluence(subscriber)
      flow.connect(publishers.map { flow.feed($0) })
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let flow = Confluence(subscriber)
      flow.connect([flow.feed(a), flow.feed(b)])
    }
  }

  /// The values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let flow = Confluence(subscriber)
      flow.connect([flow.feed(a), flow.feed(b), flow.feed(c)])
    }
  }

  /// The values of a publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Prefix.Output
    public typealias Failure = Prefix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let flow = Confluence(subscriber)
      flow.isOpen = true
      let second = flow.feed(suffix)
      flow.connect([
        flow.feed(prefix) {
          flow.isOpen = false
          second()
        }
      ])
    }
  }
}

/// Lets several publishers flow into one subscriber.
final class Confluence<Downstream: Subscriber> {
  private let downstream: Downstream
  let junction: Junction<Downstream>
  private var running = 0
  /// More feeds may come: the end of those there are is not the end of all.
  var isOpen = false

  init(_ downstream: Downstream) {
    self.downstream = downstream
    junction = Junction(downstream)
  }

  /// What subscribes to a publisher. `then` runs where it has ended regularly.
  func feed<P: Publisher>(_ publisher: P, then: @escaping () -> Void = {}) -> () -> Void
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    running += 1
    let inlet = Inlet<P.Output, P.Failure>(
      value: { [self] in junction.outlet.send($0) },
      end: { [self] completion in
        running -= 1
        switch completion {
        case .failure(let error):
          junction.outlet.fail(error)
          junction.cancel()
        case .finished:
          then()
          finishIfDone()
        }
      })
    junction.onCancel { inlet.cancel() }
    return { publisher.subscribe(inlet) }
  }

  func finishIfDone() {
    if running == 0, !isOpen { junction.outlet.finish() }
  }

  func connect(_ feeds: [() -> Void]) {
    downstream.receive(subscription: junction)
    for feed in feeds { feed() }
    finishIfDone()
  }
}

extension Publisher {
  /// The values of this and another publisher, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// The values of this and two others, as they come.
  public func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q) -> Publishers.Merge3<Self, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// The values of this and another publisher of the same type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

  /// These values, then those of another publisher.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: self, suffix: publisher) }

  /// These values, then others.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// The values of another publisher, then these.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: publisher, suffix: self) }

  /// Some values, then these.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }
}
