/// Everything that the parser can say, in alphabetical order. The resolver has its own catalogue.
enum ScriptMessage: Equatable, Sendable {
  case badColour(String)
  case badEscape(String)
  case badNumber(String)
  case decimalComma
  case expected(String, found: String)
  case framesFraction(String)
  case framesMixed(String)
  case invalidUTF8
  case lineTooLong(limit: Int)
  case missingClosing(String, what: String)
  case missingQuote
  case negativeTime
  case nestedTooDeeply(limit: Int)
  case nestedVariant
  case strayBrace
  case timeTooFine
  case timeTooLong(limit: String)
  case timeUnitsOrder(String)
  case timeWithoutLastUnit(String)
  case timeWithoutUnit(String)
  case tooManyErrors(limit: Int)
  case tooManyTokens
  case unknownEvent(String)
  case unknownExpectation(String)
  case unknownStatement(String)
  case unknownTimeUnit(String)
  case unknownWord(String, what: String, choices: [String])
  case wrongQuotes

  /// Stable, kebab-case.
  var id: String {
    switch self {
    case .badColour: return "bad-colour"
    case .badEscape: return "bad-escape"
    case .badNumber: return "bad-number"
    case .decimalComma: return "decimal-comma"
    case .expected: return "expected"
    case .framesFraction: return "frames-fraction"
    case .framesMixed: return "frames-mixed"
    case .invalidUTF8: return "invalid-utf8"
    case .lineTooLong: return "line-too-long"
    case .missingClosing: return "missing-closing"
    case .missingQuote: return "missing-quote"
    case .negativeTime: return "negative-time"
    case .nestedTooDeeply: return "nested-too-deeply"
    case .nestedVariant: return "nested-variant"
    case .strayBrace: return "stray-brace"
    case .timeTooFine: return "time-too-fine"
    case .timeTooLong: return "time-too-long"
    case .timeUnitsOrder: return "time-units-order"
    case .timeWithoutLastUnit, .timeWithoutUnit: return "time-without-unit"
    case .tooManyErrors: return "too-many-errors"
    case .tooManyTokens: return "too-many-tokens"
    case .unknownEvent: return "unknown-event"
    case .unknownExpectation: return "unknown-expectation"
    case .unknownStatement: return "unknown-statement"
    case .unknownTimeUnit: return "unknown-time-unit"
    case .unknownWord: return "unknown-word"
    case .wrongQuotes: return "wrong-quotes"
    }
  }

  /// One lower-case sentence.
  var text: String {
    switch self {
    case .badColour(let text): return "'#\(text)' is no colour; write #RRGGBB or #RRGGBBAA"
    case .badEscape(let text): return "unknown escape '\(text)'; known are \\\" \\\\ \\n \\t and \\u{hex}"
    case .badNumber(let text): return "'\(text)' is no number"
    case .decimalComma: return "a decimal fraction is written with a point, not a comma"
    case .expected(let what, let found): return "expected \(what), found \(found)"
    case .framesFraction(let text): return "'\(text)' is no whole number of frames"
    case .framesMixed(let text): return "'\(text)' mixes frames with other units"
    case .invalidUTF8: return "the file is not UTF-8 from this place on"
    case .lineTooLong(let limit): return "the line is longer than \(limit) bytes"
    case .missingClosing(let sign, let what): return "this \(what) is never closed; expected '\(sign)'"
    case .missingQuote: return "this string is never closed; expected '\"' before the end of the line"
    case .negativeTime: return "a time can not be negative"
    case .nestedTooDeeply(let limit): return "nested more than \(limit) deep"
    case .nestedVariant: return "a variant can not stand inside a variant"
    case .strayBrace: return "this '}' closes nothing"
    case .timeTooFine: return "a time can not be finer than a nanosecond (0.000000001s)"
    case .timeTooLong(let limit): return "the time is too long; the limit is \(limit)"
    case .timeUnitsOrder(let text): return "the units of '\(text)' must go from large to small, each once"
    case .timeWithoutLastUnit(let text): return "the last part of '\(text)' has no unit"
    case .timeWithoutUnit(let text):
      return "the time '\(text)' has no unit; write s, ms, m or f (frames) after it"
    case .tooManyErrors(let limit): return "more than \(limit) errors; the rest is not shown"
    case .tooManyTokens: return "the file is too large; the rest is not read"
    case .unknownEvent(let word):
      return "unknown event '\(word)'; expected show, hide, tap, press, drag, swipe, set, mark …"
    case .unknownExpectation(let word): return "expected at, from, is or visible, found '\(word)'"
    case .unknownStatement(let word): return "unknown statement '\(word)'"
    case .unknownTimeUnit(let unit): return "unknown time unit '\(unit)'; known are m, s, ms and f (frames)"
    case .unknownWord(let word, let what, let choices):
      return "unknown \(what) '\(word)'; expected \(choices.joined(separator: ", "))"
    case .wrongQuotes: return "a string stands between straight double quotes"
    }
  }
}
