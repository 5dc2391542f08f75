extension Parser {
  /// A value. Reports and gives `.missing` where none stands.
  mutating func parseExpression(_ what: String = "a value") -> ExpressionSyntax {
    guard depth < Self.deepest else {
      report(.nestedTooDeeply(limit: Self.deepest), current.range)
      while !current.endsLine { takeRaw() }
      return missing()
    }
    depth += 1
    defer { depth -= 1 }
    return parsePostfix(parsePrimary(what))
  }

  func missing() -> ExpressionSyntax { ExpressionSyntax(kind: .missing, range: current.range) }

  private mutating func parsePrimary(_ what: String) -> ExpressionSyntax {
    let token = current
    func node(_ kind: ExpressionSyntax.Kind) -> ExpressionSyntax {
      ExpressionSyntax(kind: kind, range: token.range)
    }
    switch token.kind {
    case .number(let value):
      take()
      return node(.number(value))
    case .time(let time):
      take()
      return node(.time(time))
    case .size(let width, let height):
      take()
      return node(.size(width: width, height: height))
    case .string(let value):
      take()
      return token.problems.isEmpty ? node(.string(value)) : node(.missing)
    case .hash(let digits):
      take()
      return parseColour(digits, token.range)
    case .malformed:
      take()
      return node(.missing)
    case .word(let word):
      take()
      switch word {
      case "none": return node(.none)
      case "inf": return node(.infinity)
      case "true": return node(.boolean(true))
      case "false": return node(.boolean(false))
      default: return node(.name(word))
      }
    case .symbol("-"): return parseNegative()
    case .symbol("("): return parsePoint()
    case .symbol("."):
      guard let name = peek(1).word, peek(1).isAttached else { break }
      take()
      let word = take()
      return ExpressionSyntax(kind: .member(name), range: token.range.through(word.range))
    default: break
    }
    reportExpected(what)
    return missing()
  }

  private mutating func parseColour(_ digits: String, _ range: SourceRange) -> ExpressionSyntax {
    guard digits.isHexColour, let value = UInt32(digits, radix: 16) else {
      let isShort = digits.utf8.count == 3 && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
      let doubled = "#" + digits.map { "\($0)\($0)" }.joined()
      report(.badColour(digits), range, replacement: isShort ? doubled : nil)
      return ExpressionSyntax(kind: .missing, range: range)
    }
    let full = digits.utf8.count == 8 ? value : value << 8 | 0xFF
    return ExpressionSyntax(
      kind: .hexColor(
        red: UInt8(full >> 24 & 0xFF), green: UInt8(full >> 16 & 0xFF), blue: UInt8(full >> 8 & 0xFF),
        alpha: UInt8(full & 0xFF)),
      range: range)
  }

  private mutating func parseNegative() -> ExpressionSyntax {
    let sign = take()
    let range = sign.range.through(current.range)
    switch current.kind {
    case .number(let value):
      take()
      return ExpressionSyntax(kind: .number(-value), range: range)
    case .time:
      take()
      report(.negativeTime, range)
      return ExpressionSyntax(kind: .missing, range: range)
    case .word("inf"):
      take()
      report(.negativeTime, range)
      return ExpressionSyntax(kind: .missing, range: range)
    default:
      reportExpected("a number after '-'")
      return missing()
    }
  }

  /// `(x, y)`; a single value in parentheses is that value.
  private mutating func parsePoint() -> ExpressionSyntax {
    let open = take()
    skipNewlines()
    let x = parseExpression("a number")
    skipNewlines()
    if takeSymbol(")") { return ExpressionSyntax(kind: x.kind, range: open.range.through(previous.range)) }
    guard takeSymbol(",") else {
      closeParenthesis(open, "parenthesis")
      return missing()
    }
    skipNewlines()
    let y = parseExpression("a number")
    skipNewlines()
    closeParenthesis(open, "point")
    return ExpressionSyntax(kind: .point(x, y), range: open.range.through(previous.range))
  }

  private mutating func closeParenthesis(_ open: Token, _ what: String) {
    if takeSymbol(")") { return }
    if current.endsLine || startsStatement(at: position) && previous.kind == .newline {
      report(.missingClosing(")", what: what), open.range)
    } else {
      reportExpected("',' or ')'")
      // Go on after the parenthesis that was meant, if it stands on this line.
      var nested = 0
      while !current.endsLine {
        let token = take()
        if token.isSymbol("(") { nested += 1 }
        if token.isSymbol(")") {
          if nested == 0 { return }
          nested -= 1
        }
      }
    }
  }

  private mutating func parsePostfix(_ primary: ExpressionSyntax) -> ExpressionSyntax {
    var base = primary
    var steps = 0
    while base.kind != .missing {
      steps += 1
      guard steps <= Self.deepest else {
        report(.nestedTooDeeply(limit: Self.deepest), current.range)
        while !current.endsLine { takeRaw() }
        return missing()
      }
      if current.isSymbol("."), current.isAttached, let name = peek(1).word {
        take()
        let word = take()
        base = ExpressionSyntax(
          kind: .memberOf(base, NameSyntax(text: name, range: word.range)),
          range: base.range.through(word.range))
      } else if current.isSymbol("("), current.isAttached, base.isCallable {
        let arguments = parseArguments()
        base = ExpressionSyntax(kind: .call(base, arguments), range: base.range.through(previous.range))
      } else {
        break
      }
    }
    return base
  }

  private mutating func parseArguments() -> [ArgumentSyntax] {
    let open = take()
    var arguments: [ArgumentSyntax] = []
    skipNewlines()
    if takeSymbol(")") { return [] }
    while true {
      var label: NameSyntax?
      if let word = current.word, peek(1).isSymbol(":") {
        label = NameSyntax(text: word, range: current.range)
        take()
        take()
        skipNewlines()
      }
      var value = parseExpression()
      if label != nil, checkDecimalComma(after: value) { value.kind = .missing }
      arguments.append(ArgumentSyntax(label: label, value: value))
      let beforeBreak = position
      skipNewlines()
      if takeSymbol(",") {
        skipNewlines()
        // A comma before the closing parenthesis is harmless, as in Swift.
        if takeSymbol(")") { return arguments }
        continue
      }
      if beforeBreak != position, !current.isSymbol(")"), !startsStatement(at: position), current.kind != .end
      {
        // Most likely a forgotten comma: the next argument is read as one.
        reportExpected("',' or ')'")
        continue
      }
      closeParenthesis(open, "argument list")
      return arguments
    }
  }

  /// `1,5` where one number is due: reports it and takes the rest of it.
  mutating func checkDecimalComma(after value: ExpressionSyntax) -> Bool {
    guard case .number = value.kind, current.isSymbol(","), current.isAttached, peek(1).isAttached else {
      return false
    }
    let end = peek(1)
    switch end.kind {
    case .number, .time, .malformed: break
    default: return false
    }
    let range = value.range.through(end.range)
    let text = source.text(value.range.bytes) + "." + source.text(end.range.bytes)
    report(.decimalComma, range, replacement: text)
    takeRaw()
    takeRaw()
    return true
  }

  // MARK: Values of one kind

  /// A number, or a name that stands for one.
  mutating func parseNumber(_ what: String) -> ExpressionSyntax {
    var value = parseExpression(what)
    if checkDecimalComma(after: value) { value.kind = .missing }
    return value
  }

  /// A time, or a name that stands for one.
  mutating func parseTime(_ what: String = "a time such as 0.5s") -> ExpressionSyntax {
    var value = parseExpression(what)
    if checkDecimalComma(after: value) {
      value.kind = .missing
      return value
    }
    switch value.kind {
    case .number(let number):
      let text = source.text(value.range.bytes)
      // `2 s`: the unit is there, only not attached.
      var range = value.range
      var unit = "s"
      if let word = current.word,
        let known = NumericLiteral.slips[word] ?? (["s", "ms", "m", "f"].contains(word) ? word : nil)
      {
        range = range.through(current.range)
        unit = known
        take()
      }
      if number < 0 {
        report(.negativeTime, range)
      } else {
        report(.timeWithoutUnit(text), range, replacement: text + unit)
      }
      value.kind = .missing
    case .time, .name, .missing: break
    default:
      report(.expected(what, found: "'\(source.text(value.range.bytes))'"), value.range)
      value.kind = .missing
    }
    return value
  }

  /// A string, or a name that stands for one.
  mutating func parseString(_ what: String) -> ExpressionSyntax {
    switch current.kind {
    case .string, .word: return parseExpression(what)
    default:
      reportExpected(what)
      return missing()
    }
  }

  /// One of some words; an unknown one is taken and reported.
  mutating func parseChoice(_ what: String, _ choices: [String]) -> NameSyntax? {
    guard let word = current.word else {
      reportExpected("\(what): \(choices.joined(separator: ", "))")
      return nil
    }
    let range = take().range
    if !choices.contains(word) {
      report(
        .unknownWord(word, what: what, choices: choices), range,
        replacement: nearestWord(to: word, in: choices))
      return nil
    }
    return NameSyntax(text: word, range: range)
  }

  /// Any word.
  mutating func parseName(_ what: String) -> NameSyntax? {
    guard let word = current.word else {
      reportExpected(what)
      return nil
    }
    return NameSyntax(text: word, range: take().range)
  }

  /// A word that may hold hyphens: a hazard's name, a locale.
  mutating func parseHyphenatedName(_ what: String) -> NameSyntax? {
    guard var name = parseName(what) else { return nil }
    while current.isSymbol("-"), current.isAttached, peek(1).isAttached {
      switch peek(1).kind {
      case .word, .number: break
      default: return name
      }
      take()
      let part = take()
      name.text += "-" + source.text(part.range.bytes)
      name.range = name.range.through(part.range)
    }
    return name
  }

  // MARK: Addresses

  mutating func parseAddress(_ what: String = "a notice's name, a quoted text or #identifier")
    -> AddressSyntax?
  {
    let token = current
    switch token.kind {
    case .word(let word):
      take()
      return AddressSyntax(kind: .name(word), range: token.range)
    case .string(let text):
      take()
      return token.problems.isEmpty ? AddressSyntax(kind: .text(text), range: token.range) : nil
    case .hash(let identifier):
      take()
      return AddressSyntax(kind: .identifier(identifier), range: token.range)
    default:
      reportExpected(what)
      return nil
    }
  }

  /// `.offset.y` behind an address; nil where nothing follows.
  mutating func parsePropertyPath() -> NameSyntax? {
    var name: NameSyntax?
    while current.isSymbol("."), let word = peek(1).word {
      take()
      let range = take().range
      name = NameSyntax(
        text: name.map { $0.text + "." + word } ?? word, range: name?.range.through(range) ?? range)
    }
    return name
  }

  mutating func parseProperty(_ what: String) -> PropertySyntax? {
    guard let address = parseAddress(what) else { return nil }
    guard let property = parsePropertyPath() else {
      reportExpected("'.' and a label")
      return nil
    }
    return PropertySyntax(address: address, property: property)
  }
}

extension ExpressionSyntax {
  fileprivate var isCallable: Bool {
    switch kind {
    case .name, .member, .memberOf: return true
    default: return false
    }
  }
}
