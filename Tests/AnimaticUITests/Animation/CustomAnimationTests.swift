import Testing

@testable import AnimaticUI

/// A line that says it is over after its duration.
private struct Line: CustomAnimation {
  var duration: Double
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time > duration / 2 { context.isLogicallyComplete = true }
    return time < duration ? value.scaled(by: time / duration) : nil
  }
}

private struct CountKey: AnimationStateKey {
  static var defaultValue: Int { 0 }
}

/// Moves by the number of calls, not by time: one tenth each 24 calls.
private struct Counter: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let count = context.state[CountKey.self]
    context.state[CountKey.self] = count + 1
    return count < 240 ? value.scaled(by: Double(count) / 240) : nil
  }
}

/// Goes on with the state of its kind: time is not reset by a new target.
private struct Merging: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < 1 ? value.scaled(by: time) : nil }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { previous.base is Merging }
}

/// Built on a built-in spring, handing everything through.
private struct Wrapped: CustomAnimation {
  var inner = Animation.smooth
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { inner.animate(value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    inner.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? Wrapped else { return false }
    return inner.shouldMerge(previous: other.inner, value: value, time: time, context: &context)
  }
}

private struct Endless: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { value.scaled(by: 0.5) }
}

@Suite struct CustomAnimationTests {
  static func run(_ animation: Animation, to target: Double = 100) -> AnimatableValue<Double> {
    var value = AnimatableValue(0.0)
    #expect(value.set(target, animation: animation, at: 0) == .started)
    return value
  }

  @Test func endsAreFoundOnTheGrid() {
    let value = Self.run(Animation(Line(duration: 0.5)))
    #expect(value.presented(at: 0.123) == 24.6)
    #expect(value.end == 0.5 && value.presented(at: 0.5) == 100)
    #expect(abs(value.logicalEnd! - 0.25) <= 1.0 / 240 + 1e-9)
    let delayed = Self.run(Animation(Line(duration: 0.5)).delay(1).speed(2))
    #expect(delayed.end == 0.75 && delayed.presented(at: 0.625) == 50)
    let legs = Self.run(Animation(Line(duration: 0.5)).repeatCount(2))
    #expect(legs.end == 1 && legs.presented(at: 0.75) == 50 && legs.presented(at: 0.875) == 25)
    #expect(Self.run(Animation(Endless())).end == .infinity)
  }

  @Test func animationWithoutLengthJumps() {
    var value = AnimatableValue(0.0)
    #expect(value.set(1, animation: Animation(Line(duration: 0)), at: 0) == .jumped)
  }

  /// Asked in any order, and any number of times, the answer is the same.
  @Test func animationsWithNotesAreFunctionsOfTime() {
    let value = Self.run(Animation(Counter()))
    #expect(value.end == 1)
    #expect(value.presented(at: 0.75) == 75)
    #expect(value.presented(at: 0.25) == 25)
    #expect(value.presented(at: 0.75) == 75)
    #expect(abs(value.presented(at: 0.7521) - 75.21) < 1e-9)
  }

  @Test func combinesUnlessItMerges() {
    var value = Self.run(Animation(Line(duration: 1)))
    #expect(value.set(0, animation: Animation(Line(duration: 1)), at: 0.5) == .combined)
    #expect(value.presented(at: 0.75) == 75 * 0.75)
    #expect(value.set(50, animation: .linear(duration: 1), at: 0.75) == .combined)

    var merged = Self.run(Animation(Merging()))
    #expect(merged.set(200, animation: Animation(Merging()), at: 0.5) == .merged)
    #expect(merged.presented(at: 0.75) == 150 && merged.end == 1)
    #expect(merged.set(0, animation: Animation(Line(duration: 1)), at: 0.75) == .combined)
  }

  /// A wrapper around a spring shows what the spring shows, through a turn as well.
  @Test func wrapperOfASpringIsThatSpring() {
    var wrapped = Self.run(Animation(Wrapped()))
    var plain = Self.run(.smooth)
    #expect(wrapped.end == plain.end)
    #expect(wrapped.presented(at: 0.1) == plain.presented(at: 0.1))
    #expect(wrapped.set(0, animation: Animation(Wrapped()), at: 0.15) == .merged)
    _ = plain.set(0, animation: .smooth, at: 0.15)
    for t in [0.15, 0.2, 0.3, 0.5] {
      #expect(abs(wrapped.presented(at: t) - plain.presented(at: t)) < 1e-2, "\(t)")
    }
    #expect(abs(wrapped.end! - plain.end!) < 1.0 / 60)
  }

  @Test func equalityAndDescription() {
    #expect(Animation(Line(duration: 1)) == Animation(Line(duration: 1)))
    #expect(Animation(Line(duration: 1)) != Animation(Line(duration: 2)))
    #expect(Animation(Line(duration: 1)) != Animation(Counter()))
    #expect(Animation(Line(duration: 1)).delay(1).description == "Line(duration: 1.0).delay(1)")
    let base: any CustomAnimation = Animation.smooth.delay(1).base
    let reopened = Animation(base)
    #expect(reopened == .smooth.delay(1))
    #expect(Animation(Line(duration: 1)).base as? Line == Line(duration: 1))
  }

  @Test func builtInAnimationsAnswerDirectly() {
    var context = AnimationContext<Double>()
    #expect(Animation.linear(duration: 1).animate(value: 10, time: 0.5, context: &context) == 5)
    #expect(!context.isLogicallyComplete)
    #expect(Animation.linear(duration: 1).animate(value: 10, time: 1.1, context: &context) == nil)
    #expect(Animation.linear(duration: 1).velocity(value: 10, time: 0.5, context: context) == nil)
    let speed = Animation.smooth.velocity(value: 100, time: 0.15, context: AnimationContext())
    #expect(abs(speed! - 359.65) < 0.01)
    #expect(context.withState(AnimationState<Float>()).state[CountKey.self] == 0)
  }
}
