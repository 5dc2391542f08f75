/// A timing curve: a cubic Bézier from (0, 0) to (1, 1) read as "progress y at time fraction x".
///
/// The abscissas of both control points are clamped to 0…1, so that every x has exactly one y; the ordinates
/// are free, so y may leave 0…1. A NaN coordinate counts as 0. Curves with monotone control ordinates give
/// monotone values. The error against the exact curve is below 1e-9 wherever double arithmetic can resolve it
/// (a curve with a vertical tangent has no better condition than its input).
@frozen
public struct CubicBezier: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// Control points in the order of SwiftUI's `timingCurve(x1, y1, x2, y2)`.
  @inlinable
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = CubicBezier.clamped(x1)
    self.y1 = y1.isNaN ? 0 : y1
    self.x2 = CubicBezier.clamped(x2)
    self.y2 = y2.isNaN ? 0 : y2
  }

  public static let linear = CubicBezier(0, 0, 1, 1)
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The curve with time and progress exchanged. Ordinates outside 0…1 are clamped by becoming abscissas.
  public var inverse: CubicBezier { CubicBezier(y1, x1, y2, x2) }

  /// Progress at `x`, which is clamped to 0…1; NaN counts as 0. Exactly 0 at 0 and exactly 1 at 1.
  @inlinable
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if isStraight { return x }
    let s = parameter(at: x)
    return x < CubicBezier.nearEnd ? CubicBezier.polynomial(y1, y2, s) : CubicBezier.endPolynomial(y1, y2, s)
  }

  /// Abscissa from which on the rest is computed instead of the value.
  @usableFromInline static var nearEnd: Double { 127.0 / 128 }

  /// Slope dy/dx at `x` (clamped to 0…1): ±infinity at a vertical tangent, 0 where the curve stands still.
  public func slope(at x: Double) -> Double {
    let clamped = CubicBezier.clamped(x)
    if isStraight { return 1 }
    let s = parameter(at: clamped)
    let dx = CubicBezier.derivative(x1, x2, s)
    let dy = CubicBezier.derivative(y1, y2, s)
    // A stationary point (both derivatives vanish at an end): the direction is that of the next control point.
    if abs(dx) < 1e-12, abs(dy) < 1e-12 {
      return s < 0.5 ? CubicBezier.ratio(y2, x2) : CubicBezier.ratio(1 - y1, 1 - x1)
    }
    return CubicBezier.ratio(dy, dx)
  }

  /// Both control points lie on the diagonal: progress is time.
  @inlinable
  var isStraight: Bool { x1 == y1 && x2 == y2 }

  @usableFromInline
  static func clamped(_ x: Double) -> Double { x > 0 ? (x < 1 ? x : 1) : 0 }

  static func ratio(_ dy: Double, _ dx: Double) -> Double {
    if dx != 0 { return dy / dx }
    return dy == 0 ? 0 : (dy < 0 ? -.infinity : .infinity)
  }

  /// One coordinate at parameter `s`, for inner control values `p` and `q`.
  @inlinable
  static func polynomial(_ p: Double, _ q: Double, _ s: Double) -> Double {
    let a = 1 + 3 * (p - q)
    let b = 3 * (q - 2 * p)
    return ((a * s + b) * s + 3 * p) * s
  }

  /// The same from the other end: exactly 1 where only a rounding is missing.
  @inlinable
  static func endPolynomial(_ p: Double, _ q: Double, _ s: Double) -> Double {
    1 - polynomial(1 - q, 1 - p, 1 - s)
  }

  @inlinable
  static func derivative(_ p: Double, _ q: Double, _ s: Double) -> Double {
    let a = 1 + 3 * (p - q)
    let b = 3 * (q - 2 * p)
    return (3 * a * s + 2 * b) * s + 3 * p
  }

  /// The parameter whose abscissa is `x`: Newton steps, kept inside a shrinking bracket; a step that would
  /// leave it, or that does not converge fast, is replaced by a bisection. At most 80 rounds.
  @inlinable
  func parameter(at x: Double) -> Double { parameter(at: x, from: 0, to: 1, start: x) }

  /// The same where it is known to lie between two parameters.
  @usableFromInline
  func parameter(at x: Double, from low: Double, to high: Double) -> Double {
    parameter(at: x, from: low, to: high, start: low + (high - low) / 2)
  }

  @inlinable
  func parameter(at x: Double, from lower: Double, to upper: Double, start: Double) -> Double {
    let a = 1 + 3 * (x1 - x2)
    let b = 3 * (x2 - 2 * x1)
    let c = 3 * x1
    var low = lower
    var high = upper
    var s = start
    for round in 0..<80 {
      let miss = ((a * s + b) * s + c) * s - x
      if miss == 0 { return s }
      if miss < 0 { low = s } else { high = s }
      let next = s - miss / ((3 * a * s + 2 * b) * s + c)
      // Written so that NaN and infinity (a zero derivative) fall through to the bisection.
      if next > low, next < high, round < 16 || round & 1 == 0 {
        let step = next - s
        s = next
        if step < 1e-12, step > -1e-12 { return s }
      } else {
        s = low + (high - low) / 2
        if high - low < 1e-15 { return s }
      }
    }
    return s
  }
}
