import AnimaticTime

extension VirtualTime {
  /// How far a date may lie beside the instant that is meant, seconds: a `Date` counts seconds since 2001 in
  /// floating point, in steps of 30 nanoseconds, and sums of dates are rounded twice.
  static let dateError = 6e-8

  /// The instant that a date most likely stands for: the simplest fraction of a second that is as near as
  /// dates can tell. A date that was made of 1/60 s comes back as exactly that.
  static func plainInstant(of date: Date) -> Instant {
    let seconds = date.timeIntervalSinceReferenceDate - startDate.timeIntervalSinceReferenceDate
    guard abs(seconds) < 9e9 else { return seconds < 0 ? Instant(seconds: -9e9) : .distantFuture }
    return Instant(.simplest(near: seconds, within: dateError))
  }
}

extension Rational {
  /// The fraction with the smallest denominator within `tolerance` of a number, both finite.
  static func simplest(near number: Double, within tolerance: Double) -> Rational {
    if abs(number) <= tolerance { return .zero }
    let result = simplest(from: abs(number) - tolerance, to: abs(number) + tolerance, depth: 0)
    return number < 0 ? -result : result
  }

  /// Both ends are positive. Descends the tree of all fractions: the whole part, then the same for the
  /// reciprocal of the rest.
  private static func simplest(from low: Double, to high: Double, depth: Int) -> Rational {
    let whole = low.rounded(.up)
    if whole <= high || depth > 40 { return Rational(Int64(min(whole, 9e18))) }
    let floor = low.rounded(.down)
    let rest = simplest(from: 1 / (high - floor), to: 1 / (low - floor), depth: depth + 1)
    return Rational(Int64(floor)) + Rational(rest.denominator, rest.numerator)
  }
}
