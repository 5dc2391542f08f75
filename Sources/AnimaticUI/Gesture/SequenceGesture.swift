import AnimaticTime

/// Two gestures one after the other: the second begins where the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    /// The first one is under way.
    case first(First.Value)
    /// The first one has ended; the second is under way or has ended, or waits (nil).
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SequenceRecognizer(gesture)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SequenceGesture<First, Second>.Value>
{
  private typealias Value = SequenceGesture<First, Second>.Value
  private var first: RecognizerSlot<First.Value>
  private var second: RecognizerSlot<Second.Value>
  private var firstValue: First.Value?
  /// Until when the next finger must come down, where the first gesture ended with its finger gone.
  private var limit: Instant?

  init(_ gesture: SequenceGesture<First, Second>) {
    first = RecognizerSlot(gesture.first.makeRecognizer())
    second = RecognizerSlot(gesture.second.makeRecognizer())
  }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? SequenceGesture<First, Second> else { return }
    first.recognizer.update(gesture.first)
    second.recognizer.update(gesture.second)
  }

  override func handle(
    _ event: GestureEvent
  ) -> GestureOutcome<SequenceGesture<First, Second>.Value> {
    if let firstValue { return handleSecond(event, firstValue) }
    var effects = first.handle(event)
    guard case .ended(let value) = first.phase else {
      return GestureOutcome(first.phase.map { .first($0) }, effects)
    }
    firstValue = value
    guard event.isTouching else {
      limit = event.time + .milliseconds(350)
      return GestureOutcome(.active(.second(value, nil)), effects)
    }
    // The finger is still down: for the second gesture it comes down now.
    var start = event
    start.kind = .down
    let outcome = handleSecond(start, value)
    effects += outcome.effects
    return GestureOutcome(outcome.phase, effects)
  }

  private func handleSecond(
    _ event: GestureEvent, _ value: First.Value
  ) -> GestureOutcome<SequenceGesture<First, Second>.Value> {
    if let limit {
      if event.kind == .time, event.time >= limit { return GestureOutcome(.failed, second.cancel()) }
      if event.kind == .down { self.limit = nil }
    }
    let effects = second.handle(event)
    switch second.phase {
    case .possible(let other): return GestureOutcome(.active(.second(value, other)), effects)
    case .active(let other): return GestureOutcome(.active(.second(value, other)), effects)
    case .ended(let other): return GestureOutcome(.ended(.second(value, other)), effects)
    case .failed: return GestureOutcome(.failed, effects)
    }
  }

  override func cancel() -> [GestureEffect] {
    firstValue == nil ? first.cancel() : second.cancel()
  }

  override var deadline: Instant? {
    firstValue == nil ? first.deadline : limit.earlier(second.deadline)
  }
}

extension Gesture {
  /// This gesture, and then `other`.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}
