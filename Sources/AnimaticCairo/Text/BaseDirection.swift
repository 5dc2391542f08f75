/// The direction of a paragraph by its first strong character (UAX #9, rules P2 and P3).
enum BaseDirection {
  /// nil where no character is strong.
  static func isRightToLeft(_ text: some StringProtocol) -> Bool? {
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      case 0x200E where isolates == 0: return false
      case 0x200F where isolates == 0, 0x061C where isolates == 0: return true
      default:
        guard isolates == 0, isStrong(scalar) else { continue }
        return isRightToLeft(scalar)
      }
    }
    return nil
  }

  private static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.properties.isAlphabetic }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
      .letterNumber:
      return true
    default: return false
    }
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
