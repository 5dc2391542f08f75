import Foundation

/// Numbers as traces print them, the same on every machine.
package enum Printing {
  /// At most three decimals, no trailing zeros, no negative zero.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
    guard abs(value) < 1e15 else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    if thousandths == 0 { return "0" }
    let whole = Int64(abs(thousandths)) / 1000
    let rest = Int64(abs(thousandths)) % 1000
    var text = "\(whole)"
    if rest > 0 {
      let digits = String(rest)
      text += "." + String(repeating: "0", count: 3 - digits.count) + digits
      while text.hasSuffix("0") { text.removeLast() }
    }
    return thousandths < 0 ? "−" + text : text
  }

  package static func list(_ values: [Double]) -> String {
    values.count == 1 ? number(values[0]) : "(" + values.map(number).joined(separator: ", ") + ")"
  }
}
