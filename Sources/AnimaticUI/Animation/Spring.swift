import AnimaticTime

/// The motion of a spring as a value: converts between its descriptions and answers where it is.
public struct Spring: Hashable, Sendable {
  let motion: SpringMotion

  init(_ motion: SpringMotion) { self.motion = motion }

  /// - Parameters:
  ///   - duration: Perceived duration in seconds, the time of one undamped swing.
  ///   - bounce: 0 is critically damped, towards 1 bounces more, below 0 is overdamped; −1 never moves.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// - Parameters:
  ///   - response: Time of one undamped swing, seconds.
  ///   - dampingRatio: Share of critical damping; 1 is critical.
  public init(response: Double, dampingRatio: Double) {
    motion = SpringMotion(response: response, dampingRatio: dampingRatio)
  }

  /// - Parameter allowOverDamping: When false, a spring with more than critical damping becomes critical.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let omega = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    motion = SpringMotion(angularFrequency: omega, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// The spring of a given damping that has settled after a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, clamped to 0.01…10.
  ///   - dampingRatio: Clamped to 0…1, above 0.
  ///   - epsilon: What counts as settled, as a share of the distance.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = min(max(settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let share = epsilon > 0 ? min(epsilon, 0.999) : 0.001
    self.init(
      SpringMotion(
        angularFrequency: Spring.frequency(settling: duration, ratio: ratio, epsilon: share),
        dampingRatio: ratio))
  }

  /// For ζ < 1 the reported settling time must equal `duration`: ln((ζω + 1)/ε) = ζω·duration; for ζ = 1 the
  /// missing share (1 + ωt)·e^(−ωt) must have fallen to ε. Both fall with ω beyond their start: bisection.
  private static func frequency(settling duration: Double, ratio: Double, epsilon: Double) -> Double {
    func isSettled(_ omega: Double) -> Bool {
      let decay = ratio * omega * duration
      return ratio < 1 ? decay >= log((ratio * omega + 1) / epsilon) : (1 + decay) * exp(-decay) <= epsilon
    }
    var low = 0.0
    var high = 1.0
    while !isSettled(high), high < 1e18 { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    return high
  }

  static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return max(0, 1 - bounce) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  static func bounce(dampingRatio: Double) -> Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Perceived duration, seconds.
  public var duration: TimeInterval { response }
  /// 1 − ζ for a bouncing spring, 1/ζ − 1 for an overdamped one.
  public var bounce: Double { Spring.bounce(dampingRatio: dampingRatio) }
  /// Time of one undamped swing, seconds.
  public var response: Double { 2 * .pi / motion.angularFrequency }
  public var dampingRatio: Double { motion.dampingRatio }
  /// Always 1: the other numbers are per unit of mass.
  public var mass: Double { 1 }
  public var stiffness: Double { motion.angularFrequency * motion.angularFrequency }
  public var damping: Double { 2 * motion.dampingRatio * motion.angularFrequency }
  /// Seconds until less than 0.1 % of a unit distance is missing.
  public var settlingDuration: TimeInterval {
    SpringSettling.settlingDuration(motion, distance: 1, velocity: 0, epsilon: 0.001)
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
