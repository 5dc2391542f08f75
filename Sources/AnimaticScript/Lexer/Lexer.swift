/// Turns the text of a file into tokens, comments and line ends included. Never fails; what is wrong stands in
/// the tokens' problems.
struct Lexer {
  /// Longest line that is read, in bytes; a longer one is reported and skipped.
  static let longestLine = 16_384
  /// Most tokens of a file.
  static let mostTokens = 2_000_000

  let source: SourceText
  private var tokens: [Token] = []
  private var position = 0
  private var lineEnd = 0
  private var line = 1
  /// Column of `columnOffset`; columns are counted forward only, so a line costs its length once.
  private var column = 1
  private var columnOffset = 0
  private var previousEnd = -1

  private init(_ source: SourceText) { self.source = source }

  /// All tokens; the last is `.end`.
  static func tokens(of source: SourceText) -> [Token] {
    var lexer = Lexer(source)
    for line in 1...source.lineCount where lexer.tokens.count < mostTokens { lexer.lexLine(line) }
    lexer.add(.end, lexer.range(from: lexer.position, to: lexer.position))
    return lexer.tokens
  }

  private mutating func lexLine(_ number: Int) {
    let bytes = source.lineBytes(number)
    (line, position, lineEnd, column, columnOffset) = (
      number, bytes.lowerBound, bytes.upperBound, 1, bytes.lowerBound
    )
    if bytes.count > Self.longestLine {
      let place = SourceRange(
        line: number, column: 1, length: 1, bytes: bytes.lowerBound..<bytes.lowerBound + 1)
      add(
        .unknown("…"), place,
        [.init(message: .lineTooLong(limit: Self.longestLine), range: place, replacement: nil)])
      position = lineEnd
    }
    while position < lineEnd { lexToken() }
    if number < source.lineCount { add(.newline, range(from: lineEnd, to: lineEnd)) }
  }

  private mutating func lexToken() {
    let start = position
    let byte = source.bytes[position]
    switch byte {
    case 0x20, 0x09, 0x0B, 0x0C: position += 1
    case UInt8(ascii: "\""): lexString()
    case UInt8(ascii: "#"): lexHash()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber(from: start)
    case UInt8(ascii: ".") where startsFraction: lexNumber(from: start)
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "-"):
      position += 1
      add(.symbol(Character(Unicode.Scalar(byte))), range(from: start, to: position))
    default: lexWordOrUnknown()
    }
  }

  /// `.5` after a space or an opening sign: half of a number, not a member.
  private var startsFraction: Bool {
    guard position + 1 < lineEnd, isDigit(source.bytes[position + 1]) else { return false }
    return previousEnd != position || tokens.last.map { $0.word == nil } ?? true
  }

  private mutating func lexNumber(from start: Int) {
    let leadingDot = source.bytes[start] == UInt8(ascii: ".")
    if leadingDot { position += 1 }
    while position < lineEnd {
      let byte = source.bytes[position]
      let inner = byte == UInt8(ascii: ".") && position + 1 < lineEnd && isDigit(source.bytes[position + 1])
      guard isDigit(byte) || isLetter(byte) || inner else { break }
      position += 1
    }
    let place = range(from: start, to: position)
    let text = source.text(start..<position)
    if leadingDot {
      add(.malformed, place, [.init(message: .badNumber(text), range: place, replacement: "0" + text)])
      return
    }
    switch NumericLiteral(text) {
    case .number(let value): add(.number(value), place)
    case .size(let width, let height): add(.size(width: width, height: height), place)
    case .time(let time): add(.time(time), place)
    case .malformed(let message, let replacement):
      add(.malformed, place, [.init(message: message, range: place, replacement: replacement)])
    }
  }

  private mutating func lexHash() {
    let start = position
    var end = position + 1
    while end < lineEnd, isDigit(source.bytes[end]) || isLetter(source.bytes[end]) || isIdentifierByte(end) {
      end += 1
    }
    if end > start + 1, valueIsDue(hash: source.text(start + 1..<end)) {
      position = end
      add(.hash(source.text(start + 1..<end)), range(from: start, to: end))
    } else {
      position = lineEnd
      add(.comment, range(from: start, to: lineEnd))
    }
  }

  private func isIdentifierByte(_ offset: Int) -> Bool {
    let byte = source.bytes[offset]
    let next = offset + 1 < lineEnd ? source.bytes[offset + 1] : 0
    return byte == UInt8(ascii: "-") && (isLetter(next) || isDigit(next))
  }

  /// `#` begins a comment, except right after something that asks for a value or an address.
  private func valueIsDue(hash: String) -> Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .symbol(")"): return hash.isHexColour && lineHolds("gradient")
    case .symbol(let character): return ":=(,".contains(character)
    case .word(let word):
      if ["expect", "tap", "press", "drag", "swipe", "order", "of", "in", "background", "gradient", "is"]
        .contains(word)
      {
        return true
      }
      return hash.isHexColour && lineHolds("gradient")
    case .hash: return hash.isHexColour && lineHolds("gradient")
    default: return false
    }
  }

  private func lineHolds(_ word: String) -> Bool {
    tokens.reversed().prefix { $0.range.line == line }.contains { $0.word == word }
  }

  private mutating func lexWordOrUnknown() {
    let start = position
    let scalar = nextScalar()
    if scalar.value == 0x201C || scalar.value == 0x201D || scalar.value == 0x27 {
      lexWrongQuotes(from: start, opening: scalar)
      return
    }
    position += UTF8.width(scalar)
    if scalar.value == 0xA0 || scalar.value == 0xFEFF || scalar.value == 0x3000 { return }
    guard scalar == "_" || scalar.properties.isXIDStart else {
      while position < lineEnd {
        let next = nextScalar()
        guard next.value > 0x7F || next.value < 0x20 || "~!@$%^&*[];<>?/\\|`+".unicodeScalars.contains(next)
        else { break }
        guard next.value != 0x09, !next.properties.isXIDStart else { break }
        position += UTF8.width(next)
      }
      add(.unknown(source.text(start..<position)), range(from: start, to: position))
      return
    }
    while position < lineEnd {
      let next = nextScalar()
      guard next == "_" || next.properties.isXIDContinue else { break }
      position += UTF8.width(next)
    }
    add(.word(source.text(start..<position)), range(from: start, to: position))
  }

  // Keeps reading to the matching quote, so that one wrong pair is one message.
  private mutating func lexWrongQuotes(from start: Int, opening: Unicode.Scalar) {
    position += UTF8.width(opening)
    let contentStart = position
    var contentEnd = lineEnd
    while position < lineEnd {
      let next = nextScalar()
      position += UTF8.width(next)
      if next.value == 0x201C || next.value == 0x201D || next == opening || next == "\"" {
        contentEnd = position - UTF8.width(next)
        break
      }
    }
    let content = source.text(contentStart..<contentEnd)
    let place = range(from: start, to: position)
    add(
      .string(content), place,
      [.init(message: .wrongQuotes, range: place, replacement: "\"\(content)\"")])
  }

  private mutating func lexString() {
    let start = position
    var problems: [Token.Problem] = []
    let scan = StringScanner(bytes: source.bytes, start: start, end: lineEnd)
    for fault in scan.faults {
      problems.append(
        .init(
          message: .badEscape(source.text(fault)), range: range(from: fault.lowerBound, to: fault.upperBound),
          replacement: nil))
    }
    position = scan.end
    if !scan.isClosed {
      let quote = SourceRange(
        line: line, column: problems.isEmpty ? columnAt(start) : column, length: 1, bytes: start..<start + 1)
      problems.insert(.init(message: .missingQuote, range: quote, replacement: nil), at: 0)
    }
    add(.string(scan.value), range(from: start, to: position), problems)
  }

  // MARK: Places

  private mutating func columnAt(_ offset: Int) -> Int {
    if offset > columnOffset {
      let slice = source.bytes[columnOffset..<offset]
      column += slice.allSatisfy { $0 < 0x80 } ? slice.count : String(decoding: slice, as: UTF8.self).count
      columnOffset = offset
    } else if offset < columnOffset {
      return SourceText.characters(in: source.bytes[source.lineBytes(line).lowerBound..<offset]) + 1
    }
    return column
  }

  private mutating func range(from start: Int, to end: Int) -> SourceRange {
    let first = columnAt(start)
    let past = columnAt(end)
    return SourceRange(line: line, column: first, length: past - first, bytes: start..<end)
  }

  private mutating func add(_ kind: Token.Kind, _ range: SourceRange, _ problems: [Token.Problem] = []) {
    let attached = previousEnd == range.bytes.lowerBound
    tokens.append(Token(kind: kind, range: range, isAttached: attached, problems: problems))
    previousEnd = range.bytes.upperBound
  }

  private func nextScalar() -> Unicode.Scalar {
    var decoder = UTF8()
    var iterator = source.bytes[position..<lineEnd].makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
    return "\u{FFFD}"
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == UInt8(ascii: "_")
  }
}

extension SourceText {
  static func characters(in slice: ArraySlice<UInt8>) -> Int { String(decoding: slice, as: UTF8.self).count }
}

extension String {
  /// Six or eight hexadecimal digits.
  var isHexColour: Bool {
    (utf8.count == 6 || utf8.count == 8) && allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
