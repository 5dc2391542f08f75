import Testing

@testable import AnimaticUI

/// Reference tables of motion, met by the animations as code writes them.
@Suite struct MotionTableTests {
  private func run(_ animation: Animation, over distance: Double = 1) -> AnimatableValue<Double> {
    var value = AnimatableValue(0.0)
    _ = value.set(distance, animation: animation, at: 0)
    return value
  }

  private typealias Row = (animations: [Animation], progress: [Double])

  private static let smooth: [Animation] = [
    .default, .smooth, .spring, .spring(), .spring(duration: 0.5, bounce: 0), .spring(Spring.smooth),
  ]
  private static let eightTwoFive: [Animation] = [.spring(response: 0.5), .spring(dampingFraction: 0.825)]
  private static let snappy: [Animation] = [
    .snappy, .spring(Spring.snappy), .spring(bounce: 0.15), .smooth(extraBounce: 0.15),
  ]
  private static let bouncy: [Animation] = [
    .bouncy, .spring(Spring(duration: 0.5, bounce: 0.3)), .snappy(extraBounce: 0.15),
  ]
  private static let interactive: [Animation] = [.interactiveSpring(response: 0.15, dampingFraction: 0.86)]
  private static let table: [Row] = [
    (
      smooth,
      [
        0.0191, 0.0667, 0.1313, 0.2048, 0.3577, 0.4991, 0.6189, 0.7154, 0.8210, 0.8900, 0.9605, 0.9864,
        0.9955,
        0.9992,
      ]
    ),
    (
      eightTwoFive,
      [
        0.0195, 0.0696, 0.1394, 0.2206, 0.3936, 0.5560, 0.6928, 0.7996, 0.9082, 0.9685, 1.0083, 1.0084,
        1.0035,
        1.0003,
      ]
    ),
    (
      snappy,
      [
        0.0195, 0.0692, 0.1382, 0.2183, 0.3881, 0.5471, 0.6812, 0.7864, 0.8945, 0.9564, 1.0016, 1.0060,
        1.0031,
        1.0004,
      ]
    ),
    (
      bouncy,
      [
        0.0199, 0.0718, 0.1457, 0.2332, 0.4233, 0.6045, 0.7571, 0.8737, 0.9841, 1.0339, 1.0393, 1.0145,
        1.0007,
        0.9982,
      ]
    ),
    (interactive, [0.1634, 0.4407, 0.6766, 0.8358, 0.9759, 1.0039, 1.0040, 1.0014, 1.0001, 1, 1, 1, 1, 1]),
  ]

  /// Progress at the 60 Hz frames 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 24, 30, 36 and 45, to 0.0001.
  @Test func presetsMeetTheFrameTable() {
    for row in Self.table { meets(row.animations, row.progress) }
  }

  private func meets(_ animations: [Animation], _ progress: [Double]) {
    let frames = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 24, 30, 36, 45]
    for animation in animations {
      let value = run(animation, over: 1000)
      for (frame, wanted) in zip(frames, progress) {
        let shown = value.presented(at: Double(frame) / 60) / 1000
        #expect(abs(shown - wanted) <= 1.01e-4, "\(animation), frame \(frame): \(shown)")
      }
    }
  }

  /// Ease curves without a duration, to 0.0001.
  @Test(arguments: [(0.05, 0.0409), (0.1, 0.1697), (0.175, 0.5), (0.25, 0.8303), (0.3, 0.9591), (0.35, 1)])
  func easeInOutWithoutADuration(_ t: Double, _ x: Double) {
    #expect(abs(run(.easeInOut).presented(at: t) - x) <= 1e-4)
  }

  @Test func interpolatingSpringsDrawTheirClosedForm() {
    let value = run(.interpolatingSpring(mass: 1, stiffness: 100, damping: 10))
    for (t, x) in [(0.1, 0.3403), (0.2, 0.8494), (0.36276, 1.16303), (0.5, 1.0746)] {
      #expect(abs(value.presented(at: t) - x) <= 1e-4)
    }
    // With too much damping it is the critical spring of the same stiffness, as recorded; a persistent one is not.
    let stiff = run(.interpolatingSpring(stiffness: 50, damping: 26))
    let critical = run(.interpolatingSpring(stiffness: 50, damping: 2 * 50.0.squareRoot()))
    let persistent = run(.spring(response: 2 * .pi / 50.0.squareRoot(), dampingFraction: 1.8385))
    for t in [0.1, 0.3, 0.7] {
      #expect(stiff.presented(at: t) == critical.presented(at: t))
      #expect(persistent.presented(at: t) < stiff.presented(at: t) - 0.01)
    }
  }

  /// An initial velocity of 1 is the whole distance per second, whatever the distance.
  @Test(arguments: [1.0, 100, 874])
  func initialVelocityIsNormalised(_ distance: Double) {
    let value = run(.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5), over: distance)
    #expect(abs(value.velocity(at: 1e-9) / distance - 5) < 1e-6)
  }

  /// Removal by distance: 1 (an opacity), 10, 100, 300 and 874 points, to one frame of 60 Hz.
  @Test(arguments: [
    (Animation.smooth, [0.83, 1.05, 1.27, 1.38, 1.48]),
    (.spring(response: 0.5, dampingFraction: 0.825), [0.53, 0.93, 0.98, 1.32, 1.37]),
    (.snappy, [0.57, 0.95, 1.03, 1.05, 1.38]), (.bouncy, [0.77, 1.08, 1.13, 1.45, 1.48]),
    (.interactiveSpring(response: 0.15, dampingFraction: 0.86), [0.20, 0.33, 0.37, 0.38, 0.38]),
  ])
  func removalDependsOnTheDistance(_ animation: Animation, _ times: [Double]) {
    for (distance, time) in zip([1.0, 10, 100, 300, 874], times) {
      let end = run(animation, over: distance).end!
      // The table is rounded to hundredths.
      #expect(abs(end - time) <= 1.0 / 60 + 0.0051, "\(animation) over \(distance): \(end)")
    }
  }

  /// Legs of repeats as recorded on frames, to one frame of 60 Hz: persistent springs over 100 points.
  @Test(arguments: [(0.2, 4.300), (0.5, 1.967), (0.75, 1.319), (1, 1.367), (2, 3.200)])
  func recordedSpringLegs(_ ratio: Double, _ measured: Double) {
    let spring = Animation.spring(response: 0.55, dampingFraction: ratio)
    #expect(abs(leg(spring, 100.0) - measured) <= 1.0 / 60 + 1e-9)
  }

  @Test(arguments: [
    (210.0, 20.0, 0.764), (120, 14, 1.0793), (180, 12, 1.2292), (170, 26, 0.749), (200, 14, 1.0633),
    (1500, 12, 1.1817), (10_000, 20, 0.717), (50, 26, 1.396),
  ])
  func recordedInterpolatingLegs(_ stiffness: Double, _ damping: Double, _ measured: Double) {
    let spring = Animation.interpolatingSpring(stiffness: stiffness, damping: damping)
    #expect(abs(leg(spring, 100.0) - measured) <= 1.0 / 60 + 1e-9)
  }

  /// Magnitudes are summed over the components: a scale is a pair.
  @Test(arguments: [(0.2, 0.5667), (0.5, 0.5833)])
  func recordedScaleLegs(_ scale: Double, _ measured: Double) {
    let spring = Animation.spring(response: 0.55, dampingFraction: 0.825)
    #expect(abs(leg(spring, AnimatablePair(scale, scale)) - measured) <= 1.0 / 60 + 1e-4)
  }

  /// Length of a leg on frames of 60 Hz.
  private func leg<Data: VectorArithmetic>(_ animation: Animation, _ target: Data) -> Double {
    var value = AnimatableValue(Data.zero)
    _ = value.set(
      target, animation: animation.repeatCount(1, autoreverses: false), at: 0, grid: FrameGrid(step: 1.0 / 60)
    )
    return value.end!
  }

  /// Asking for the instant at which an animation ends gives its end: nothing is hidden before the first frame.
  @Test func theEndIsThereAtItsInstant() {
    let value = run(.easeInOut(duration: 0.5), over: 7)
    #expect(value.presented(at: 0.5) == 7 && value.presented(at: (0.5).nextDown) <= 7)
  }

  /// An entrance that is over holds nothing: the exit starts from the value at rest, without a flash of the
  /// entrance's beginning.
  @Test func aFinishedEntranceDoesNotBlockTheExit() {
    var value = run(.easeOut(duration: 0.35))
    #expect(value.set(0, animation: .easeIn(duration: 0.2), at: 2) == .started)
    #expect(value.presented(at: 2) == 1)
    #expect(abs(value.presented(at: 2.1) - (1 - 0.3154)) < 1e-4)
    #expect(value.presented(at: 2.2) == 0 && value.presented(at: 5) == 0)
  }
}
