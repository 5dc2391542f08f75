/// Stands between a publisher and a subscriber: hands demand up, values and the end down.
class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  let downstream: Downstream
  private(set) var upstream: Subscription?
  /// Cancelled or completed: nothing goes down any more.
  private(set) var isDone = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  func receive(subscription: Subscription) {
    guard upstream == nil, !isDone else {
      subscription.cancel()
      return
    }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) {}

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    isDone = true
    releaseUpstream()?.cancel()
  }

  /// Ends on its own account: nothing more is wanted from above.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard !isDone else { return }
    isDone = true
    let upstream = releaseUpstream()
    downstream.receive(completion: completion)
    upstream?.cancel()
  }

  private func releaseUpstream() -> Subscription? {
    let subscription = upstream
    upstream = nil
    return subscription
  }
}

/// What an operator makes of one value.
enum Step<Output> {
  case pass(Output)
  /// Nothing: another one is asked for instead.
  case skip
  /// This, then the end.
  case last(Output)
  case end
}

/// A relay that treats values one by one.
final class StepRelay<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream> {
  private let step: (Input) throws -> Step<Downstream.Input>
  private let failure: (any Error) -> Downstream.Failure
  private let atEnd: () throws -> Downstream.Input?

  /// `failure` turns errors, from above or thrown by `step`, into those of the subscriber. `atEnd` may add a
  /// value before a regular end.
  init(
    _ downstream: Downstream, failure: @escaping (any Error) -> Downstream.Failure,
    atEnd: @escaping () throws -> Downstream.Input? = { nil },
    step: @escaping (Input) throws -> Step<Downstream.Input>
  ) {
    self.step = step
    self.failure = failure
    self.atEnd = atEnd
    super.init(downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard !isDone else { return .none }
    do {
      switch try step(input) {
      case .pass(let output): return downstream.receive(output)
      case .skip: return .max(1)
      case .last(let output):
        _ = downstream.receive(output)
        finish(.finished)
      case .end: finish(.finished)
      }
    } catch {
      finish(.failure(failure(error)))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    switch completion {
    case .failure(let error): finish(.failure(failure(error)))
    case .finished:
      do {
        if let last = try atEnd() { _ = downstream.receive(last) }
        finish(.finished)
      } catch {
        finish(.failure(failure(error)))
      }
    }
  }
}

extension Publisher {
  /// Subscribes to this through a relay whose errors are of the same type; `step` must not throw.
  func relay<S: Subscriber>(
    to subscriber: S, atEnd: @escaping () -> S.Input? = { nil }, step: @escaping (Output) -> Step<S.Input>
  ) where S.Failure == Failure {
    subscribe(
      StepRelay<Output, Failure, S>(subscriber, failure: { $0 as! Failure }, atEnd: atEnd, step: step))
  }

  /// Subscribes to this through a relay that may throw.
  func tryRelay<S: Subscriber>(
    to subscriber: S, atEnd: @escaping () throws -> S.Input? = { nil },
    step: @escaping (Output) throws -> Step<S.Input>
  ) where S.Failure == any Error {
    subscribe(StepRelay<Output, Failure, S>(subscriber, failure: { $0 }, atEnd: atEnd, step: step))
  }
}
