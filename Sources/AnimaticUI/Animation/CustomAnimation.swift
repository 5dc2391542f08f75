/// An animation of the user's own making: a function from elapsed time to a share of the interval.
///
/// `presented` values may be asked for in any order, so `animate` should depend on its arguments. One that
/// keeps notes in `context.state` is run once along a fixed grid of 1/240 s and read back from there.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value`, the whole change, that is done after `time` seconds; nil when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Units a second at `time`, or nil if unknown; springs that take over start with it.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over the run of `previous` (time goes on, `context` keeps its state) instead
  /// of being combined with it. Asked only when `previous` is of the same type.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A custom animation of any type, compared by type and value.
struct CustomAnimationBox: Hashable, Sendable {
  let base: any CustomAnimation

  init(_ base: any CustomAnimation) { self.base = base }

  static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  func isSameType(as other: Self) -> Bool { type(of: base) == type(of: other.base) }
}
