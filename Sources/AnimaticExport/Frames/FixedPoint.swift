import AnimaticTime

/// Numbers as text without locale, exponent or host facts.
public enum FixedPoint {
  /// Exactly six decimals, halves away from zero: "0.516667".
  public static func sixDecimals(_ value: Rational) -> String {
    let isNegative = value < .zero
    let magnitude = isNegative ? -value : value
    let scaled = (magnitude * Rational(1_000_000) + Rational(1, 2)).floor
    return text(scaled, decimals: 6, isNegative: isNegative)
  }

  /// Exactly six decimals of seconds.
  public static func sixDecimals(_ time: Instant) -> String { sixDecimals(time.value) }

  /// At most `decimals` (0…9) decimals, halves away from zero, zeros at the end cut: "0.5", "−" is an ASCII
  /// hyphen. Not-a-number is "nan"; beyond 9e9 the value is "inf" or "-inf".
  public static func shortest(_ value: Double, decimals: Int = 6) -> String {
    if value.isNaN { return "nan" }
    if abs(value) >= 9e9 { return value < 0 ? "-inf" : "inf" }
    let places = min(max(decimals, 0), 9)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = abs(value).rounded(.down)
    // Whole part and fraction apart: their product with the scale is exact enough for halves to be seen.
    let fraction = ((abs(value) - whole) * scale).rounded(.toNearestOrAwayFromZero)
    var scaled = Int64(whole)
    for _ in 0..<places { scaled *= 10 }
    scaled += Int64(fraction)
    var text = text(scaled, decimals: places, isNegative: value < 0)
    if places > 0 {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text
  }

  private static func text(_ scaled: Int64, decimals: Int, isNegative: Bool) -> String {
    var digits = String(scaled)
    if digits.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits
    }
    if decimals > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals)) }
    return isNegative && scaled != 0 ? "-" + digits : digits
  }
}
