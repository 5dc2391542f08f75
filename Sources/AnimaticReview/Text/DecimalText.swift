import AnimaticExport

/// Numbers as text, the same in every locale.
public enum DecimalText {
  /// At most `decimals` decimals, no trailing zeros, never "-0"; large numbers as Swift prints them, which JSON
  /// can read.
  public static func shortest(_ value: Double, decimals: Int = 6) -> String {
    abs(value) < 9e9 ? FixedPoint.shortest(value, decimals: decimals) : "\(value)"
  }

  /// Exactly `decimals` decimals (0…6), halves away from zero, never "-0"; beyond 10^12 as Swift prints it.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    guard abs(value) < 1e12 else { return "\(value)" }
    let power = (0..<decimals).reduce(Int64(1)) { power, _ in power * 10 }
    let scaled = Int64((abs(value) * Double(power)).rounded())
    let sign = value < 0 && scaled != 0 ? "-" : ""
    if decimals == 0 { return "\(sign)\(scaled)" }
    let fraction = String(scaled % power)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(scaled / power).\(zeros)\(fraction)"
  }
}
