/// What an animation knows and may keep while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Notes that survive from one call to the next.
  public var state: AnimationState<Value>
  /// Set by an animation that is over for the eye though it still has a rest to settle.
  public var isLogicallyComplete: Bool
  /// The surroundings of the view that is animated, as they were when the animation began.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = AnimationEnvironment.current
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// The same context with notes for another kind of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// The surroundings of the view whose animation starts right now.
package enum AnimationEnvironment {
  /// Plays run one call at a time, so a plain static serves.
  nonisolated(unsafe) package private(set) static var current = EnvironmentValues()

  static func with<R>(_ environment: EnvironmentValues, _ work: () -> R) -> R {
    let before = current
    current = environment
    defer { current = before }
    return work()
  }
}

/// Names one note in an `AnimationState`.
public protocol AnimationStateKey {
  associatedtype Value
  /// Read where nothing was written.
  static var defaultValue: Value { get }
}

/// Notes of an animation, by key type.
public struct AnimationState<Value: VectorArithmetic> {
  private var notes: [ObjectIdentifier: Any] = [:]

  public init() {}

  var isEmpty: Bool { notes.isEmpty }

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { notes[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { notes[ObjectIdentifier(key)] = newValue }
  }
}
