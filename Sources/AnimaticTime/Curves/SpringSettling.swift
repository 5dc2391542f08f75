/// When a spring counts as finished: rules about removal, not about what is seen.
///
/// All are functions of the motion alone: the frames of a recording do not reach them.
public enum SpringSettling {
  /// Where a spring starts and where it goes, in the squares that a sum over components needs.
  public struct Start: Hashable, Sendable {
    /// |target − offset|².
    public var distanceSquared: Double
    /// |velocity|², per second.
    public var speedSquared: Double
    /// (target − offset)·velocity.
    public var product: Double
    /// |interval|², of which 1 % may be missing at the end; the distance itself for a spring from rest. 0 for
    /// a spring that was turned back to where its run began: then velocity and force alone decide.
    public var intervalSquared: Double

    public init(distanceSquared: Double, speedSquared: Double, product: Double, intervalSquared: Double) {
      self.distanceSquared = distanceSquared
      self.speedSquared = speedSquared
      self.product = product
      self.intervalSquared = intervalSquared
    }

    /// A spring that starts at rest, `distance` units away.
    public static func rest(distanceSquared: Double) -> Start {
      Start(
        distanceSquared: distanceSquared, speedSquared: 0, product: 0, intervalSquared: distanceSquared)
    }
  }

  /// Stiffness above this is not stepped: the limit that persistent springs have on the device.
  public static let stiffnessLimit = 45_000.0
  /// Square of 0.06 units a second, and of 0.06 units a second².
  static let threshold = 0.0036
  static let stepsPerSecond = 300.0
  static let stepsPerProbe = 5
  /// A spring that has not settled after ten minutes is taken as one that never does.
  static let longest = 600.0

  /// Seconds until a persistent spring is removed; infinity when it never is (no damping, no motion).
  ///
  /// The device steps these springs at 1/300 s and looks at them once per frame; a spring is done at the first
  /// look that finds velocity and force at most 0.06 in magnitude and at most 1 % of the interval missing.
  /// That is not the last moment at which the rule is broken: a bouncing spring may pass the look at a turning
  /// point. Measured removal times (4.300, 1.967, 1.319, 1.367 and 3.200 s over 100 pt at response 0.55 and
  /// ratio 0.2, 0.5, 0.75, 1 and 2) are met only when the stepping and the looking are both repeated, so this
  /// does it on a fixed grid of 1/60 s, whatever the frame rate of the run is.
  public static func persistent(_ motion: SpringMotion, _ start: Start) -> Double {
    guard start.distanceSquared.isFinite, start.speedSquared.isFinite, start.intervalSquared.isFinite else {
      return 0
    }
    if motion.regime == .frozen { return .infinity }
    let stiffness = min(motion.angularFrequency * motion.angularFrequency, stiffnessLimit)
    let damping = 2 * motion.dampingRatio * stiffness.squareRoot()
    // Beyond this product the explicit steps grow instead of falling; the closed form is looked at instead.
    if damping / stepsPerSecond > 1.5 { return closedForm(motion, start) }
    // Two scalar springs: the one that is pulled and the one that is pushed. Vectors are their sums.
    var pulled = Stepper(rest: 1, velocity: 0)
    var pushed = Stepper(rest: 0, velocity: 1)
    var probe = 0
    while probe < Int(longest * 60) {
      probe += 1
      for _ in 0..<stepsPerProbe {
        pulled.advance(stiffness: stiffness, damping: damping)
        pushed.advance(stiffness: stiffness, damping: damping)
      }
      if isSettled(
        start, rest: (pulled.rest, pushed.rest), velocity: (pulled.velocity, pushed.velocity),
        force: (pulled.force, pushed.force))
      {
        return Double(probe) / 60
      }
    }
    return .infinity
  }

  /// Seconds until an interpolating spring (0 → 1) is removed: an envelope rule for a bouncing spring, a scan
  /// in tenths of a second for the others. Infinity without damping.
  public static func interpolating(_ motion: SpringMotion, initialVelocity: Double) -> Double {
    switch motion.regime {
    case .frozen: return .infinity
    case .under:
      let amplitude = (motion.decay - initialVelocity) / motion.dampedFrequency
      return envelope(0.001 / (1 + abs(amplitude)), motion.decay)
    case .critical, .over:
      return scan(motion, distance: 1, velocity: initialVelocity, epsilon: 0.001)
    }
  }

  /// What `Spring.settlingDuration` reports for a distance and a velocity.
  public static func settlingDuration(
    _ motion: SpringMotion, distance: Double, velocity: Double, epsilon: Double
  ) -> Double {
    guard epsilon > 0, motion.regime != .frozen else { return .infinity }
    if motion.regime == .under {
      let amplitude = abs(motion.decay * distance - velocity) + abs(distance)
      return amplitude > epsilon ? envelope(epsilon / amplitude, motion.decay) : 0
    }
    return scan(motion, distance: distance, velocity: velocity, epsilon: epsilon)
  }

  private static func envelope(_ share: Double, _ decay: Double) -> Double {
    decay > 0 ? max(0, -log(share) / decay) : .infinity
  }

  /// The first tenth of a second with less than `epsilon` missing that is followed by a quiet second.
  private static func scan(
    _ motion: SpringMotion, distance: Double, velocity: Double, epsilon: Double
  ) -> Double {
    guard distance.isFinite, velocity.isFinite else { return 0 }
    var settled: Int?
    for tenth in 0...Int(longest * 10) {
      let t = Double(tenth) / 10
      let missing = distance * (1 - motion.step(t)) - velocity * motion.kick(t)
      if abs(missing) >= epsilon {
        settled = nil
      } else if let since = settled {
        if tenth - since > 10 { return Double(since) / 10 }
      } else {
        settled = tenth
      }
    }
    return .infinity
  }

  private static func closedForm(_ motion: SpringMotion, _ start: Start) -> Double {
    let stiffness = motion.angularFrequency * motion.angularFrequency
    let damping = 2 * motion.decay
    var probe = 0
    while probe < Int(longest * 60) {
      probe += 1
      let t = Double(probe) / 60
      let rest = (1 - motion.step(t), -motion.kick(t))
      let velocity = (motion.stepRate(t), motion.kickRate(t))
      let force = (
        stiffness * rest.0 - damping * velocity.0, stiffness * rest.1 - damping * velocity.1
      )
      if isSettled(start, rest: rest, velocity: velocity, force: force) { return t }
    }
    return .infinity
  }

  private static func isSettled(
    _ start: Start, rest: (Double, Double), velocity: (Double, Double), force: (Double, Double)
  ) -> Bool {
    func square(_ pair: (Double, Double)) -> Double {
      pair.0 * pair.0 * start.distanceSquared + 2 * pair.0 * pair.1 * start.product + pair.1 * pair.1
        * start.speedSquared
    }
    return square(velocity) <= threshold && square(force) <= threshold
      && (start.intervalSquared == 0 || square(rest) <= 0.0001 * start.intervalSquared)
  }

  /// One scalar spring in steps of 1/300 s: half a push, a move, the new force, the other half of the push.
  /// The first step starts without force, as the device's does.
  private struct Stepper {
    var rest: Double
    var velocity: Double
    var force = 0.0

    init(rest: Double, velocity: Double) {
      self.rest = rest
      self.velocity = velocity
    }

    mutating func advance(stiffness: Double, damping: Double) {
      let half = velocity + force / (2 * stepsPerSecond)
      rest -= half / stepsPerSecond
      force = rest * stiffness - half * damping
      velocity = half + force / (2 * stepsPerSecond)
    }
  }
}
