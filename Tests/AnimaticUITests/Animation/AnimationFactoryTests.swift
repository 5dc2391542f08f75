import Testing

@testable import AnimaticUI

@Suite struct AnimationFactoryTests {
  @Test(arguments: [
    (Animation.default, "default"), (.linear, "linear(duration: 0.35)"),
    (.easeInOut(duration: 0.3), "easeInOut(duration: 0.3)"), (.easeIn(duration: 1), "easeIn(duration: 1)"),
    (.easeOut.delay(0.1).speed(2), "easeOut(duration: 0.35).delay(0.1).speed(2)"),
    (.timingCurve(0.37, 0, 0.63, 1), "timingCurve(0.37, 0, 0.63, 1, duration: 0.35)"),
    (.timingCurve(.circularEaseIn, duration: 1), "timingCurve(.circularEaseIn, duration: 1)"),
    (.spring(), "spring(duration: 0.5, bounce: 0)"),
    (.spring(response: 0.4, dampingFraction: 0.8), "spring(response: 0.4, dampingFraction: 0.8)"),
    (.smooth, "smooth(duration: 0.5)"), (.snappy(duration: 0.3), "snappy(duration: 0.3)"),
    (.bouncy(extraBounce: 0.1), "bouncy(duration: 0.5, extraBounce: 0.1)"),
    (
      .interactiveSpring(),
      "interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25)"
    ),
    (
      .interpolatingSpring(stiffness: 170, damping: 26), "interpolatingSpring(stiffness: 170, damping: 26)"
    ),
    (.linear(duration: 1).repeatForever(), "linear(duration: 1).repeatForever(autoreverses: true)"),
    (
      .linear(duration: 1).repeatCount(3, autoreverses: false).logicallyComplete(after: 2),
      "linear(duration: 1).repeatCount(3, autoreverses: false).logicallyComplete(after: 2)"
    ),
  ])
  func descriptionIsSpelledAsCode(_ animation: Animation, _ text: String) {
    #expect("\(animation)" == text)
  }

  /// The plain call is the duration and bounce form; naming a damping argument brings its defaults.
  @Test func overloadsResolveAsOnTheDevice() {
    #expect(Animation.spring() == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.spring == .smooth)
    #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring(dampingFraction: 0.6) == .spring(response: 0.5, dampingFraction: 0.6))
    #expect(Animation.spring(blendDuration: 0.1) == .spring(duration: 0.5, bounce: 0, blendDuration: 0.1))
    #expect(
      Animation.interactiveSpring()
        == .spring(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(response: 0.15)
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.spring(Spring.bouncy) != .smooth)
  }

  @Test func equalityIsOfMotion() {
    #expect(Animation.default != .smooth)
    #expect(Animation.smooth.hashValue == Animation.spring.hashValue)
    #expect(Animation.linear != .linear.delay(0.1))
    #expect(Animation.easeIn == .timingCurve(.easeIn, duration: 0.35))
    #expect(Set([Animation.easeIn, .timingCurve(0.42, 0, 1, 1, duration: 0.35)]).count == 1)
  }

  /// Stiffness and damping of the presets.
  @Test(arguments: [
    (Spring.smooth, 157.91, 25.13), (.snappy, 157.91, 21.36), (.bouncy, 157.91, 17.59),
    (Spring(response: 0.5, dampingRatio: 0.825), 157.91, 20.73),
    (Spring(response: 0.15, dampingRatio: 0.86), 1754.6, 72.05),
    (Spring(duration: 0.15, bounce: 0.15), 1754.6, 71.21),
  ])
  func springConversions(_ spring: Spring, _ stiffness: Double, _ damping: Double) {
    #expect(abs(spring.stiffness - stiffness) < 0.05)
    #expect(abs(spring.damping - damping) < 0.01)
  }

  @Test func springDescriptionsConvert() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.6283) < 1e-4 && abs(spring.bounce - 0.5) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    #expect(Spring(mass: 1, stiffness: 100, damping: 60).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
    #expect(Spring(duration: 1, bounce: -1).value(target: 5.0, time: 3) == 0)
    #expect(abs(Spring.smooth.value(target: 100.0, time: 0.1) - 35.77) < 0.01)
  }

  @Test(arguments: [(0.5, 0.7), (1, 0.3), (2, 1), (0.001, 0.5), (40, 0.9)])
  func springBySettlingDuration(_ duration: Double, _ ratio: Double) {
    let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
    let wanted = min(max(duration, 0.01), 10)
    if ratio < 1 { #expect(abs(spring.settlingDuration - wanted) < 1e-6) }
    #expect(abs(1 - spring.value(target: 1.0, time: wanted)) < 0.0011)
  }

  @Test func springUpdateIsTheClosedForm() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1.0 / 60) }
    #expect(abs(value - spring.value(target: 1.0, time: 0.5)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 1.0, time: 0.5)) < 1e-8)
    #expect(abs(spring.force(target: 1.0, position: 0.0, velocity: 0.0) - spring.stiffness) < 1e-9)
    #expect(
      abs(
        spring.value(fromValue: 1.0, toValue: 3.0, initialVelocity: 0, time: 0.2)
          - (1 + 2 * spring.value(target: 1.0, time: 0.2))) < 1e-12)
  }

  @Test func unitCurves() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.25) - 0.1292) < 1e-4)
    #expect(UnitCurve.circularEaseIn.value(at: 1) == 1)
    #expect(UnitCurve.circularEaseIn.inverse.inverse == .circularEaseIn)
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
    for curve in [UnitCurve.easeIn, .circularEaseInOut, .circularEaseOut] {
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-9)
      #expect(abs(curve.inverse.velocity(at: curve.value(at: 0.3)) * curve.velocity(at: 0.3) - 1) < 1e-6)
    }
    let free = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -1, y: -1), endControlPoint: UnitPoint(x: 0.5, y: 2))
    #expect(free.value(at: 0.9) > 1)
  }
}
