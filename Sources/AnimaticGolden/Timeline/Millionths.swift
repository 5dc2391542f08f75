import AnimaticExport
import AnimaticTime

/// A number on the grid of six decimals, so that what is written is exactly what is compared.
///
/// Rounded to the nearest millionth, halves away from zero; beyond ±9 000 000 000 it stays there. "nan"
/// stands for not-a-number and compares equal to itself.
public struct Millionths: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let count: Int64

  public static let zero = Millionths(count: 0)

  static let largest: Int64 = 9_000_000_000_000_000
  private static let notANumber = Int64.min

  public init(count: Int64) {
    self.count = count == Self.notANumber ? count : min(max(count, -Self.largest), Self.largest)
  }

  public init(_ value: Double) {
    if value.isNaN {
      self.init(count: Self.notANumber)
    } else if abs(value) >= 9e9 {
      self.init(count: value < 0 ? -Self.largest : Self.largest)
    } else {
      let whole = value.rounded(.towardZero)
      let rest = ((value - whole) * 1e6).rounded(.toNearestOrAwayFromZero)
      self.init(count: Int64(whole) * 1_000_000 + Int64(rest))
    }
  }

  /// Seconds.
  public init(_ time: Instant) { self.init(time.value) }

  /// Seconds.
  public init(_ span: TimeSpan) { self.init(span.value) }

  init(_ value: Rational) {
    let magnitude = value < .zero ? -value : value
    let scaled = (magnitude * Rational(1_000_000) + Rational(1, 2)).floor
    self.init(count: value < .zero ? -scaled : scaled)
  }

  public var double: Double { count == Self.notANumber ? .nan : Double(count) / 1e6 }

  /// The shortest form: "-76.823", "0", "nan".
  public var description: String {
    if count == Self.notANumber { return "nan" }
    var text = fixed
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Always six decimals, for columns of times.
  public var fixed: String {
    if count == Self.notANumber { return "nan" }
    let digits = String(count.magnitude % 1_000_000)
    let fraction = String(repeating: "0", count: 6 - digits.count) + digits
    return (count < 0 ? "-" : "") + "\(count.magnitude / 1_000_000).\(fraction)"
  }

  /// Reads what `description` or `fixed` print; nil for anything else.
  public init?(_ text: some StringProtocol) {
    if text == "nan" {
      self.init(count: Self.notANumber)
      return
    }
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts[0].utf8.count <= 10, parts.count == 1 || parts[1].utf8.count <= 6
    else { return nil }
    let fraction = parts.count == 1 ? "" : String(parts[1])
    let whole = Int64(parts[0])! * 1_000_000
    let rest = Int64(fraction + String(repeating: "0", count: 6 - fraction.utf8.count))!
    guard whole + rest <= Self.largest else { return nil }
    self.init(count: isNegative ? -(whole + rest) : whole + rest)
  }

  public static func < (a: Millionths, b: Millionths) -> Bool { a.count < b.count }
}
