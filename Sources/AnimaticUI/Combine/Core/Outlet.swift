/// The lower end of an operator with a rhythm of its own: keeps what is not asked for yet, in order.
///
/// The operators that use it ask their publishers for everything; nothing is lost, and nothing is held back
/// above.
final class Outlet<Downstream: Subscriber> {
  private let downstream: Downstream
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var end: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  private(set) var isDone = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  func send(_ value: Downstream.Input) {
    guard !isDone, end == nil else { return }
    waiting.append(value)
    drain()
  }

  /// Ends once everything before it is delivered.
  func finish() {
    if end == nil { end = .finished }
    drain()
  }

  /// Ends at once.
  func fail(_ error: Downstream.Failure) {
    guard !isDone else { return }
    waiting = []
    end = .failure(error)
    drain()
  }

  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished: finish()
    case .failure(let error): fail(error)
    }
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    drain()
  }

  func cancel() {
    isDone = true
    waiting = []
  }

  private func drain() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !isDone, demand > 0, !waiting.isEmpty {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    if !isDone, waiting.isEmpty, let end {
      isDone = true
      downstream.receive(completion: end)
    }
  }
}

/// The upper end of an operator: asks for values and hands them to closures.
final class Inlet<Input, Failure: Error>: Subscriber {
  private var subscription: Subscription?
  private var isDone = false
  private let start: Subscribers.Demand
  /// Set these before subscribing, where they need the inlet itself.
  var value: (Input) -> Void
  var end: (Subscribers.Completion<Failure>) -> Void

  init(
    start: Subscribers.Demand = .unlimited, value: @escaping (Input) -> Void = { _ in },
    end: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    self.start = start
    self.value = value
    self.end = end
  }

  func receive(subscription: Subscription) {
    guard self.subscription == nil, !isDone else {
      subscription.cancel()
      return
    }
    self.subscription = subscription
    if start > 0 { subscription.request(start) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isDone { value(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    isDone = true
    subscription = nil
    let end = end
    letGo()
    end(completion)
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() {
    isDone = true
    letGo()
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
  }

  /// The closures hold what holds this.
  private func letGo() {
    value = { _ in }
    end = { _ in }
  }
}

/// The subscription of an operator with inlets and one outlet.
final class Junction<Downstream: Subscriber>: Subscription {
  let outlet: Outlet<Downstream>
  private var cancellations: [() -> Void] = []

  init(_ downstream: Downstream) { outlet = Outlet(downstream) }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.cancel()
    let cancellations = cancellations
    self.cancellations = []
    for cancel in cancellations { cancel() }
  }

  /// Runs when the subscriber cancels.
  func onCancel(_ work: @escaping () -> Void) {
    if outlet.isDone { work() } else { cancellations.append(work) }
  }
}
