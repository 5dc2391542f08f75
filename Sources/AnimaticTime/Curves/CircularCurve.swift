/// Timing curves made of quarter circles.
///
/// The in form is the fourth quadrant of a unit circle (starts flat, ends vertical), the out form the second
/// quadrant, and the in-out form half-size copies of both.
@frozen
public enum CircularCurve: Hashable, Sendable {
  case easeIn, easeOut, easeInOut

  /// Progress at `x`, which is clamped to 0…1; NaN counts as 0.
  @inlinable
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    switch self {
    case .easeIn: return 1 - (1 - x * x).squareRoot()
    case .easeOut: return (x * (2 - x)).squareRoot()
    case .easeInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      let rest = 2 - 2 * x
      return (1 + (1 - rest * rest).squareRoot()) / 2
    }
  }

  /// Slope at `x` (clamped to 0…1); infinite where the circle stands upright.
  public func slope(at x: Double) -> Double {
    let u = CubicBezier.clamped(x)
    switch self {
    case .easeIn: return u / (1 - u * u).squareRoot()
    case .easeOut: return (1 - u) / (u * (2 - u)).squareRoot()
    case .easeInOut:
      let near = u < 0.5 ? 2 * u : 2 - 2 * u
      return near / (1 - near * near).squareRoot()
    }
  }

  /// Time fraction at which the curve has the progress `y` (clamped to 0…1).
  public func inverse(at y: Double) -> Double {
    switch self {
    case .easeIn: return CircularCurve.easeOut.value(at: y)
    case .easeOut: return CircularCurve.easeIn.value(at: y)
    case .easeInOut:
      guard y > 0 else { return 0 }
      guard y < 1 else { return 1 }
      return y < 0.5
        ? CircularCurve.easeOut.value(at: 2 * y) / 2
        : (1 + CircularCurve.easeIn.value(at: 2 * y - 1)) / 2
    }
  }
}
