import AnimaticTime

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
  fileprivate let base: Any
  private let make: () -> _GestureRecognizer<Value>

  nonisolated public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    base = gesture
    make = { gesture.makeRecognizer() }
  }
}

extension AnyGesture: Gesture {
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    HiddenRecognizer(gesture.make())
  }
}

/// A gesture of another type in its place is taken up by the next touch only.
private final class HiddenRecognizer<Value>: _GestureRecognizer<Value> {
  private let child: _GestureRecognizer<Value>

  init(_ child: _GestureRecognizer<Value>) { self.child = child }

  override func update(_ gesture: Any) {
    if let gesture = gesture as? AnyGesture<Value> { child.update(gesture.base) }
  }
  override func handle(_ event: GestureEvent) -> GestureOutcome<Value> { child.handle(event) }
  override func cancel() -> [GestureEffect] { child.cancel() }
  override var deadline: Instant? { child.deadline }
}
