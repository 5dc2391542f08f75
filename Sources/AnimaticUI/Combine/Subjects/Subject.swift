/// A publisher that others feed by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value to all subscribers, at once.
  func send(_ value: Output)
  /// Ends all subscriptions; later values and ends are ignored.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes over a subscription that feeds the subject.
  func send(subscription: Subscription)
}

extension Subject where Output == Void {
  /// Hands on a value that says nothing.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private(set) var members: [any Member<Output, Failure>] = []
  private(set) var end: Subscribers.Completion<Failure>?
  private var feeds: [Subscription] = []

  /// Adds a subscriber. `current` is handed out as soon as it asks for something.
  func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
      return
    }
    let seat = Seat(subscriber, current: current) { [weak self] seat in
      self?.members.removeAll { $0 === seat }
    }
    members.append(seat)
    subscriber.receive(subscription: seat)
  }

  func send(_ value: Output) {
    guard end == nil else { return }
    for member in members { member.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let leaving = members
    members = []
    feeds = []
    for member in leaving { member.finish(completion) }
  }

  func take(_ subscription: Subscription) {
    feeds.append(subscription)
    subscription.request(.unlimited)
  }

  deinit { for feed in feeds { feed.cancel() } }
}

/// One subscriber of a subject, without its type.
protocol Member<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error
  func offer(_ value: Output)
  func finish(_ completion: Subscribers.Completion<Failure>)
}

/// The subscription of a subject's subscriber. A value that was not asked for is dropped.
private final class Seat<Downstream: Subscriber>: Subscription, Member {
  private let downstream: Downstream
  private var demand = Subscribers.Demand.none
  private var isDone = false
  /// The subject's value, where it keeps one and this subscriber has not had the latest.
  private var current: (() -> Downstream.Input)?
  private let keepsValue: (() -> Downstream.Input)?
  private let leave: (Seat) -> Void

  init(_ downstream: Downstream, current: (() -> Downstream.Input)?, leave: @escaping (Seat) -> Void) {
    self.downstream = downstream
    self.current = current
    keepsValue = current
    self.leave = leave
  }

  func offer(_ value: Downstream.Input) {
    guard !isDone else { return }
    guard demand > 0 else {
      current = keepsValue
      return
    }
    current = nil
    demand -= 1
    demand += downstream.receive(value)
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard !isDone else { return }
    isDone = true
    downstream.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    guard !isDone else { return }
    demand += more
    guard let current, demand > 0 else { return }
    self.current = nil
    demand -= 1
    demand += downstream.receive(current())
  }

  func cancel() {
    guard !isDone else { return }
    isDone = true
    leave(self)
  }
}
