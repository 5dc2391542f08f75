import AnimaticTime

extension Animation {
  /// The part of `value` that is done after `time` seconds; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if case .custom(let box) = core, modifiers.isEmpty {
      return box.base.animate(value: value, time: time, context: &context)
    }
    let entry = entry(value, context)
    if entry.logicalEnd <= time { context.isLogicallyComplete = true }
    return entry.isOver(at: time) ? nil : entry.covered(.zero, at: time)
  }

  /// Units a second at `time`; nil for animations other than persistent springs, which do not tell.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if case .custom(let box) = core, modifiers.isEmpty {
      return box.base.velocity(value: value, time: time, context: context)
    }
    let entry = entry(value, context)
    guard entry.persistentSpring != nil else { return nil }
    return entry.speed(.zero, .zero, at: time)
  }

  /// Whether this animation takes over the run of `previous`; if so its start is noted in `context`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    switch resolved(.iOS26).core {
    case .custom(let box):
      guard modifiers == previous.modifiers, case .custom(let other) = previous.core,
        box.isSameType(as: other)
      else { return false }
      return box.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case .persistent where modifiers.isEmpty:
      let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
      let offset = previous.animate(value: value, time: time, context: &context) ?? value
      var note = SpringNote<V>(start: time, offset: offset, velocity: velocity, previousResponse: nil)
      if case .persistent(let old) = previous.resolved(.iOS26).core { note.previousResponse = old.response }
      context.state[SpringNoteKey<V>.self] = note
      context.isLogicallyComplete = false
      return true
    default: return false
    }
  }

  private func entry<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> RunEntry<V> {
    let animation = resolved(.iOS26)
    if case .persistent(let spring) = animation.core, animation.modifiers.isEmpty,
      let note = context.state[SpringNoteKey<V>.self]
    {
      let launch = SpringLaunch(
        spring: spring, start: note.start, offset: note.offset, velocity: note.velocity, target: value,
        previousResponse: note.previousResponse)
      return RunEntry(animation, spring: spring, begin: 0, target: value, launch: launch)
    }
    return RunEntry(animation, begin: 0, target: value) { _ in .zero }
  }
}

/// Where a persistent spring took over, kept for animations that are built on one.
private struct SpringNote<V: VectorArithmetic> {
  var start: Double
  var offset: V
  var velocity: V
  var previousResponse: Double?
}

private enum SpringNoteKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: SpringNote<V>? { nil }
}

/// A built-in animation where the language asks for a `CustomAnimation`.
struct BuiltInAnimation: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
