/// The smallest piece of a scenario that means something.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case word(String)
    case number(Double)
    case time(TimeLiteral)
    case size(width: Double, height: Double)
    case string(String)
    /// `#` and what follows, where a value or an address is due.
    case hash(String)
    case symbol(Character)
    /// Something that starts like a number and is none.
    case malformed
    /// Characters that mean nothing here.
    case unknown(String)
    /// From `#` to the end of the line.
    case comment
    case newline
    case end
  }

  var kind: Kind
  var range: SourceRange
  /// Whether nothing stands between the token before and this one.
  var isAttached: Bool
  /// What is wrong inside the token; reported when the parser takes it.
  var problems: [Problem] = []

  struct Problem: Equatable, Sendable {
    var message: ScriptMessage
    var range: SourceRange
    var replacement: String?
  }

  var word: String? {
    if case .word(let word) = kind { return word }
    return nil
  }

  func isSymbol(_ character: Character) -> Bool { kind == .symbol(character) }

  var endsLine: Bool { kind == .newline || kind == .end }
}
