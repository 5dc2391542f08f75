/// Something that hands out values over time, and may complete or fail.
///
/// The Combine part of this module runs on virtual time and on the one thread of the simulation: there are no
/// locks, and whatever waits does so on the clock of the run.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  /// `Never` where the publisher can not fail.
  associatedtype Failure: Error

  /// Attaches a subscriber: it gets a subscription, then what it asks for.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Hands everything on to a subject until the result is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// A publisher that begins only when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins. What comes back stops it.
  func connect() -> Cancellable
}

/// The namespace of the publishers that operators make.
public enum Publishers {}

/// The protocol's name where a nested type hides it.
public typealias _Publisher = Publisher
