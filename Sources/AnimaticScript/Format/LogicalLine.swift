/// One statement's tokens with the comment behind it, over as many lines as its parentheses hold.
struct LogicalLine {
  struct Piece {
    var text: String
    var kind: Token.Kind
    var isAttached: Bool
    var isComment: Bool { kind == .comment }
    var isPreview: Bool { kind == .word("preview") }
    /// Whether a dot or a hyphen may continue it.
    var isOperand: Bool {
      if case .symbol(let character) = kind { return character == ")" }
      return true
    }
    func isSymbol(_ character: Character) -> Bool { kind == .symbol(character) }
  }

  /// Without line ends, without a trailing comment.
  var pieces: [Piece] = []
  /// The comment at the end, or alone on the line.
  var comment: String?
  /// Counts of pieces after which the author began a new line.
  var brokenAfter: Set<Int> = []
  /// Whether a comment stands inside parentheses: then the author's lines are kept.
  var hasInnerComment = false
  /// How deep inside variants.
  var level = 0

  var isBlank: Bool { pieces.isEmpty && comment == nil }
  var isCommentOnly: Bool { pieces.isEmpty && comment != nil }
  var firstWord: String? {
    if case .word(let word)? = pieces.first?.kind { return word }
    return nil
  }

  static func lines(of tokens: [Token], in source: SourceText) -> [LogicalLine] {
    var lines: [LogicalLine] = []
    var line = LogicalLine()
    var parentheses = 0
    var level = 0
    var skipsNewline = false
    func piece(_ token: Token) -> Piece {
      Piece(text: source.text(token.range.bytes), kind: token.kind, isAttached: token.isAttached)
    }
    func finish() {
      line.level = level
      lines.append(line)
      line = LogicalLine()
    }
    // The rest of a `view` line is Swift source, which is kept as it stands.
    var rawBytes: Range<Int>?
    for token in tokens {
      if line.firstWord == "view", line.pieces.count >= 2, token.kind != .comment, !token.endsLine {
        if line.pieces.count == 2, rawBytes == nil, token.kind != .word("preview") {
          rawBytes = token.range.bytes
          line.pieces.append(piece(token))
          continue
        } else if let raw = rawBytes {
          rawBytes = raw.lowerBound..<token.range.bytes.upperBound
          line.pieces[2].text = source.text(raw.lowerBound..<token.range.bytes.upperBound)
          continue
        }
      }
      rawBytes = nil
      switch token.kind {
      case .end:
        if !line.isBlank { finish() }
      case .newline where skipsNewline: skipsNewline = false
      case .newline:
        if parentheses > 0 {
          line.brokenAfter.insert(line.pieces.count)
        } else {
          finish()
        }
      case .comment where parentheses > 0:
        line.hasInnerComment = true
        line.pieces.append(trimmed(piece(token)))
      case .comment where skipsNewline:
        // A comment behind the brace belongs to the line of the brace.
        lines[lines.count - 1].comment = trimmed(piece(token)).text
      case .comment: line.comment = trimmed(piece(token)).text
      case .symbol("{") where parentheses == 0:
        line.pieces.append(piece(token))
        finish()
        level += 1
        skipsNewline = true
      case .symbol("}") where parentheses == 0:
        if !line.isBlank { finish() }
        level = max(0, level - 1)
        skipsNewline = false
        line.pieces.append(piece(token))
      default:
        skipsNewline = false
        if token.kind == .symbol("(") { parentheses += 1 }
        if token.kind == .symbol(")") { parentheses = max(0, parentheses - 1) }
        line.pieces.append(piece(token))
      }
    }
    return lines
  }

  private static func trimmed(_ piece: Piece) -> Piece {
    var piece = piece
    while let last = piece.text.last, last == " " || last == "\t" { piece.text.removeLast() }
    return piece
  }

  /// The pieces of a range in one line, with the spaces that belong between them.
  func flat(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, spaceBefore(index) { text += " " }
      text += pieces[index].text
    }
    return text
  }

  private func spaceBefore(_ index: Int) -> Bool {
    let piece = pieces[index]
    let before = pieces[index - 1]
    if piece.isSymbol(",") || piece.isSymbol(":") || piece.isSymbol(")") { return false }
    if before.isSymbol("(") { return false }
    if piece.isSymbol("(") { return !piece.isAttached || beginsPoint(index) }
    // A dot or a hyphen binds as it was typed: `inbox.opacity`, `.red`, `stale-hide`.
    if before.isSymbol(".") { return false }
    if before.isSymbol("-") { return !piece.isAttached }
    if piece.isSymbol("-") || piece.isSymbol(".") { return !piece.isAttached || !before.isOperand }
    return true
  }

  /// Whether the parenthesis after `tap` or `by` begins a point; anywhere else an attached one is a call.
  private func beginsPoint(_ index: Int) -> Bool {
    guard ["at", "after", "every"].contains(firstWord ?? ""), !pieces.contains(where: { $0.isSymbol("=") })
    else { return false }
    return pieces[index - 1].kind == .word("tap") || pieces[index - 1].kind == .word("by")
  }
}
