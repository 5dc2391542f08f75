import Testing

@testable import AnimaticUI

/// What holds for every animation, checked over many of them and a repeatable random sequence of writes.
@Suite struct AnimatablePropertyTests {
  static let animations: [Animation] = [
    .linear, .easeIn, .easeOut, .easeInOut(duration: 0.3), .timingCurve(0.2, -0.6, 0.4, 1.8, duration: 0.5),
    .timingCurve(.circularEaseInOut, duration: 0.4), .default, .smooth, .snappy, .bouncy,
    .interactiveSpring(),
    .spring(response: 0.4, dampingFraction: 1.6, blendDuration: 0.3), .bouncy.delay(0.1), .smooth.speed(0.5),
    .interpolatingSpring(stiffness: 170, damping: 12), .interpolatingSpring(stiffness: 50, damping: 26),
    .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5), .easeIn.repeatCount(3),
    .linear(duration: 0.2).repeatForever(), .easeOut(duration: 0.3).delay(-0.05),
  ]

  /// A small linear generator: the same writes on every machine.
  struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  /// Random writes: what is shown never jumps at an animated write, and moves by the difference at a plain one.
  @Test(arguments: 0..<200)
  func animatedWritesAreContinuous(_ seed: Int) {
    var dice = Dice(state: UInt64(seed))
    var value = AnimatableValue(AnimatablePair(0.0, 10.0))
    var time = 0.0
    for _ in 0..<12 {
      time += Double(dice.roll(200)) / 400
      value.settle(at: time)
      let target = AnimatablePair(Double(dice.roll(300)) - 150, Double(dice.roll(9)))
      let animation = dice.roll(6) == 0 ? nil : Self.animations[dice.roll(Self.animations.count - 1)]
      let before = value.presented(at: time)
      let model = value.model
      let change = value.set(target, animation: animation, at: time)
      let after = value.presented(at: time)
      let expected: AnimatablePair<Double, Double>
      switch change {
      case .jumped, .shifted: expected = before + (target - model)
      case .unchanged, .started, .combined, .merged, .ended: expected = before
      }
      // A spring leaves from its place at once; only its share of a settled rest may be dropped.
      let miss = (after - expected).magnitudeSquared.squareRoot()
      #expect(
        miss < 1e-9 || change == .ended,
        "seed \(seed) at \(time): \(change) by \(String(describing: animation))")
    }
    if let end = value.end, end.isFinite { #expect(value.presented(at: end + 1) == value.model) }
  }

  /// Frames of any rate see one and the same motion: asking changes nothing.
  @Test(arguments: animations)
  func askingChangesNothing(_ animation: Animation) {
    var value = AnimatableValue(0.0)
    _ = value.set(100, animation: animation, at: 0)
    _ = value.set(-40, animation: .bouncy, at: 0.11)
    let forwards = (0...240).map { value.presented(at: Double($0) / 120) }
    let coarse = (0...120).map { value.presented(at: Double($0) / 60) }
    let backwards = (0...240).reversed().map { value.presented(at: Double($0) / 120) }
    #expect(forwards == backwards.reversed())
    #expect(coarse == stride(from: 0, through: 240, by: 2).map { forwards[$0] })
  }

  /// Dropping the run after its end shows what was shown.
  @Test(arguments: animations)
  func removalShowsTheModel(_ animation: Animation) {
    var value = AnimatableValue(3.0)
    _ = value.set(50, animation: animation, at: 0.25)
    guard let end = value.end, end.isFinite else { return }
    let late = end + 0.001
    #expect(value.presented(at: late) == 50)
    let isEnded = value.settle(at: late)
    #expect(isEnded && value.presented(at: late) == 50)
    #expect(value.logicalEnd == nil)
  }

  /// Springs are removed when at most 1 % of the way is left.
  @Test(arguments: animations)
  func springsAreNearlyThereWhenRemoved(_ animation: Animation) {
    for distance in [0.75, 44, 874] {
      var value = AnimatableValue(0.0)
      _ = value.set(distance, animation: animation, at: 0)
      guard let end = value.end, end.isFinite else { continue }
      #expect(
        abs(value.presented(at: end - 1e-6) - distance) <= 0.012 * distance, "\(animation) over \(distance)")
    }
  }

  /// Value and slope agree: the reported velocity is the derivative.
  @Test(arguments: animations)
  func velocityIsTheDerivative(_ animation: Animation) {
    var value = AnimatableValue(0.0)
    _ = value.set(100, animation: .easeInOut(duration: 0.5), at: 0)
    _ = value.set(-50, animation: animation, at: 0.2)
    let end = min(value.end ?? 0, 2)
    for k in 1..<17 {
      let t = 0.2 + (end - 0.2) * (Double(k) + 0.37) / 18
      let h = 1e-6
      let slope = (value.presented(at: t + h) - value.presented(at: t - h)) / (2 * h)
      #expect(abs(value.velocity(at: t) - slope) < 1e-3 * max(1, abs(slope)), "\(animation) at \(t)")
    }
  }

  /// Mirrored layouts move mirrored.
  @Test(arguments: animations)
  func mirroredTargetsMoveMirrored(_ animation: Animation) {
    var (up, down) = (AnimatableValue(0.0), AnimatableValue(0.0))
    _ = up.set(-104, animation: animation, at: 0)
    _ = down.set(104, animation: animation, at: 0)
    for k in 0...60 { #expect(up.presented(at: Double(k) / 30) + down.presented(at: Double(k) / 30) == 0) }
    #expect(up.end == down.end)
  }

  /// The response of the old spring turns into the new one's without a step in place or speed.
  @Test func blendIsSmooth() {
    var value = AnimatableValue(0.0)
    _ = value.set(100, animation: .spring(response: 0.8, dampingFraction: 1), at: 0)
    let before = (value.presented(at: 0.2), value.velocity(at: 0.2))
    let quick = Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
    #expect(value.set(0, animation: quick, at: 0.2) == .merged)
    #expect(abs(value.presented(at: 0.2) - before.0) < 1e-9)
    #expect(abs(value.velocity(at: 0.2) - before.1) < 1e-6)
    var previous = value.presented(at: 0.2)
    for k in 1...3000 {
      let t = 0.2 + Double(k) / 5000
      let next = value.presented(at: t)
      #expect(abs(next - previous) < 0.5, "at \(t)")
      previous = next
    }
    // Slower than without the blend at first, there in the end.
    var sudden = AnimatableValue(0.0)
    _ = sudden.set(100, animation: .spring(response: 0.8, dampingFraction: 1), at: 0)
    _ = sudden.set(0, animation: .spring(response: 0.15, dampingFraction: 0.86), at: 0.2)
    #expect(value.presented(at: 0.27) > sudden.presented(at: 0.27) + 1)
    #expect(abs(value.presented(at: 1)) < 0.1)
  }
}
