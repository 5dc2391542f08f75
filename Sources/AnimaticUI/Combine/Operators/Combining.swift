extension Publishers {
  /// The newest values of two publishers, whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = LatestJoin<S>(subscriber, count: 2)
      let (first, second) = (Slot<A.Output>(), Slot<B.Output>())
      join.assemble = { (first.value!, second.value!) }
      join.connect([join.feed(a, into: first), join.feed(b, into: second)])
    }
  }

  /// The newest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = LatestJoin<S>(subscriber, count: 3)
      let (first, second, third) = (Slot<A.Output>(), Slot<B.Output>(), Slot<C.Output>())
      join.assemble = { (first.value!, second.value!, third.value!) }
      join.connect([join.feed(a, into: first), join.feed(b, into: second), join.feed(c, into: third)])
    }
  }

  /// The newest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = LatestJoin<S>(subscriber, count: 4)
      let (first, second) = (Slot<A.Output>(), Slot<B.Output>())
      let (third, fourth) = (Slot<C.Output>(), Slot<D.Output>())
      join.assemble = { (first.value!, second.value!, third.value!, fourth.value!) }
      join.connect([
        join.feed(a, into: first), join.feed(b, into: second), join.feed(c, into: third),
        join.feed(d, into: fourth),
      ])
    }
  }
}

private final class Slot<Value> {
  var value: Value?
}

/// Puts a tuple out once every slot has a value, and again with each new value.
private final class LatestJoin<Downstream: Subscriber> {
  var assemble: (() -> Downstream.Input)!
  private let downstream: Downstream
  private let junction: Junction<Downstream>
  private var empty: Int
  private var running: Int

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    junction = Junction(downstream)
    empty = count
    running = count
  }

  /// What subscribes to one of the publishers.
  func feed<P: Publisher>(_ publisher: P, into slot: Slot<P.Output>) -> () -> Void
  where P.Failure == Downstream.Failure {
    let inlet = Inlet<P.Output, P.Failure>(
      value: { [self] value in
        if slot.value == nil { empty -= 1 }
        slot.value = value
        if empty == 0 { junction.outlet.send(assemble()) }
      },
      end: { [self] completion in
        running -= 1
        // One that ends without a value leaves nothing to combine.
        if case .failure = completion {
          junction.outlet.complete(completion)
          junction.cancel()
        } else if running == 0 || slot.value == nil {
          junction.outlet.finish()
        }
      })
    junction.onCancel { inlet.cancel() }
    return { publisher.subscribe(inlet) }
  }

  func connect(_ feeds: [() -> Void]) {
    downstream.receive(subscription: junction)
    for feed in feeds { feed() }
  }
}

extension Publisher {
  /// The newest values of this and another publisher, whenever one has a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// The newest values of this and another publisher, transformed.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The newest values of this and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// The newest values of this and two others, transformed.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// The newest values of this and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
}
