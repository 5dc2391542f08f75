/// What a run that starts with a digit means: a number, a size, a time, or something that is none of them.
enum NumericLiteral: Equatable {
  case number(Double)
  case size(width: Double, height: Double)
  case time(TimeLiteral)
  case malformed(ScriptMessage, replacement: String?)

  /// What people write for a unit, and the unit.
  static let slips: [String: String] = [
    "sec": "s", "secs": "s", "second": "s", "seconds": "s", "msec": "ms", "millis": "ms",
    "milliseconds": "ms", "min": "m", "mins": "m", "minute": "m", "minutes": "m", "frame": "f",
    "frames": "f", "fr": "f",
  ]

  /// Classifies a run of ASCII letters, digits, underscores and inner dots.
  init(_ run: String) {
    var parts: [(digits: String, unit: String)] = []
    for character in run {
      if character.isASCII, character.isNumber || character == "." {
        if parts.isEmpty || !parts[parts.count - 1].unit.isEmpty { parts.append(("", "")) }
        parts[parts.count - 1].digits.append(character)
      } else {
        parts[parts.count - 1].unit.append(character)
      }
    }
    if parts.contains(where: { !Self.isDecimal($0.digits) }) {
      self = .malformed(.badNumber(run), replacement: nil)
    } else if parts.count == 1, parts[0].unit.isEmpty {
      self = Double(parts[0].digits).map { .number($0) } ?? .malformed(.badNumber(run), replacement: nil)
    } else if parts.count == 2, parts[0].unit == "x" || parts[0].unit == "X", parts[1].unit.isEmpty,
      let width = Double(parts[0].digits), let height = Double(parts[1].digits)
    {
      self = .size(width: width, height: height)
    } else {
      self = Self.time(parts, run: run)
    }
  }

  private static func isDecimal(_ text: String) -> Bool {
    let pieces = text.split(separator: ".", omittingEmptySubsequences: false)
    return pieces.count <= 2 && pieces.allSatisfy { !$0.isEmpty }
  }

  private static func time(_ parts: [(digits: String, unit: String)], run: String) -> NumericLiteral {
    // The nanoseconds of each unit; a time is written from the largest to the smallest.
    let units: [String: Int64] = ["m": 60_000_000_000, "s": 1_000_000_000, "ms": 1_000_000]
    if let last = parts.last, last.unit.isEmpty {
      let guess = parts.count > 1 && parts[parts.count - 2].unit == "m" ? run + "s" : nil
      return .malformed(.timeWithoutLastUnit(run), replacement: guess)
    }
    if let unknown = parts.first(where: { units[$0.unit] == nil && $0.unit != "f" }) {
      let fixed = parts.map { part -> String in
        let unit = part.unit.lowercased()
        return part.digits + (slips[unit] ?? unit)
      }.joined()
      let works: Bool
      if fixed != run, case .time = NumericLiteral(fixed) { works = true } else { works = false }
      return .malformed(.unknownTimeUnit(unknown.unit), replacement: works ? fixed : nil)
    }
    if parts.contains(where: { $0.unit == "f" }) {
      guard parts.count == 1 else { return .malformed(.framesMixed(run), replacement: nil) }
      guard !parts[0].digits.contains(".") else { return .malformed(.framesFraction(run), replacement: nil) }
      guard let count = Int64(parts[0].digits), count <= TimeLiteral.mostFrames else {
        return .malformed(.timeTooLong(limit: "\(TimeLiteral.mostFrames)f"), replacement: nil)
      }
      return .time(.frames(count))
    }
    var total: Int64 = 0
    var previous = Int64.max
    for part in parts {
      let unit = units[part.unit]!
      guard unit < previous else { return .malformed(.timeUnitsOrder(run), replacement: nil) }
      previous = unit
      switch nanoseconds(part.digits, unit: unit) {
      case .value(let amount):
        total += amount
        if total > TimeLiteral.longest {
          return .malformed(.timeTooLong(limit: TimeLiteral.longestText), replacement: nil)
        }
      case .tooLong: return .malformed(.timeTooLong(limit: TimeLiteral.longestText), replacement: nil)
      case .tooFine: return .malformed(.timeTooFine, replacement: nil)
      }
    }
    return .time(.nanoseconds(total))
  }

  private enum Amount {
    case value(Int64)
    case tooLong
    case tooFine
  }

  /// Exact: decimal digits times the unit, without a floating-point step.
  private static func nanoseconds(_ digits: String, unit: Int64) -> Amount {
    let pieces = digits.split(separator: ".")
    let (whole, overflow) = (Int64(pieces[0]) ?? .max).multipliedReportingOverflow(by: unit)
    guard !overflow, whole <= TimeLiteral.longest else { return .tooLong }
    var fraction = pieces.count > 1 ? pieces[1] : ""
    while fraction.hasSuffix("0") { fraction.removeLast() }
    var total = whole
    // A minute is divided by ten less cleanly than a second, so each digit's share is checked to be whole.
    var share = unit
    for digit in fraction {
      guard share % 10 == 0 else { return .tooFine }
      share /= 10
      total += share * Int64(digit.wholeNumberValue!)
    }
    return .value(total)
  }
}
