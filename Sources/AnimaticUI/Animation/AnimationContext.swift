/// What an animation knows and may keep while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Notes that survive from one call to the next.
  public var state: AnimationState<Value>
  /// Set by an animation that is over for the eye though it still has a rest to settle.
  public var isLogicallyComplete: Bool

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context with notes for another kind of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
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
