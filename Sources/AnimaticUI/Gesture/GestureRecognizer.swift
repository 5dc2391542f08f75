import AnimaticTime

/// Follows one finger for a gesture that is added to a view: touches come in, phases come out.
///
/// A recogniser is made for a touch and used until its phase is over. What it wants done it hands out as
/// effects, since a gesture further in may still take the touch for itself.
public class _GestureRecognizer<Value> {
  package init() {}

  /// The view was evaluated again: closures and numbers are replaced by the newest ones.
  package func update(_ gesture: Any) {}
  /// Not called again after a phase that is over.
  package func handle(_ event: GestureEvent) -> GestureOutcome<Value> { GestureOutcome(.failed) }
  /// The touch is taken away: by another gesture, or because the view is gone.
  package func cancel() -> [GestureEffect] { [] }
  /// When the passing of time alone will change something; nil for never.
  package var deadline: Instant? { nil }
}

/// A recogniser together with the last that it said.
package struct RecognizerSlot<Value> {
  package let recognizer: _GestureRecognizer<Value>
  package private(set) var phase = GesturePhase<Value>.possible(nil)

  package init(_ recognizer: _GestureRecognizer<Value>) { self.recognizer = recognizer }

  package var isOver: Bool { phase.isOver }
  package var deadline: Instant? { isOver ? nil : recognizer.deadline }

  /// Hands the event on unless the gesture is over.
  package mutating func handle(_ event: GestureEvent) -> [GestureEffect] {
    guard !isOver else { return [] }
    let outcome = recognizer.handle(event)
    phase = outcome.phase
    return outcome.effects
  }

  package mutating func cancel() -> [GestureEffect] {
    guard !isOver else { return [] }
    phase = .failed
    return recognizer.cancel()
  }
}

extension Optional where Wrapped == Instant {
  /// The earlier of two deadlines.
  package func earlier(_ other: Instant?) -> Instant? {
    guard let self else { return other }
    return other.map { Swift.min(self, $0) } ?? self
  }
}
