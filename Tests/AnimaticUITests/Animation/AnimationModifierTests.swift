import Testing

@testable import AnimaticUI

@Suite struct AnimationModifierTests {
  static func run(_ animation: Animation, to target: Double = 1) -> AnimatableValue<Double> {
    var value = AnimatableValue(0.0)
    #expect(value.set(target, animation: animation, at: 0) == .started)
    return value
  }

  static func shows(
    _ animation: Animation, _ points: [(Double, Double)], end: Double, within tolerance: Double = 1e-9
  ) {
    let value = run(animation)
    for (t, x) in points {
      let shown = value.presented(at: t)
      #expect(abs(shown - x) <= tolerance, "\(animation) at \(t): \(shown), not \(x)")
    }
    #expect(value.end == end || abs(value.end! - end) < 1e-9, "\(animation) ends at \(value.end!)")
  }

  @Test func delayHoldsAndSpeedScales() {
    let line = Animation.linear(duration: 0.5)
    Self.shows(line.delay(0.2), [(0.1, 0), (0.2, 0), (0.45, 0.5), (0.7, 1)], end: 0.7)
    Self.shows(line.speed(2), [(0.125, 0.5), (0.25, 1)], end: 0.25)
    Self.shows(line.delay(0.2).speed(2), [(0.1, 0), (0.225, 0.5)], end: 0.35)
    Self.shows(line.speed(2).delay(0.2), [(0.2, 0), (0.325, 0.5)], end: 0.45)
    Self.shows(line.speed(0), [(0, 0), (5, 0)], end: .infinity)
    Self.shows(line.speed(-1), [(5, 0)], end: .infinity)
    Self.shows(line.delay(.infinity), [(5, 0)], end: .infinity)
  }

  /// Starts part-way in: ease-in-out 0.3 with a delay of −0.1 shows F(1/3) at once.
  @Test func negativeDelayStartsPartWayIn() {
    Self.shows(.easeInOut(duration: 0.3).delay(-0.1), [(0, 0.2318)], end: 0.2, within: 1e-4)
    var value = AnimatableValue(0.0)
    #expect(value.set(1, animation: .linear(duration: 0.3).delay(-0.3), at: 0) == .jumped)
  }

  @Test func legsHaveTheirExactLength() {
    let line = Animation.linear(duration: 0.35)
    Self.shows(
      line.repeatCount(3), [(0.175, 0.5), (0.35, 1), (0.525, 0.5), (0.7, 0), (0.875, 0.5), (1.05, 1)],
      end: 1.05)
    // The older leg shows its end on the border, the zero of the next is never drawn there.
    Self.shows(
      line.repeatCount(3, autoreverses: false), [(0.35, 1), (0.7, 1), (0.875, 0.5), (1.05, 1)], end: 1.05)
    for k in 1...200 {
      let forever = Self.run(line.repeatForever(autoreverses: false))
      #expect(forever.presented(at: Double(k) * 0.35) == 1, "border \(k)")
    }
  }

  /// The way back is the same curve with its ends exchanged, 1 − f(t), not the way there run backwards.
  @Test func reverseLegIsNotMirroredInTime() {
    Self.shows(
      .easeIn(duration: 1).repeatCount(2), [(0.25, 0.0935), (1.25, 1 - 0.0935), (1.5, 1 - 0.3154)], end: 2,
      within: 1e-4)
  }

  /// An even count ends back at the start; the removal then shows the target.
  @Test func evenCountSnapsWhenRemoved() {
    var value = Self.run(.linear(duration: 0.5).repeatCount(2))
    #expect(abs(value.presented(at: 1)) < 1e-12)
    #expect(value.presented(at: 1.0.nextUp) == 1)
    #expect(value.settle(at: 1.01) == true)
  }

  @Test func orderOfDelayAndRepeatMatters() {
    let line = Animation.linear(duration: 1)
    Self.shows(
      line.delay(1).repeatForever(autoreverses: false), [(1, 0), (1.5, 0.5), (2, 1), (2.5, 0), (3.5, 0.5)],
      end: .infinity)
    Self.shows(
      line.repeatForever(autoreverses: false).delay(1), [(1, 0), (1.5, 0.5), (2.5, 0.5), (3.5, 0.5)],
      end: .infinity)
    Self.shows(
      line.repeatCount(2).speed(2).repeatCount(2, autoreverses: false),
      [(0.25, 0.5), (0.5, 1), (0.75, 0.5), (1.25, 0.5), (1.5, 1)], end: 2)
  }

  /// A two-leg period of a delayed curve without a duration: 2 × (1 + 0.35) s, as recorded.
  @Test func recordedPeriod() {
    let value = Self.run(.timingCurve(0.37, 0, 0.63, 1).delay(1).repeatForever())
    for (t, x) in [(0.0333, 0.0225), (0.1, 0.1864), (0.1667, 0.4626), (0.2333, 0.7523), (0.3, 0.9516)] {
      #expect(abs(value.presented(at: 1 + t) - x) < 0.005)
      #expect(abs(value.presented(at: 1.35 + 1 + t) - (1 - x)) < 0.005)
      #expect(abs(value.presented(at: 2.7 + 1 + t) - x) < 0.005)
    }
  }

  @Test func springLegsEndWhenTheSpringIsRemoved() {
    let value = Self.run(
      .spring(response: 0.55, dampingFraction: 1).repeatForever(autoreverses: false), to: 100)
    let leg = 1.3833
    #expect(value.presented(at: leg) > 99.9)
    #expect(value.presented(at: leg + 0.05) < 20)
    #expect(value.end == .infinity && value.logicalEnd == .infinity)
  }

  @Test func repeatedRunCanBeReplacedByAFiniteOne() {
    var value = Self.run(.linear(duration: 1).repeatForever(), to: 100)
    #expect(value.set(0, animation: nil, at: 0.5) == .shifted)
    #expect(value.presented(at: 1) == 0 && value.isRunning)
    #expect(value.set(10, animation: .linear(duration: 1), at: 1) == .combined)
    #expect(value.end == 2 && value.presented(at: 2) == 10)
    var spun = Self.run(.linear(duration: 1).repeatForever(), to: 100)
    #expect(spun.set(0, animation: .smooth, at: 0.5) == .merged)
    #expect(spun.presented(at: 0.5) == 50 && spun.end! < 2)
  }

  @Test func logicalCompletion() {
    for (animation, logical) in [
      (Animation.easeIn(duration: 0.3), 0.3), (.smooth, 0.5), (.bouncy.delay(0.2), 0.7),
      (.smooth.speed(2), 0.25),
      (.interpolatingSpring(stiffness: 100, damping: 10), 0.6283), (.linear(duration: 1).repeatCount(3), 3),
      (.linear(duration: 1).logicallyComplete(after: 0.4), 0.4), (.smooth.logicallyComplete(after: 9), 0.5),
      (.linear(duration: 1).logicallyComplete(after: 0.4).delay(1), 1.4),
      (.interpolatingSpring(mass: 4, stiffness: 100, damping: 20), 0.6283),
    ] {
      let value = Self.run(animation, to: 100)
      #expect(abs(value.logicalEnd! - logical) < 1e-4, "\(animation)")
      #expect(value.logicalEnd! <= value.end!)
    }
  }

  @Test func extremeModifiersEnd() {
    let line = Animation.linear(duration: 0.3)
    for animation in [
      line.repeatCount(0), line.repeatCount(.min), line.repeatCount(.max), line.speed(.infinity),
      line.delay(.nan), line.speed(.nan), line.repeatForever().repeatCount(3),
      line.delay(1e300).speed(1e-300),
      line.repeatForever().delay(-1),
    ] {
      var value = AnimatableValue(0.0)
      _ = value.set(1, animation: animation, at: 0)
      for t in [0, 0.1, 1e9, 1e300] { #expect(!value.presented(at: t).isNaN, "\(animation) at \(t)") }
    }
  }
}
