extension TimeLiteral {
  /// A time given outside a file, on the command line for example, spelled as in a scenario.
  ///
  /// - Returns: the time, or one lower-case sentence that says what is wrong.
  public static func parse(_ text: String) -> Result<TimeLiteral, InvalidTime> {
    guard let first = text.utf8.first, first >= 0x30, first <= 0x39,
      text.utf8.allSatisfy({ $0 < 0x80 && ($0 == 0x2E || Character(Unicode.Scalar($0)).isASCIIWord) })
    else {
      let message: ScriptMessage
      if text.hasPrefix("-") {
        message = .negativeTime
      } else if text.contains(",") {
        message = .decimalComma
      } else {
        message = .expected("a time such as 0.5s", found: "'\(text)'")
      }
      return .failure(InvalidTime(message: message.text, suggestion: nil))
    }
    switch NumericLiteral(text) {
    case .time(let time): return .success(time)
    case .number:
      return .failure(
        InvalidTime(message: ScriptMessage.timeWithoutUnit(text).text, suggestion: text + "s"))
    case .size:
      return .failure(
        InvalidTime(
          message: ScriptMessage.expected("a time such as 0.5s", found: "'\(text)'").text, suggestion: nil))
    case .malformed(let message, let replacement):
      return .failure(InvalidTime(message: message.text, suggestion: replacement))
    }
  }

  /// Why a text is no time.
  public struct InvalidTime: Error, Equatable, Sendable {
    public var message: String
    /// What was probably meant.
    public var suggestion: String?
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
