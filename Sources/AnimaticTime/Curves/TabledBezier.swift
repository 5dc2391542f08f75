import Synchronization

/// A timing curve made ready for many evaluations: a table says where on the curve an abscissa lies, two Newton
/// steps do the rest.
///
/// Values are those of `CubicBezier` to the last digit or two. Intervals of the table in which two steps are
/// not enough for full accuracy, such as those at a vertical tangent, are known and solved in the bracket that
/// the table gives. Tables are made once for each curve and kept for the life of the process, 1 KiB each.
@frozen
public struct TabledBezier: @unchecked Sendable {
  public let curve: CubicBezier
  /// Coefficients of s³, s² and s: of the abscissa, and of the ordinate.
  @usableFromInline let ax, bx, cx: Double
  @usableFromInline let ay, by, cy: Double
  /// Parameters at k/128, k = 0…128; negative where the interval that begins there is steep. nil: a straight
  /// line.
  @usableFromInline let parameters: UnsafePointer<Double>?

  @usableFromInline static var intervals: Double { 128 }

  public init(_ curve: CubicBezier) {
    self.curve = curve
    ax = 1 + 3 * (curve.x1 - curve.x2)
    bx = 3 * (curve.x2 - 2 * curve.x1)
    cx = 3 * curve.x1
    ay = 1 + 3 * (curve.y1 - curve.y2)
    by = 3 * (curve.y2 - 2 * curve.y1)
    cy = 3 * curve.y1
    parameters = curve.isStraight ? nil : ParameterTables.table(of: curve)
  }

  /// Progress at `x`, which is clamped to 0…1; NaN counts as 0. Exactly 0 at 0 and exactly 1 at 1.
  @inlinable
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    guard let parameters else { return x }
    let place = x * TabledBezier.intervals
    let index = Int(place)
    let low = parameters[index]
    guard low.sign == .plus else { return steepValue(at: x, index) }
    let high = parameters[index + 1].magnitude
    var s = low + (high - low) * (place - Double(index))
    s -= (((ax * s + bx) * s + cx) * s - x) / ((3 * ax * s + 2 * bx) * s + cx)
    s -= (((ax * s + bx) * s + cx) * s - x) / ((3 * ax * s + 2 * bx) * s + cx)
    return ordinate(s, x)
  }

  /// Towards the end the rest is computed, so that a time that misses the end by a rounding shows the end.
  @inlinable
  func ordinate(_ s: Double, _ x: Double) -> Double {
    if x < CubicBezier.nearEnd { return ((ay * s + by) * s + cy) * s }
    return CubicBezier.endPolynomial(curve.y1, curve.y2, s)
  }

  @usableFromInline
  func steepValue(at x: Double, _ index: Int) -> Double {
    guard let parameters else { return x }
    let (low, high) = (parameters[index].magnitude, parameters[index + 1].magnitude)
    let isKnown = x * TabledBezier.intervals == Double(index)
    let s = isKnown ? low : curve.parameter(at: x, from: low, to: high)
    return ordinate(s, x)
  }
}

/// The tables of all curves that were asked for.
private enum ParameterTables {
  private static let known = Mutex<[CubicBezier: Table]>([:])

  /// Never changed after it was made, never freed.
  private struct Table: @unchecked Sendable { let start: UnsafePointer<Double> }

  static func table(of curve: CubicBezier) -> UnsafePointer<Double> {
    known.withLock { known in
      if let table = known[curve] { return table.start }
      let table = make(curve)
      known[curve] = Table(start: table)
      return table
    }
  }

  private static func make(_ curve: CubicBezier) -> UnsafePointer<Double> {
    let count = Int(TabledBezier.intervals)
    let table = UnsafeMutablePointer<Double>.allocate(capacity: count + 1)
    for k in 0...count {
      table[k] = k == 0 ? 0 : k == count ? 1 : curve.parameter(at: Double(k) / TabledBezier.intervals)
    }
    for k in 0..<count where isSteep(curve, table[k], table[k + 1]) { table[k] = -table[k] }
    return UnsafePointer(table)
  }

  /// Whether two Newton steps from a straight guess between two parameters may leave an error.
  ///
  /// With |x''| ≤ M and x' ≥ m there, the guess misses by at most MΔ²/8m, and each step turns a miss e into at
  /// most (M/2m)·e². A little room around the interval allows for the steps to leave it.
  private static func isSteep(_ curve: CubicBezier, _ low: Double, _ high: Double) -> Bool {
    let a = 1 + 3 * (curve.x1 - curve.x2)
    let b = 3 * (curve.x2 - 2 * curve.x1)
    func slope(_ s: Double) -> Double { CubicBezier.derivative(curve.x1, curve.x2, s) }
    let length = high - low
    let (from, to) = (low - length, high + length)
    let bend = max((6 * a * from + 2 * b).magnitude, (6 * a * to + 2 * b).magnitude)
    var least = min(slope(from), slope(to))
    // Where the slope itself has its lowest point.
    let turn = -b / (3 * a)
    if turn > from, turn < to { least = min(least, slope(turn)) }
    guard least > 1e-6 else { return true }
    let factor = bend / (2 * least)
    var miss = bend * length * length / (8 * least)
    for _ in 0..<2 { miss = factor * miss * miss }
    return !(miss < 1e-17)
  }
}
