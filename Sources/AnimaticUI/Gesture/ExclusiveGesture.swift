import AnimaticTime

/// Two gestures of which only one can succeed; the first takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the one that succeeds.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(
      gesture.first.makeRecognizer(), gesture.second.makeRecognizer(),
      split: { ($0 as? Self).map { ($0.first, $0.second) } }, first: { .first($0) }, second: { .second($0) })
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.first(let x), .first(let y)): x == y
    case (.second(let x), .second(let y)): x == y
    default: false
    }
  }
}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Lets one of two recognisers have the touch.
///
/// The first one that begins or ends takes it. The second one takes it from a first that is still waiting by
/// beginning, as a drag does; if it only ends, as a tap does, it waits until the first has failed.
final class ExclusiveRecognizer<A, B, Value>: _GestureRecognizer<Value> {
  private var first: RecognizerSlot<A>
  private var second: RecognizerSlot<B>
  private var held: [GestureEffect] = []
  private let split: (Any) -> (Any, Any)?
  private let firstValue: (A) -> Value
  private let secondValue: (B) -> Value

  init(
    _ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>,
    split: @escaping (Any) -> (Any, Any)?, first firstValue: @escaping (A) -> Value,
    second secondValue: @escaping (B) -> Value
  ) {
    self.first = RecognizerSlot(first)
    self.second = RecognizerSlot(second)
    self.split = split
    self.firstValue = firstValue
    self.secondValue = secondValue
  }

  override func update(_ gesture: Any) {
    guard let (a, b) = split(gesture) else { return }
    first.recognizer.update(a)
    second.recognizer.update(b)
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Value> {
    let effects = first.handle(event)
    let others = second.handle(event)
    switch (first.phase, second.phase) {
    case (.active, _), (.ended, _):
      held = []
      return GestureOutcome(first.phase.map(firstValue), second.cancel() + effects)
    case (.possible, .active(let value)):
      return GestureOutcome(.active(secondValue(value)), effects + first.cancel() + others)
    case (.possible(let value), .ended):
      held += others
      return GestureOutcome(.possible(value.map(firstValue)), effects)
    case (.possible(let value), _):
      let shown = value.map(firstValue) ?? second.phase.current.map(secondValue)
      return GestureOutcome(.possible(shown), effects + others)
    case (.failed, _):
      let waiting = held
      held = []
      return GestureOutcome(second.phase.map(secondValue), effects + waiting + others)
    }
  }

  override func cancel() -> [GestureEffect] {
    held = []
    return first.cancel() + second.cancel()
  }

  override var deadline: Instant? { first.deadline.earlier(second.deadline) }
}

extension Gesture {
  /// This gesture, or `other` where this one fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
