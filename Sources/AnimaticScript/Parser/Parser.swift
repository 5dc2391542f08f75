/// Walks over the tokens of one file: what is next, take it, report, and find the next good place.
struct Parser {
  static let mostDiagnostics = 200
  static let deepest = 64

  static let statementWords = [
    "after", "allow", "appearance", "at", "background", "canvas", "device", "direction", "duration", "every",
    "expect", "fps", "golden", "include", "let", "locale", "notice", "reduce", "scale", "scenario",
    "semantics",
    "text", "timing", "tolerance", "variant", "vary", "view",
  ]
  static let eventWords = [
    "appearance", "background", "direction", "drag", "foreground", "hide", "keyboard", "locale", "mark",
    "press", "reduce", "rotate", "set", "show", "swipe", "tap", "text",
  ]

  let source: SourceText
  /// Without comments.
  private let tokens: [Token]
  private var index = 0
  private var diagnostics: [Diagnostic] = []
  private var dropped = false
  var depth = 0
  var insideVariant = false

  init(_ source: SourceText) {
    self.source = source
    let all = Lexer.tokens(of: source)
    tokens = all.filter { $0.kind != .comment }
    if let offset = source.firstInvalid {
      let line = source.line(at: offset)
      let start = source.lineBytes(line).lowerBound
      let column = SourceText.characters(
        in: source.bytes[start..<max(start, min(offset, source.bytes.count))])
      report(
        .invalidUTF8,
        SourceRange(line: line, column: column + 1, length: 1, bytes: offset..<offset))
    }
    if all.count > Lexer.mostTokens { report(.tooManyTokens, all[all.count - 1].range) }
  }

  var reportedDiagnostics: [Diagnostic] {
    var result = diagnostics.inReadingOrder()
    if dropped, let last = result.last {
      let message = ScriptMessage.tooManyErrors(limit: Self.mostDiagnostics)
      result.append(
        Diagnostic(
          id: message.id, file: source.file, range: last.range, message: message.text,
          sourceLine: last.sourceLine))
    }
    return result
  }

  // MARK: Looking

  var current: Token { tokens[index] }

  func peek(_ distance: Int) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  func isAt(_ word: String) -> Bool { current.word == word }

  /// The token that was taken last.
  var previous: Token { tokens[max(0, index - 1)] }

  // MARK: Taking

  /// Takes the next token and reports what is wrong inside it.
  @discardableResult
  mutating func take() -> Token {
    let token = current
    for problem in token.problems {
      report(problem.message, problem.range, replacement: problem.replacement)
    }
    if index < tokens.count - 1 { index += 1 }
    return token
  }

  /// Takes a token without looking into it, for text that belongs to another language.
  mutating func takeRaw() { if index < tokens.count - 1 { index += 1 } }

  mutating func takeWord(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    take()
    return true
  }

  mutating func takeSymbol(_ character: Character) -> Bool {
    guard current.isSymbol(character) else { return false }
    take()
    return true
  }

  /// Takes the word, or says that it was expected.
  mutating func expectWord(_ word: String) -> Bool {
    if takeWord(word) { return true }
    var replacement: String?
    if let found = current.word, nearestWord(to: found, in: [word]) != nil { replacement = word }
    reportExpected("'\(word)'", replacement: replacement)
    return false
  }

  mutating func skipNewlines() { while current.kind == .newline { take() } }

  // MARK: Reporting

  mutating func report(_ message: ScriptMessage, _ range: SourceRange, replacement: String? = nil) {
    // The first message about a place is the one that helps; what follows from it is noise.
    if let last = diagnostics.last, last.range.line == range.line {
      if last.range == range, message.id == "expected" { return }
      if message.id == "missing-closing", last.id == "missing-closing" || last.id == "nested-too-deeply" {
        return
      }
    }
    guard diagnostics.count < Self.mostDiagnostics else {
      dropped = true
      return
    }
    let bytes = source.lineBytes(range.line)
    let line =
      bytes.count > Lexer.longestLine
      ? source.text(bytes.lowerBound..<bytes.lowerBound + 200) : source.line(range.line)
    diagnostics.append(
      Diagnostic(
        id: message.id, file: source.file, range: range, message: message.text,
        suggestion: replacement.map { .init(replacement: $0, range: range) }, sourceLine: line))
  }

  /// Says what should stand at the current token instead of it. A token that is broken in itself says only so.
  mutating func reportExpected(_ what: String, replacement: String? = nil) {
    let token = current
    guard token.problems.isEmpty else {
      take()
      return
    }
    report(.expected(what, found: describe(token)), token.range, replacement: replacement)
  }

  func describe(_ token: Token) -> String {
    switch token.kind {
    case .newline, .end: return "the end of the line"
    case .string: return "the string \(source.text(token.range.bytes))"
    default: return "'\(source.text(token.range.bytes))'"
    }
  }

  // MARK: Recovery

  /// Goes to the end of the statement that began at token `start`. Where a parenthesis is still open, lines
  /// are skipped up to one that begins like a statement.
  mutating func skipStatement(from start: Int) {
    var open = 0
    for token in tokens[start..<index] {
      if token.isSymbol("(") { open += 1 } else if token.isSymbol(")") { open -= 1 }
    }
    while current.kind != .end {
      if current.kind == .newline {
        if open <= 0 || startsStatement(at: index + 1) { return }
      } else if current.isSymbol("(") {
        open += 1
      } else if current.isSymbol(")") {
        open -= 1
      } else if current.isSymbol("}"), insideVariant {
        return
      }
      // What is skipped belongs to an error that has been reported; only strings and numbers that are broken
      // in themselves are worth a word of their own.
      take()
    }
  }

  var position: Int { index }

  /// Whether the token begins a statement, and not a labelled argument of the same word.
  func startsStatement(at position: Int) -> Bool {
    let token = tokens[min(position, tokens.count - 1)]
    guard let word = token.word else { return token.isSymbol("}") }
    guard Self.statementWords.contains(word) else { return false }
    return !tokens[min(position + 1, tokens.count - 1)].isSymbol(":")
  }
}
