import AnimaticTime

/// Two gestures that may go on at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both; nil for the one that is not (or not any more) under way.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?

    package init(first: First.Value?, second: Second.Value?) {
      self.first = first
      self.second = second
    }
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(
      gesture.first.makeRecognizer(), gesture.second.makeRecognizer(),
      split: { ($0 as? Self).map { ($0.first, $0.second) } }, value: Value.init)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.first == b.first && a.second == b.second }
}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Goes on as long as one of the two does; fails where both do.
final class SimultaneousRecognizer<A, B, Value>: _GestureRecognizer<Value> {
  private var first: RecognizerSlot<A>
  private var second: RecognizerSlot<B>
  private let split: (Any) -> (Any, Any)?
  private let value: (A?, B?) -> Value

  init(
    _ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>,
    split: @escaping (Any) -> (Any, Any)?, value: @escaping (A?, B?) -> Value
  ) {
    self.first = RecognizerSlot(first)
    self.second = RecognizerSlot(second)
    self.split = split
    self.value = value
  }

  override func update(_ gesture: Any) {
    guard let (a, b) = split(gesture) else { return }
    first.recognizer.update(a)
    second.recognizer.update(b)
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Value> {
    let effects = first.handle(event) + second.handle(event)
    return GestureOutcome(phase, effects)
  }

  private var phase: GesturePhase<Value> {
    func last<T>(_ phase: GesturePhase<T>) -> T? {
      if case .ended(let value) = phase { return value }
      return phase.current
    }
    let both = value(last(first.phase), last(second.phase))
    switch (first.phase, second.phase) {
    case (.failed, .failed): return .failed
    case (.active, _), (_, .active): return .active(both)
    case (.ended, .possible), (.possible, .ended): return .active(both)
    case (.ended, _), (_, .ended): return .ended(both)
    case (.possible(nil), .possible(nil)), (.possible(nil), .failed), (.failed, .possible(nil)):
      return .possible(nil)
    case (.possible, _), (_, .possible): return .possible(both)
    }
  }

  override func cancel() -> [GestureEffect] { first.cancel() + second.cancel() }
  override var deadline: Instant? { first.deadline.earlier(second.deadline) }
}

extension Gesture {
  /// This gesture and `other`, each as if it were alone.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
}
