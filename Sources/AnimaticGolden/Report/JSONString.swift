/// Text as a JSON string.
public enum JSONString {
  /// In quotes. What ends a line in JavaScript is written as an escape, though JSON would allow it.
  ///
  /// `forScript`: for a script inside a page, where `<` may not stand, nor any control character.
  public static func quoted(_ text: String, forScript: Bool = false) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": out += escape(scalar)
      case "\u{80}"..."\u{9F}" where forScript: out += escape(scalar)
      case "<" where forScript: out += escape(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
