extension Publishers {
  /// Never fails, and says that it could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepRelay<Output, Never, S>(subscriber, failure: { $0 as! Failure }) { .pass($0) })
    }
  }

  /// The errors, transformed.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        StepRelay<Output, Upstream.Failure, S>(
          subscriber, failure: { transform($0 as! Upstream.Failure) }, step: { .pass($0) }))
    }
  }

  /// One value in place of an error, then the end.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = output
      upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }

  /// One value where there was none, then the end.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let output = output
      upstream.gather(for: subscriber, atEnd: { isEmpty ? output : nil }) {
        isEmpty = false
        return .pass($0)
      }
    }
  }

  /// Another publisher in place of an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let flow = Confluence(subscriber)
      flow.isOpen = true
      let handler = handler
      let inlet = Inlet<Output, Upstream.Failure>(
        value: { flow.junction.outlet.send($0) },
        end: { completion in
          flow.isOpen = false
          switch completion {
          case .finished: flow.finishIfDone()
          case .failure(let error): flow.feed(handler(error))()
          }
        })
      flow.junction.onCancel { inlet.cancel() }
      flow.connect([{ upstream.subscribe(inlet) }])
    }
  }

  /// Subscribes again after an error, a number of times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard retries != 0 else { return upstream.receive(subscriber: subscriber) }
      let next = Retry(upstream: upstream, retries: retries.map { $0 - 1 })
      upstream.catch { _ in next }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Transforms the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Puts one value in place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Puts one value where there was none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output { Publishers.Catch(upstream: self, handler: handler) }

  /// Subscribes again after an error, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: max(0, retries))
  }

  /// Stops the program on an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    mapError { fatalError("\(prefix)\($0)", file: file, line: line) }
  }
}

extension Publisher where Failure == Never {
  /// Says that this could fail, to fit others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
