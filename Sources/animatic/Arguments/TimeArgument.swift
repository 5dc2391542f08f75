import AnimaticScript
import AnimaticTime

/// A time as a person types it, spelt as in scenarios: exact seconds, or frames that wait for a frame rate.
///
///     0.65s   500ms   30f   1m30s
struct TimeArgument: Equatable, Sendable {
  var literal: TimeLiteral

  /// The instant at `fps` frames a second.
  func instant(fps: Int) -> Instant {
    switch literal {
    case .nanoseconds(let count): return Instant(Rational(count, 1_000_000_000))
    case .frames(let count): return Instant(Rational(count, Int64(max(1, fps))))
    }
  }

  /// As it can be typed again: `30f`, `0.65s`.
  var text: String {
    switch literal {
    case .frames(let count): return "\(count)f"
    case .nanoseconds(let count):
      let digits = String(count % 1_000_000_000)
      var fraction = String(repeating: "0", count: 9 - digits.count) + digits
      while fraction.hasSuffix("0") { fraction.removeLast() }
      return "\(count / 1_000_000_000)" + (fraction.isEmpty ? "" : "." + fraction) + "s"
    }
  }

  /// nil where the text is not a time; what is right stands in `expected`.
  init?(_ text: String) {
    var rest = Substring(text)
    var total = Rational.zero
    // Units go from large to small, each once; frames stand alone and are whole.
    var units = ["m", "s", "ms"][...]
    repeat {
      guard let number = Self.number(&rest) else { return nil }
      let unit = String(rest.prefix { $0.isLetter })
      rest.removeFirst(unit.count)
      if unit == "f", units.count == 3, rest.isEmpty {
        guard number.denominator == 1, number.numerator <= TimeLiteral.mostFrames else { return nil }
        literal = .frames(number.numerator)
        return
      }
      guard let place = units.firstIndex(of: unit) else { return nil }
      units = units[(place + 1)...]
      total = total + number * Self.nanoseconds(in: unit)
    } while !rest.isEmpty
    guard total.denominator == 1, total.numerator <= TimeLiteral.longest else { return nil }
    literal = .nanoseconds(total.numerator)
  }

  /// What a message says where a text is not a time.
  static func expected(insteadOf text: String) -> String {
    if !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) {
      return "a time with its unit, such as \(text)s, \(text)ms or 30f (frames)"
    }
    return "a time such as 0.65s, 500ms, 30f (frames) or 1m30s"
  }

  private static func nanoseconds(in unit: String) -> Rational {
    switch unit {
    case "m": return Rational(60_000_000_000)
    case "ms": return Rational(1_000_000)
    default: return Rational(1_000_000_000)
    }
  }

  /// At most nine whole digits and nine decimals: far beyond any scenario, and exact.
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
