import AnimaticTime
import Testing

/// Removal times, all to one frame of 60 Hz (the tables are rounded to 0.01 s on top).
@Suite struct SpringSettlingTests {
  static let frame = 1.0 / 60 + 0.0051

  static func removal(_ response: Double, _ ratio: Double, _ distance: Double) -> Double {
    SpringSettling.persistent(
      SpringMotion(response: response, dampingRatio: ratio), .rest(distanceSquared: distance * distance))
  }

  /// Distance; smooth, 0.5/0.825, snappy, bouncy, interactive.
  @Test(arguments: [
    (1, [0.83, 0.53, 0.57, 0.77, 0.20]), (10, [1.05, 0.93, 0.95, 1.08, 0.33]),
    (100, [1.27, 0.98, 1.03, 1.13, 0.37]), (300, [1.38, 1.32, 1.05, 1.45, 0.38]),
    (874, [1.48, 1.37, 1.38, 1.48, 0.38]),
  ])
  func persistentSpringsMeetTheTable(_ distance: Double, _ times: [Double]) {
    let springs = [(0.5, 1), (0.5, 0.825), (0.5, 0.85), (0.5, 0.7), (0.15, 0.86)]
    for ((response, ratio), time) in zip(springs, times) {
      let removal = Self.removal(response, ratio, distance)
      #expect(abs(removal - time) < Self.frame, "\(response)/\(ratio) over \(distance): \(removal)")
    }
  }

  /// Leg lengths measured on recordings: response 0.55 over 100 pt, and scales as pairs of equal components.
  @Test(arguments: [
    (0.55, 0.2, 100, 4.300), (0.55, 0.5, 100, 1.967), (0.55, 0.75, 100, 1.319), (0.55, 1, 100, 1.367),
    (0.55, 2, 100, 3.200), (0.55, 0.825, 0.282843, 0.567), (0.55, 0.825, 0.707107, 0.583),
    (0.55, 0.825, 0.6, 0.583), (0.15, 0.86, 0.707107, 0.200),
  ])
  func persistentSpringsMeetRecordings(
    _ response: Double, _ ratio: Double, _ distance: Double, _ measured: Double
  ) {
    let removal = Self.removal(response, ratio, distance)
    #expect(abs(removal - measured) < 1.0 / 60 + 0.001, "\(removal)")
  }

  /// Stiffness, damping, measured leg; the recording sees a leg end up to one frame late.
  @Test(arguments: [
    (210, 20, 0.764), (120, 14, 1.0793), (180, 12, 1.2292), (170, 26, 0.749), (200, 14, 1.0633),
    (1500, 12, 1.1817), (10000, 20, 0.717), (50, 26, 1.396),
  ])
  func interpolatingSpringsMeetRecordings(_ stiffness: Double, _ damping: Double, _ measured: Double) {
    let omega = stiffness.squareRoot()
    let motion = SpringMotion(angularFrequency: omega, dampingRatio: min(1, damping / (2 * omega)))
    let end = SpringSettling.interpolating(motion, initialVelocity: 0)
    #expect(abs(end - measured) < 1.0 / 60 + 0.001, "\(end)")
  }

  @Test func interpolatingSpringHasNoFloor() {
    let motion = SpringMotion(angularFrequency: 170.0.squareRoot(), dampingRatio: 13 / 170.0.squareRoot())
    #expect(abs(SpringSettling.interpolating(motion, initialVelocity: 0) - 0.7344) < 1e-4)
  }

  /// The sum of two scalar springs is the spring of a vector: a start along one axis settles alike however the
  /// squares are made.
  @Test func velocityCountsTowardsSettling() {
    let motion = SpringMotion(response: 0.5, dampingRatio: 1)
    let rest = SpringSettling.persistent(motion, .rest(distanceSquared: 1e4))
    let pushed = SpringSettling.persistent(
      motion,
      SpringSettling.Start(distanceSquared: 1e4, speedSquared: 4e6, product: -2e5, intervalSquared: 1e4))
    #expect(pushed > rest)
    // Turned back to its origin: no interval, velocity and force decide.
    let back = SpringSettling.persistent(
      motion, SpringSettling.Start(distanceSquared: 1e4, speedSquared: 0, product: 0, intervalSquared: 0))
    #expect(back.isFinite && back >= rest)
  }

  @Test func workIsBoundedAndNonsenseEnds() {
    #expect(Self.removal(0.5, 0, 100) == .infinity)
    #expect(Self.removal(0.5, .infinity, 100) == .infinity)
    #expect(Self.removal(0.5, 1, .nan) == 0)
    #expect(Self.removal(1e9, 1, 100) == .infinity)
    // Too much damping for explicit steps, and too much stiffness.
    #expect(Self.removal(0.1, 40, 100).isFinite)
    #expect(Self.removal(1e-6, 1, 100) < 0.5)
    #expect(
      SpringSettling.interpolating(SpringMotion(response: 0.5, dampingRatio: 0), initialVelocity: 0)
        == .infinity)
  }

  @Test func settlingDurationOfTheValueType() {
    let motion = SpringMotion(response: 0.5, dampingRatio: 0.7)
    // −ln(0.001/(aD + D))/a with a = 0.7·4π
    #expect(
      abs(SpringSettling.settlingDuration(motion, distance: 1, velocity: 0, epsilon: 0.001) - 1.0445) < 1e-3)
    let critical = SpringMotion(response: 0.5, dampingRatio: 1)
    #expect(SpringSettling.settlingDuration(critical, distance: 1, velocity: 0, epsilon: 0.001) == 0.8)
    #expect(SpringSettling.settlingDuration(critical, distance: 0, velocity: 0, epsilon: 0.001) == 0)
    #expect(SpringSettling.settlingDuration(critical, distance: 1, velocity: 0, epsilon: 0) == .infinity)
  }
}
