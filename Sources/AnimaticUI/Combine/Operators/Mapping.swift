extension Publishers {
  /// Each value, transformed.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.relay(to: subscriber) { .pass(transform($0)) }
    }
  }

  /// Each value, transformed; an error that is thrown ends it.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.tryRelay(to: subscriber) { .pass(try transform($0)) }
    }
  }

  /// Each value, transformed, without the nils.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.relay(to: subscriber) { transform($0).map { .pass($0) } ?? .skip }
    }
  }

  /// Each value, transformed, without the nils; an error that is thrown ends it.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.tryRelay(to: subscriber) { try transform($0).map { .pass($0) } ?? .skip }
    }
  }

  /// The running result of a function over all values so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let next = nextPartialResult
      upstream.relay(to: subscriber) {
        result = next(result, $0)
        return .pass(result)
      }
    }
  }

  /// The running result of a function that may throw.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let next = nextPartialResult
      upstream.tryRelay(to: subscriber) {
        result = try next(result, $0)
        return .pass(result)
      }
    }
  }
}

extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Reads a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Reads two properties of each value.
  public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>) -> Publishers.Map<Self, (A, B)> {
    map { ($0[keyPath: a], $0[keyPath: b]) }
  }

  /// Reads three properties of each value.
  public func map<A, B, C>(
    _ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>, _ c: KeyPath<Output, C>
  ) -> Publishers.Map<Self, (A, B, C)> {
    map { ($0[keyPath: a], $0[keyPath: b], $0[keyPath: c]) }
  }

  /// Transforms each value; an error that is thrown ends it.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Transforms each value and leaves out nils.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value and leaves out nils; an error that is thrown ends it.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Hands out the running result of a function over the values.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Hands out the running result of a function that may throw.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Puts a value in place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
