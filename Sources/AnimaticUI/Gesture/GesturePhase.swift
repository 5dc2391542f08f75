import AnimaticTime

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// Neither recognised nor given up; a value tells of what is under way, such as a press that still lasts.
  case possible(Value?)
  /// Recognised and going on.
  case active(Value)
  case ended(Value)
  case failed

  package var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  /// The value of a gesture that goes on.
  package var current: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// What a touch (or the passing of time) brings to a recogniser.
package struct GestureEvent {
  package enum Kind { case down, moved, up, time }

  package var kind: Kind
  package var time: Instant
  /// On the stage, points.
  package var location: CGPoint
  /// Down and up fall on one instant: nothing of the time between them can be seen.
  package var isInstant = false
  /// Coordinates and size of the view that the gesture is added to.
  package var place = GesturePlace()

  package var isTouching: Bool { kind != .up }

  package func location(in space: CoordinateSpace) -> CGPoint { place.convert(location, space) }
}

/// The view that a gesture is added to, as its coordinates stand now.
package struct GesturePlace {
  package var size = CGSize.zero
  /// From the stage's coordinates.
  package var convert: (CGPoint, CoordinateSpace) -> CGPoint = { point, _ in point }
}

/// What has to be done because a gesture came on, in order.
package struct GestureEffect {
  package enum Kind {
    /// A line for the trace.
    case note(String)
    /// Code of the user's.
    case callback(() -> Void)
    /// A `@GestureState` goes back to its initial value.
    case reset(() -> Void)
  }

  package var kind: Kind
  /// The notice that the gesture belongs to.
  package var owner = ""
  /// The view with the gesture, where somebody watches what code runs.
  package var view = ""
  /// The gesture's node, as the clock's place.
  package var place = 0
  /// The word that takes the code, and where it stands.
  package var handler = "onEnded"
  package var source = SourcePlace()

  package init(_ kind: Kind) { self.kind = kind }
}

/// A phase and what has to be done for it.
package struct GestureOutcome<Value> {
  package var phase: GesturePhase<Value>
  package var effects: [GestureEffect]

  package init(_ phase: GesturePhase<Value>, _ effects: [GestureEffect] = []) {
    self.phase = phase
    self.effects = effects
  }

  package func map<T>(_ transform: (Value) -> T) -> GestureOutcome<T> {
    GestureOutcome<T>(phase.map(transform), effects)
  }
}
