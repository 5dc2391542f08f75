extension Publishers {
  /// The values of the publishers that a function makes of the values, as they come.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let flow = Confluence(subscriber)
      flow.isOpen = true
      let transform = transform
      let inlet = Inlet<Upstream.Output, Failure>(start: maxPublishers)
      inlet.value = { [unowned inlet] value in
        flow.feed(transform(value)) { [weak inlet] in inlet?.request(.max(1)) }()
      }
      inlet.end = { completion in
        flow.isOpen = false
        switch completion {
        case .finished: flow.finishIfDone()
        case .failure(let error):
          flow.junction.outlet.fail(error)
          flow.junction.cancel()
        }
      }
      flow.junction.onCancel { inlet.cancel() }
      flow.connect([{ upstream.subscribe(inlet) }])
    }
  }

  /// The values of the newest of the publishers that come.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      var inner: Inlet<P.Output, Failure>?
      var outerEnded = false
      let outer = Inlet<P, Failure>()
      func fail(_ completion: Subscribers.Completion<Failure>) {
        junction.outlet.complete(completion)
        junction.cancel()
      }
      outer.value = { publisher in
        inner?.cancel()
        let next = Inlet<P.Output, Failure>(value: { junction.outlet.send($0) })
        next.end = { completion in
          inner = nil
          if case .failure = completion { fail(completion) } else if outerEnded { junction.outlet.finish() }
        }
        inner = next
        publisher.subscribe(next)
      }
      outer.end = { completion in
        outerEnded = true
        if case .failure = completion { fail(completion) } else if inner == nil { junction.outlet.finish() }
      }
      junction.onCancel {
        outer.cancel()
        inner?.cancel()
      }
      subscriber.receive(subscription: junction)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// The values of the publishers that a function makes of the values, as they come.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// The same for publishers that can not fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the newest of these publishers.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
