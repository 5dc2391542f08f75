import AnimaticExport
import AnimaticTime
import Foundation

/// Names of golden folders and pictures: the same on every machine, safe as file names.
public enum GoldenName {
  /// The folder of a scenario, `<name>` or `<name>@<variant>`. A variant that is a name already, made of letters,
  /// digits and `-.,=`, stays as it is.
  ///
  /// Letters (also beyond ASCII) and digits stay, in lower case; runs of spaces, hyphens and underscores
  /// become one hyphen. Where anything else was dropped, or the name is long or empty, eight digits of its
  /// hash follow, so that "a/b" and "a?b" do not meet. No result has a slash, a leading dot or more than 200
  /// bytes.
  public static func folder(scenario: String, variant: String? = nil) -> String {
    part(scenario) + (variant.map { "@" + (isName($0) ? $0 : part($0)) } ?? "")
  }

  private static func isName(_ variant: String) -> Bool {
    !variant.isEmpty && variant.utf8.count <= 160
      && variant.unicodeScalars.allSatisfy {
        ($0.properties.isAlphabetic || $0.properties.numericType != nil
          || $0.properties.generalCategory == .nonspacingMark || "-.,=".unicodeScalars.contains($0))
          && $0.properties.lowercaseMapping == String($0)
      }
  }

  private static let longest = 80

  private static func part(_ name: String) -> String {
    let composed = name.precomposedStringWithCanonicalMapping
    var (out, isLossy, pendingHyphen) = ("", false, false)
    for scalar in composed.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
      {
        if pendingHyphen, !out.isEmpty { out += "-" }
        pendingHyphen = false
        out += scalar.properties.lowercaseMapping
      } else {
        pendingHyphen = true
        if scalar != " ", scalar != "-", scalar != "_" { isLossy = true }
      }
    }
    if out.utf8.count > longest {
      isLossy = true
      while out.utf8.count > longest { out.unicodeScalars.removeLast() }
    }
    guard isLossy || out.isEmpty else { return out }
    return (out.isEmpty ? "scenario" : out) + "-" + digits(of: composed)
  }

  /// FNV-1a, 32 bits: only to keep names apart.
  private static func digits(of name: String) -> String {
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }

  /// `0350ms.png`; where the time is no whole number of milliseconds, with three decimals: `0516.667ms.png`.
  public static func picture(at time: Instant) -> String {
    let microseconds = max((time.value * Rational(1_000_000) + Rational(1, 2)).floor, 0)
    let whole = String(microseconds / 1000)
    let rest = String(microseconds % 1000)
    let padded = String(repeating: "0", count: max(0, 4 - whole.count)) + whole
    let decimals = rest == "0" ? "" : "." + String(repeating: "0", count: 3 - rest.count) + rest
    return padded + decimals + "ms.png"
  }

  /// Whether a name is one that `picture(at:)` gives.
  static func isPicture(_ name: String) -> Bool {
    guard name.hasSuffix("ms.png") else { return false }
    let parts = name.dropLast(6).split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = { (part: Substring) in part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    return (1...2).contains(parts.count) && parts.allSatisfy(isNumber) && parts[0].utf8.count >= 4
      && (parts.count == 1 || parts[1].utf8.count == 3)
  }
}
