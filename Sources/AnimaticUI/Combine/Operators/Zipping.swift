extension Publishers {
  /// Values of two publishers in pairs: the first with the first, the second with the second.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let zip = PairJoin<A.Output, B.Output, S>(subscriber)
      subscriber.receive(subscription: zip.junction)
      zip.feed(a) { zip.left.append($0) }
      zip.feed(b) { zip.right.append($0) }
    }
  }

  /// Values of three publishers in threes.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip<Zip<A, B>, C>(Zip<A, B>(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }
}

private final class PairJoin<Left, Right, Downstream: Subscriber> where Downstream.Input == (Left, Right) {
  let junction: Junction<Downstream>
  var left: [Left] = []
  var right: [Right] = []
  private var ended = 0

  init(_ downstream: Downstream) { junction = Junction(downstream) }

  func feed<P: Publisher>(_ publisher: P, store: @escaping (P.Output) -> Void)
  where P.Failure == Downstream.Failure {
    let inlet = Inlet<P.Output, P.Failure>(
      value: { [self] value in
        store(value)
        if !left.isEmpty, !right.isEmpty {
          junction.outlet.send((left.removeFirst(), right.removeFirst()))
        }
        finishIfNothingCanCome()
      },
      end: { [self] completion in
        ended += 1
        if case .failure = completion {
          junction.outlet.complete(completion)
          junction.cancel()
        } else {
          finishIfNothingCanCome()
        }
      })
    junction.onCancel { inlet.cancel() }
    publisher.subscribe(inlet)
  }

  /// One has ended and none of its values waits for a partner.
  private func finishIfNothingCanCome() {
    if ended == 2 || (ended == 1 && left.isEmpty && right.isEmpty) { junction.outlet.finish() }
  }
}

extension Publisher {
  /// Values of this and another publisher in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Values of this and another publisher in pairs, transformed.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Values of this and two others in threes.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }
}
