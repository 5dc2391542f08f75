import AnimaticTime

extension Animation {
  /// What `withAnimation` uses when it is given nothing: a smooth spring of 0.5 s, or ease-in-out in 0.35 s
  /// under the semantics of iOS 16 and before.
  public static let `default` = Animation(.standard)

  /// Duration of a timing curve that names none, seconds (measured).
  static let standardDuration = 0.35

  public static var linear: Animation { linear(duration: standardDuration) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// Constant speed over `duration` seconds; 0 or less sets the value at once.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// Starts slowly. Seconds; 0 or less sets the value at once.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Ends slowly. Seconds; 0 or less sets the value at once.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// Starts and ends slowly. Seconds; 0 or less sets the value at once.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A cubic Bézier through two control points: abscissas are clamped to 0…1, ordinates are free.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(UnitCurve(.bezier(CubicBezier(p1x, p1y, p2x, p2y))), duration: duration)
  }

  /// A unit curve stretched over `duration` seconds; 0 or less sets the value at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration.isNaN ? 0 : duration))
  }
}
