import Testing

@testable import AnimaticUI

/// Combining, merging, shifting and ending; the numbers are arithmetic from the rules, to 0.01 unless said.
@Suite struct AnimatableValueTests {
  static func shows(
    _ value: AnimatableValue<Double>, _ points: [(Double, Double)], within tolerance: Double = 0.01
  ) {
    for (t, x) in points {
      let shown = value.presented(at: t)
      #expect(abs(shown - x) <= tolerance, "at \(t): \(shown), not \(x)")
    }
  }

  static func animated(
    _ from: Double, _ to: Double, _ animation: Animation, at begin: Double = 0
  ) -> AnimatableValue<Double> {
    var value = AnimatableValue(from)
    #expect(value.set(to, animation: animation, at: begin) == .started)
    return value
  }

  /// Two properties, each under its own curve, as two nested blocks leave them.
  @Test func eachValueFollowsItsOwnCurve() {
    let offset = Self.animated(-100, 0, .easeInOut(duration: 0.3))
    Self.shows(
      offset,
      [(0, -100), (0.05, -94.387), (0.1, -76.823), (0.15, -50), (0.2, -23.177), (0.25, -5.61), (0.3, 0)],
      within: 0.005)
    let opacity = Self.animated(0, 0.75, .easeInOut(duration: 0.45))
    Self.shows(
      opacity,
      [
        (0.05, 0.0183), (0.1, 0.0761), (0.15, 0.1738), (0.2, 0.3037), (0.25, 0.4463), (0.3, 0.5762),
        (0.35, 0.6739), (0.4, 0.7317), (0.45, 0.75),
      ], within: 5e-5)
  }

  /// The frame at the duration shows the end value exactly, and the run lives until it has passed.
  @Test(arguments: [(0.1, 0.7), (-100, 0.3), (0, 1), (1.0 / 3, 2.0 / 3)])
  func endIsExact(_ from: Double, _ to: Double) {
    var value = Self.animated(from, to, .easeInOut(duration: 0.3))
    #expect(value.presented(at: -1) == from)
    #expect(value.presented(at: 0) == from)
    #expect(value.presented(at: 0.3) == to)
    #expect(value.end == 0.3)
    #expect(value.settle(at: 0.3) == false)
    #expect(value.settle(at: 0.3.nextUp) == true)
    #expect(value.settle(at: 1) == false)
    #expect(!value.isRunning && value.end == nil && value.presented(at: 0.1) == to)
  }

  @Test func reversingACurveBlends() {
    var value = Self.animated(-100, 0, .easeInOut(duration: 0.3))
    #expect(value.set(-100, animation: .easeInOut(duration: 0.3), at: 0.15) == .combined)
    Self.shows(
      value,
      [(0.15, -50), (0.2, -27.49), (0.25, -27.49), (0.3, -50), (0.35, -76.82), (0.45, -100)])
    #expect(abs(value.end! - 0.45) < 1e-12)

    var slow = Self.animated(0, 100, .easeInOut)
    _ = slow.set(0, animation: .easeInOut, at: 0.1)
    Self.shows(
      slow,
      [
        (0.1, 16.97), (0.15, 36.30), (0.2, 51.61), (0.25, 51.61), (0.3, 36.30), (0.35, 16.97),
        (0.4, 4.09), (0.45, 0),
      ], within: 0.012)
  }

  @Test func reversingALineBlends() {
    var value = Self.animated(0, 1, .linear(duration: 0.5))
    _ = value.set(0, animation: .linear(duration: 0.5), at: 0.2)
    Self.shows(
      value, [(0.2, 0.4), (0.3, 0.48), (0.4, 0.48), (0.5, 0.4), (0.6, 0.2), (0.7, 0)], within: 1e-12)
  }

  /// Fading back in during a fade-out.
  @Test func revivedFade() {
    var value = Self.animated(1, 0, .easeInOut, at: 2)
    #expect(value.set(1, animation: .easeInOut, at: 2.1) == .combined)
    Self.shows(
      value, [(2, 1), (2.1, 0.830), (2.15, 0.637), (2.2, 0.484), (2.3, 0.637), (2.45, 1)], within: 6e-4)
  }

  /// Shown and hidden in one tick: a ghost of F·(1 − F).
  @Test func coincidentInsertAndRemove() {
    var value = Self.animated(0, 1, .easeInOut)
    #expect(value.set(0, animation: .easeInOut, at: 0) == .combined)
    Self.shows(value, [(0.1, 0.141), (0.175, 0.25), (0.25, 0.141), (0.35, 0)], within: 5e-4)
  }

  /// Two writes before the first frame: both clocks at zero, over with the newest.
  @Test func coincidentWritesCombine() {
    var value = Self.animated(0, 100, .easeInOut(duration: 1))
    #expect(value.set(50, animation: .easeInOut(duration: 0.2), at: 0) == .combined)
    Self.shows(value, [(0.05, 6.87), (0.1, 25.99), (0.2, 50)])
    Self.shows(value, [(0.15, 44.1)], within: 0.05)
    #expect(value.end == 0.2)
    #expect(value.presented(at: 0.2) == 50 && value.presented(at: 0.9) == 50)
  }

  @Test func reversingASpringKeepsItsVelocity() {
    var value = Self.animated(0, 100, .spring)
    #expect(abs(value.presented(at: 0.15) - 56.196) < 1e-3)
    #expect(abs(value.velocity(at: 0.15) - 359.65) < 0.01)
    #expect(value.set(0, animation: .spring, at: 0.15) == .merged)
    Self.shows(
      value,
      [(0.15, 56.196), (0.2, 58.41), (0.25, 46.33), (0.3, 32.81), (0.35, 21.82), (0.45, 8.67), (0.65, 1.10)])
    #expect(abs(value.velocity(at: 0.15) - 359.65) < 0.01)
  }

  /// Logical completion counts from the merge, removal comes later.
  @Test func springCompletesLogicallyBeforeItIsRemoved() {
    var value = Self.animated(0, 100, .spring(response: 0.5, dampingFraction: 1))
    #expect(value.logicalEnd == 0.5)
    _ = value.set(0, animation: .spring(response: 0.5, dampingFraction: 1), at: 0.15)
    #expect(abs(value.logicalEnd! - 0.65) < 1e-12)
    #expect(value.end! > 0.65 && value.end! < 2.5)
  }

  @Test func springOnCurveStartsAtItsPlaceFromStandstill() {
    var value = Self.animated(0, 100, .easeInOut(duration: 0.3))
    #expect(value.set(200, animation: .smooth, at: 0.15) == .merged)
    #expect(abs(value.velocity(at: 0.15)) < 1e-9)
    // 50 + 150·(1 − (1 + ωt)·e^(−ωt)), t = 0.1
    Self.shows(value, [(0.15, 50), (0.25, 50 + 150 * 0.3577)], within: 0.01)
  }

  @Test func curveOnSpringCombines() {
    var value = Self.animated(0, 100, .smooth)
    #expect(value.set(0, animation: .linear(duration: 0.4), at: 0.1) == .combined)
    // The spring at 0.3 is 0.8900, half of the line is done.
    Self.shows(value, [(0.1, 35.77), (0.3, 44.50), (0.5, 0)])
  }

  @Test func interpolatingSpringsNeverMerge() {
    let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    var value = Self.animated(0, 100, spring)
    Self.shows(value, [(0.1, 34.03), (0.2, 84.94), (0.36276, 116.303), (0.5, 107.46)])
    #expect(value.set(0, animation: spring, at: 0.1) == .combined)
    Self.shows(value, [(0.2, 84.94 * (1 - 0.3403))])
    var other = Self.animated(0, 100, .smooth)
    #expect(other.set(0, animation: spring, at: 0.1) == .combined)
  }

  @Test func modifiedSpringsMergeOnlyWithTheirLike() {
    let delayed = Animation.smooth.delay(0.1)
    var value = Self.animated(0, 100, delayed)
    Self.shows(value, [(0.1, 0), (0.2, 35.77)])
    #expect(value.set(0, animation: delayed, at: 0.25) == .merged)
    // On the old one's clock: the new target is heeded at once, as without the delay.
    Self.shows(value, [(0.25, 56.196), (0.3, 58.41), (0.35, 46.33)])

    var unlike = Self.animated(0, 100, .smooth)
    #expect(unlike.set(0, animation: delayed, at: 0.1) == .combined)
    var fast = Self.animated(0, 100, .smooth.speed(2))
    #expect(fast.set(0, animation: .smooth.speed(2), at: 0.075) == .merged)
    Self.shows(fast, [(0.075, 56.196), (0.1, 58.41), (0.125, 46.33)])
  }

  @Test func plainWriteShiftsTheRun() {
    var value = Self.animated(-100, 0, .easeInOut(duration: 0.3))
    Self.shows(value, [(0.1, -76.82)])
    #expect(value.set(-100, animation: nil, at: 0.15) == .shifted)
    Self.shows(value, [(0.15, -150), (0.2, -123.18), (0.25, -105.61), (0.3, -100)])

    var line = Self.animated(0, 100, .linear(duration: 1))
    _ = line.set(0, animation: nil, at: 0.5)
    Self.shows(line, [(0.5, -50), (0.75, -25), (1, 0)])
    // A new animation starts from what is shown.
    #expect(line.set(10, animation: .linear(duration: 1), at: 0.5) == .combined)
    Self.shows(line, [(0.5, -50), (1.5, 10)])
  }

  @Test func animationWithoutLengthEndsTheRun() {
    for nothing in [
      Animation.linear(duration: 0), .easeInOut(duration: -1), .easeIn(duration: .nan), .spring(response: 0),
      .linear(duration: 0).delay(1), .interpolatingSpring(stiffness: -3, damping: 1), .spring(duration: .nan),
      .interpolatingSpring(stiffness: .infinity, damping: 1),
    ] {
      var value = Self.animated(-100, 0, .easeInOut(duration: 0.3))
      #expect(value.set(-100, animation: nothing, at: 0.15) == .ended, "\(nothing)")
      Self.shows(value, [(0.15, -100), (0.2, -100), (0.3, -100)])
      #expect(!value.isRunning)
      #expect(value.set(5, animation: nothing, at: 0.2) == .jumped)
      #expect(value.presented(at: 0.2) == 5)
    }
  }

  @Test func equalAndPlainWrites() {
    var value = AnimatableValue(1.0)
    #expect(value.set(1, animation: .default, at: 0) == .unchanged)
    #expect(value.set(2, animation: nil, at: 0) == .jumped)
    #expect(value.model == 2 && value.presented(at: 0) == 2 && value.logicalEnd == nil)
    _ = value.set(3, animation: .linear(duration: 1), at: 1)
    #expect(value.set(3, animation: .bouncy, at: 1.5) == .unchanged)
    #expect(value.end == 2 && value.model == 3)
    // A write after the end starts a run of its own.
    #expect(value.set(4, animation: .linear(duration: 1), at: 5) == .started)
    #expect(value.presented(at: 5.5) == 3.5)
  }

  @Test func standardAnimationFollowsTheSemantics() {
    var old = AnimatableValue(0.0)
    _ = old.set(1, animation: .default, at: 0, semantics: .iOS16)
    #expect(old.end == 0.35 && old.presented(at: 0.175) == 0.5)
    for semantics in [AnimationSemantics.iOS17, .iOS18, .iOS26] {
      var new = AnimatableValue(0.0)
      _ = new.set(1, animation: .default, at: 0, semantics: semantics)
      #expect(abs(new.presented(at: 0.1) - 0.3577) < 1e-4 && new.end! > 0.8)
    }
  }

  /// A hundred retargets a second must neither pile up nor break the curve.
  @Test func rapidRetargetsStayContinuous() {
    for animation in [Animation.easeInOut(duration: 0.2), .bouncy, .interactiveSpring] {
      var value = AnimatableValue(0.0)
      for k in 0..<500 {
        let t = Double(k) / 100
        let before = value.presented(at: t)
        _ = value.set(Double((k * 37) % 101), animation: animation, at: t)
        #expect(abs(value.presented(at: t) - before) < 1e-9)
      }
      #expect(value.presented(at: 20) == value.model)
      #expect(value.end! < 8)
    }
  }

  @Test func pairsMoveAsOneAndSumTheirMagnitudes() {
    var scale = AnimatableValue(AnimatablePair(1.0, 1.0))
    _ = scale.set(AnimatablePair(1.2, 1.2), animation: .spring(response: 0.55, dampingFraction: 0.825), at: 0)
    #expect(abs(scale.end! - 0.567) < 1.0 / 60)
    let shown = scale.presented(at: 0.1)
    #expect(shown.first == shown.second && shown.first > 1)
  }

  @Test func nonsenseTimesAndValues() {
    var value = Self.animated(0, 1, .bouncy)
    #expect(value.presented(at: .nan) == 0)
    #expect(value.presented(at: -.infinity) == 0 && value.presented(at: .infinity) == 1)
    #expect(value.set(.nan, animation: .bouncy, at: 0.1) == .ended)
    var other = AnimatableValue(0.0)
    #expect(other.set(.infinity, animation: .bouncy, at: .nan) == .jumped)
    #expect(other.set(0, animation: .easeIn, at: 0) == .started)
    _ = other.presented(at: 0.1)
  }
}
