/// Text for XML 1.0.
public enum XMLText {
  /// For content and for values in double quotes. Characters that XML can not hold become U+FFFD.
  public static func escaped(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;".unicodeScalars
      case "<": out += "&lt;".unicodeScalars
      case ">": out += "&gt;".unicodeScalars
      case "\"": out += "&quot;".unicodeScalars
      case "\t", "\n", "\r": out += "&#\(scalar.value);".unicodeScalars
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE || scalar.value == 0x7F:
        out.append("\u{FFFD}")
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}
