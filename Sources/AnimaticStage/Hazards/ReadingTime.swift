/// How long a text takes to read.
///
/// Half a second to notice it, then at the highest speed that Netflix's Timed Text Style Guides grant subtitles for
/// adults: 20 characters a second in English (most other alphabets have 17), 12 of Hangul, 9 of Chinese, 4 of Japanese.
/// Whoever has to look up from something else is rather slower: what is below this is too short for nearly all.
enum ReadingTime {
  static let toNotice = 0.5

  /// Seconds for several texts that are shown together.
  static func seconds(for texts: [String]) -> Double {
    let characters = texts.joined().count
    return toNotice + Double(characters) / speed(for: texts).perSecond
  }

  /// Only words are read: a count that ticks, or an icon, is taken in at a glance.
  static func counts(_ texts: [String]) -> Bool { texts.contains { $0.contains(where: \.isLetter) } }

  static func rule(for texts: [String]) -> String {
    let speed = speed(for: texts)
    return "\(toNotice) s and \(Int(speed.perSecond)) characters a second\(speed.script)"
  }

  private static func speed(for texts: [String]) -> (perSecond: Double, script: String) {
    var (kana, han, hangul, other) = (0, 0, 0, 0)
    for scalar in texts.joined().unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: kana += 1
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: han += 1
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: hangul += 1
      default: if scalar.properties.isAlphabetic { other += 1 }
      }
    }
    if kana + han + hangul <= other { return (20, "") }
    if kana > 0 { return (4, " of Japanese") }
    return hangul > han ? (12, " of Korean") : (9, " of Chinese")
  }
}
