import AnimaticTime

/// Keeps a `@GestureState` up to date while a gesture goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  public var base: Base
  public var state: GestureState<State>
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// `body` gets the gesture's value, the state to change, and the transaction that the change is made under.
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
    UpdatingRecognizer(gesture)
  }
}

private final class UpdatingRecognizer<Base: Gesture, State>: _GestureRecognizer<Base.Value> {
  private let child: _GestureRecognizer<Base.Value>
  private var gesture: GestureStateGesture<Base, State>
  private var isSet = false

  init(_ gesture: GestureStateGesture<Base, State>) {
    child = gesture.base.makeRecognizer()
    self.gesture = gesture
  }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as? GestureStateGesture<Base, State> else { return }
    self.gesture = gesture
    child.update(gesture.base)
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Base.Value> {
    var outcome = child.handle(event)
    if let value = outcome.phase.current {
      isSet = true
      outcome.effects.append(
        GestureEffect(
          .callback { [self] in
            gesture.state.update { state, transaction in gesture.body(value, &state, &transaction) }
          }))
    } else if outcome.phase.isOver {
      outcome.effects += goBack()
    }
    return outcome
  }

  private func goBack() -> [GestureEffect] {
    guard isSet else { return [] }
    isSet = false
    return [GestureEffect(.reset { [self] in gesture.state.goBack() })]
  }

  override func cancel() -> [GestureEffect] { child.cancel() + goBack() }
  override var deadline: Instant? { child.deadline }
}

extension Gesture {
  /// Keeps `state` up to date while the gesture goes on; it goes back by itself when the gesture is over.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
