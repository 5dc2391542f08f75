/// Springs. Persistent ones (all but the interpolating) replace a running spring on the same value and take
/// over its velocity. A response or duration of 0 or less sets the value at once.
extension Animation {
  /// The default spring: 0.5 s, no bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// The spring of 0.5 s without bounce; under the semantics of iOS 16, whose SDK reads `.spring()` as the form
  /// by response and damping, the one of response 0.5 and damping fraction 0.825.
  public static func spring(_unwritten: Void = ()) -> Animation { persistent(0.5, 1, 0, .plain) }

  /// - Parameters:
  ///   - duration: Perceived duration, seconds; 0.5 where it is left out.
  ///   - bounce: 0 none, towards 1 more; below 0 overdamped.
  ///   - blendDuration: Seconds over which the response of a replaced spring changes into this one's.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    persistent(duration, Spring.dampingRatio(bounce: bounce), blendDuration, .duration)
  }

  public static func spring(bounce: Double, blendDuration: Double = 0) -> Animation {
    spring(duration: 0.5, bounce: bounce, blendDuration: blendDuration)
  }

  public static func spring(blendDuration: Double) -> Animation {
    spring(duration: 0.5, bounce: 0, blendDuration: blendDuration)
  }

  /// Written by response and damping; plain `.spring()` is the duration and bounce form.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    persistent(response, dampingFraction, blendDuration, .response)
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    persistent(spring.response, spring.dampingRatio, blendDuration, .response)
  }

  /// A quick spring for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    persistent(response, dampingFraction, blendDuration, .response)
  }

  /// The quick spring of 0.15 s with a bounce of 0.15; under the semantics of iOS 16 that of response 0.15 and
  /// damping fraction 0.86.
  public static func interactiveSpring(_unwritten: Void = ()) -> Animation {
    persistent(0.15, Spring.dampingRatio(bounce: 0.15), 0.25, .plain)
  }

  /// A quick spring of `duration` seconds (0.15 where it is left out) with a bounce of 0.15 and more.
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    persistent(duration, Spring.dampingRatio(bounce: 0.15 + extraBounce), blendDuration, .interactive)
  }

  public static func interactiveSpring(
    extraBounce: Double, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    interactiveSpring(duration: 0.15, extraBounce: extraBounce, blendDuration: blendDuration)
  }

  public static func interactiveSpring(blendDuration: TimeInterval) -> Animation {
    interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: blendDuration)
  }

  /// No bounce.
  public static var smooth: Animation { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    persistent(duration, Spring.dampingRatio(bounce: extraBounce), 0, .smooth)
  }

  /// A bounce of 0.15.
  public static var snappy: Animation { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    persistent(duration, Spring.dampingRatio(bounce: 0.15 + extraBounce), 0, .snappy)
  }

  /// A bounce of 0.3.
  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    persistent(duration, Spring.dampingRatio(bounce: 0.3 + extraBounce), 0, .bouncy)
  }

  /// A spring that draws a progress from 0 to 1; it never merges, overlapping ones add up.
  ///
  /// - Parameter initialVelocity: Whole distances per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolating(
        InterpolatingSpring(
          mass: mass, stiffness: stiffness, damping: damping,
          initialVelocity: initialVelocity.isFinite ? initialVelocity : 0)))
  }

  public static var interpolatingSpring: Animation { interpolatingSpring() }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let omega = duration > 0 ? 2 * .pi / duration : .infinity
    return interpolatingSpring(
      stiffness: omega * omega, damping: 2 * omega * Spring.dampingRatio(bounce: bounce),
      initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring(
      stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  private static func persistent(
    _ response: Double, _ dampingFraction: Double, _ blend: Double, _ spelling: PersistentSpring.Spelling
  ) -> Animation {
    Animation(
      .persistent(
        PersistentSpring(
          response: response.isNaN ? 0 : response,
          dampingFraction: dampingFraction > 0 ? dampingFraction : 0,
          blendDuration: blend > 0 ? blend : 0, spelling: spelling)))
  }
}
