/// An exact fraction in lowest terms with a positive denominator.
///
/// Results that do not fit saturate: the value `Int64.max/1` stands for "beyond everything" and stays itself
/// under addition, so an overflowing delay means "never" and can not wrap round to zero. On the other side
/// results stop at `-Int64.max/1`.
public struct Rational: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let numerator: Int64
  public let denominator: Int64

  public static let zero = Rational(0)
  private static let beyond = Rational(Int64.max)

  /// A whole number.
  public init(_ whole: Int64) {
    numerator = whole
    denominator = 1
  }

  /// `numerator/denominator` in lowest terms. A zero denominator counts as "beyond everything".
  public init(_ numerator: Int64, _ denominator: Int64) {
    self.init(wide: Int128(numerator), Int128(denominator))
  }

  private init(wide numerator: Int128, _ denominator: Int128) {
    guard denominator != 0 else {
      self = .beyond
      return
    }
    let divisor = Rational.commonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    let n = sign * numerator / Int128(divisor)
    let d = sign * denominator / Int128(divisor)
    if let n64 = Int64(exactly: n), let d64 = Int64(exactly: d) {
      self.numerator = n64
      self.denominator = d64
    } else if let whole = Int64(exactly: n / d) {
      // Only reached by sums of unrelated denominators far outside real scenarios: keep the nanosecond grid,
      // or whole seconds where that does not fit either.
      let billion: Int128 = 1_000_000_000
      let shrink: Int128 = d >> 96 == 0 ? 1 : 1 << 30
      let rest = (n - Int128(whole) * d) / shrink
      let nanoseconds = Int128(whole) * billion + rest * billion / (d / shrink)
      self = Int64(exactly: nanoseconds).map { Rational($0, 1_000_000_000) } ?? Rational(whole)
    } else {
      self.numerator = n < 0 ? -Int64.max : Int64.max
      self.denominator = 1
    }
  }

  private static func commonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    if a <= UInt128(UInt64.max), b <= UInt128(UInt64.max) {
      return UInt128(max(commonDivisor(UInt64(a), UInt64(b)), 1))
    }
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return max(x, 1)
  }

  /// By halving and subtracting: divisions are the dear part of the common method. 0 for two zeros.
  private static func commonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    if a == 0 || b == 0 { return a | b }
    let twos = (a | b).trailingZeroBitCount
    var (x, y) = (a >> UInt64(a.trailingZeroBitCount), b >> UInt64(b.trailingZeroBitCount))
    while x != y {
      if x > y {
        x -= y
        x >>= UInt64(x.trailingZeroBitCount)
      } else {
        y -= x
        y >>= UInt64(y.trailingZeroBitCount)
      }
    }
    return x << UInt64(twos)
  }

  /// The sum where nothing on the way leaves 64 bits. With g the common divisor of the denominators, only g can
  /// still be shared by the numerator of the sum.
  private static func narrowSum(_ a: Rational, _ b: Rational) -> Rational? {
    let g = Int64(commonDivisor(UInt64(a.denominator), UInt64(b.denominator)))
    let (left, tooFar1) = a.numerator.multipliedReportingOverflow(by: b.denominator / g)
    let (right, tooFar2) = b.numerator.multipliedReportingOverflow(by: a.denominator / g)
    let (sum, tooFar3) = left.addingReportingOverflow(right)
    guard !tooFar1, !tooFar2, !tooFar3, sum != .min else { return nil }
    if sum == 0 { return .zero }
    let shared = g == 1 ? 1 : Int64(commonDivisor(sum.magnitude, UInt64(g)))
    let (denominator, tooFar4) = (a.denominator / g).multipliedReportingOverflow(by: b.denominator / shared)
    return tooFar4 ? nil : Rational(reduced: sum / shared, denominator)
  }

  private init(reduced numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private var isBeyond: Bool { numerator == Int64.max && denominator == 1 }

  /// The nearest double; where a part has more than 53 bits, a double next to it.
  public var double: Double {
    if numerator.magnitude < 1 << 53, denominator < 1 << 53 { return Double(numerator) / Double(denominator) }
    let whole = numerator / denominator
    let rest = numerator % denominator
    return Double(whole) + Double(rest) / Double(denominator)
  }

  /// The largest whole number that is not above the value.
  public var floor: Int64 {
    let quotient = numerator / denominator
    return numerator % denominator < 0 ? quotient - 1 : quotient
  }

  /// The smallest whole number that is not below the value.
  public var ceiling: Int64 {
    let quotient = numerator / denominator
    return numerator % denominator > 0 ? quotient + 1 : quotient
  }

  public static func < (a: Rational, b: Rational) -> Bool {
    if a.denominator == b.denominator { return a.numerator < b.numerator }
    return Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }

  public static func + (a: Rational, b: Rational) -> Rational {
    if a.isBeyond || b.isBeyond { return .beyond }
    if a.denominator == 1, b.denominator == 1 {
      let (sum, overflow) = a.numerator.addingReportingOverflow(b.numerator)
      if !overflow { return Rational(sum) }
    }
    if let sum = narrowSum(a, b) { return sum }
    return Rational(
      wide: Int128(a.numerator) * Int128(b.denominator) + Int128(b.numerator) * Int128(a.denominator),
      Int128(a.denominator) * Int128(b.denominator))
  }

  public static prefix func - (a: Rational) -> Rational {
    a.numerator == .min ? .beyond : Rational(wide: -Int128(a.numerator), Int128(a.denominator))
  }

  public static func - (a: Rational, b: Rational) -> Rational {
    if a.isBeyond { return .beyond }
    return a + (-b)
  }

  public static func * (a: Rational, b: Rational) -> Rational {
    if a.isBeyond || b.isBeyond { return .beyond }
    return Rational(
      wide: Int128(a.numerator) * Int128(b.numerator), Int128(a.denominator) * Int128(b.denominator))
  }

  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
