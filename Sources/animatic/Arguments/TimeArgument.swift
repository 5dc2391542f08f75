import AnimaticTime

/// A time as a person types it, spelt as in scenarios: exact seconds, or frames that wait for a frame rate.
///
///     0.65s   500ms   30f   1m30s
struct TimeArgument: Equatable, Sendable {
  var seconds: Rational
  var frames: Rational

  /// The instant at `fps` frames a second.
  func instant(fps: Int) -> Instant {
    Instant(seconds + frames * Rational(1, Int64(max(1, fps))))
  }

  /// nil where the text is not a time; what is right stands in `expected`.
  init?(_ text: String) {
    (seconds, frames) = (.zero, .zero)
    var rest = Substring(text)
    guard !rest.isEmpty else { return nil }
    // Units go from large to small, each once; frames stand alone and are whole.
    var units = ["m", "s", "ms"][...]
    while !rest.isEmpty {
      guard let number = Self.number(&rest) else { return nil }
      let unit = String(rest.prefix { $0.isLetter })
      rest.removeFirst(unit.count)
      if unit == "f", units.count == 3, rest.isEmpty, number.denominator == 1 {
        frames = number
      } else if let place = units.firstIndex(of: unit) {
        units = units[(place + 1)...]
        seconds = seconds + number * Self.seconds(of: unit)
      } else {
        return nil
      }
    }
  }

  private static func seconds(of unit: String) -> Rational {
    switch unit {
    case "m": return Rational(60)
    case "ms": return Rational(1, 1000)
    default: return Rational(1)
    }
  }

  /// What a message says where a text is not a time.
  static func expected(insteadOf text: String) -> String {
    if !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) {
      return "a time with its unit, such as \(text)s, \(text)ms or \(text)f (frames)"
    }
    return "a time such as 0.65s, 500ms, 30f (frames) or 1m30s"
  }

  /// At most nine whole digits and nine decimals: exact, and far beyond any scenario.
  private static func number(_ rest: inout Substring) -> Rational? {
    func digits() -> Substring {
      let run = rest.prefix { $0.isASCII && $0.isNumber }
      rest.removeFirst(run.count)
      return run
    }
    let whole = digits()
    var fraction: Substring = ""
    if rest.first == "." {
      rest.removeFirst()
      fraction = digits()
      if fraction.isEmpty { return nil }
    }
    guard !whole.isEmpty, whole.count <= 9, fraction.count <= 9, let digits = Int64(whole + fraction) else {
      return nil
    }
    let denominator = (0..<fraction.count).reduce(Int64(1)) { power, _ in power * 10 }
    return Rational(digits, denominator)
  }
}
