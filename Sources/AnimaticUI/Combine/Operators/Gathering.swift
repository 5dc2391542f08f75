extension Publishers {
  /// All values in one array, at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.gather(for: subscriber, atEnd: { values }) { value in
        values.append(value)
        return .skip
      }
    }
  }

  /// The values in arrays of one length; what is left at the end.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      let count = count
      upstream.gather(for: subscriber, atEnd: { values.isEmpty ? nil : values }) { value in
        values.append(value)
        guard values.count >= count else { return .skip }
        defer { values = [] }
        return .pass(values)
      }
    }
  }

  /// How many values there were, at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.gather(for: subscriber, atEnd: { count }) { _ in
        count += 1
        return .skip
      }
    }
  }

  /// The result of a function over all values, at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      let next = nextPartialResult
      upstream.gather(for: subscriber, atEnd: { result }) { value in
        result = next(result, value)
        return .skip
      }
    }
  }

  /// The last value, at the end.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.gather(for: subscriber, atEnd: { last }) { value in
        last = value
        return .skip
      }
    }
  }

  /// The last value that meets a condition, at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let predicate = predicate
      upstream.gather(for: subscriber, atEnd: { last }) { value in
        if predicate(value) { last = value }
        return .skip
      }
    }
  }

  /// Whether a value meets a condition: true at the first, false at the end.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.gather(for: subscriber, atEnd: { false }) { predicate($0) ? .last(true) : .skip }
    }
  }

  /// Whether all values meet a condition: false at the first that does not, true at the end.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.gather(for: subscriber, atEnd: { true }) { predicate($0) ? .skip : .last(false) }
    }
  }
}

extension Publisher {
  /// Asks for everything and puts the results out as they are asked for.
  func gather<S: Subscriber>(
    for subscriber: S, atEnd: @escaping () -> S.Input?, step: @escaping (Output) -> Step<S.Input>
  ) where S.Failure == Failure {
    let junction = Junction(subscriber)
    let inlet = Inlet<Output, Failure>()
    junction.onCancel { inlet.cancel() }
    subscriber.receive(subscription: junction)
    inlet.value = { [unowned inlet] value in
      switch step(value) {
      case .pass(let output): junction.outlet.send(output)
      case .skip: break
      case .last(let output):
        junction.outlet.send(output)
        junction.outlet.finish()
        inlet.cancel()
      case .end:
        junction.outlet.finish()
        inlet.cancel()
      }
    }
    inlet.end = { completion in
      if case .finished = completion, let last = atEnd() { junction.outlet.send(last) }
      junction.outlet.complete(completion)
    }
    subscribe(inlet)
  }

  /// All values in one array, at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// The values in arrays of `count`; what is left at the end.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// How many values there were, at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// The result of a function over all values, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The last value, at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// The last value that meets a condition, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Whether a value meets a condition.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Whether all values meet a condition.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
