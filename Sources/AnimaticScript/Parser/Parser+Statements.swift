extension Parser {
  /// All statements up to the end of the file.
  mutating func parseFile() -> [StatementSyntax] {
    var statements: [StatementSyntax] = []
    while current.kind != .end {
      if current.kind == .newline {
        take()
      } else if current.isSymbol("}") {
        report(.strayBrace, take().range)
      } else if let statement = parseStatement() {
        statements.append(statement)
      }
    }
    return statements
  }

  /// One statement with the end of its line.
  mutating func parseStatement() -> StatementSyntax? {
    let start = position
    let first = current
    let kind = parseStatementKind()
    let last = previous
    if kind == nil {
      skipStatement(from: start)
    } else if !current.endsLine, previous.kind != .newline, !(current.isSymbol("}") && insideVariant) {
      reportExpected("the end of the line")
      skipStatement(from: start)
    }
    // A statement that took nothing would be met again for ever.
    if position == start { takeRaw() }
    return kind.map { StatementSyntax(kind: $0, range: first.range.through(last.range)) }
  }

  private mutating func parseStatementKind() -> StatementSyntax.Kind? {
    guard let word = current.word else {
      reportExpected("a statement")
      return nil
    }
    // In a variant arguments are written like properties; a notice may be called by a statement's word.
    if insideVariant, peek(1).isSymbol("."), peek(1).isAttached { return parseArgument() }
    guard Self.statementWords.contains(word) else {
      if insideVariant, word == "set" {
        take()
        return parseArgument()
      }
      let isEvent = Self.eventWords.contains(word)
      report(
        isEvent
          ? .expected("'at', 'after' or 'every' before an event", found: "'\(word)'")
          : .unknownStatement(word),
        current.range,
        replacement: isEvent
          ? nil : nearestWord(to: word, in: Self.statementWords + ["text size", "reduce motion"]))
      return nil
    }
    if let environment = parseEnvironment() { return environment.map { .environment($0) } }
    take()
    switch word {
    case "scenario": return .scenario(parseString("the scenario's name in quotes"))
    case _ where Self.settingWords.contains(word): return parseSetting(word)
    case "notice", "let": return parseDefinition(word)
    case "view": return parseView()
    case "include": return .include(parseString("a file in quotes"))
    case "vary": return parseVary()
    case "variant": return parseVariant()
    case "at":
      let time = parseTime()
      return parseEvent().map { .at(time, $0) }
    case "after":
      let time = parseTime()
      return parseEvent().map { .after(time, $0) }
    case "every":
      let step = parseTime()
      guard expectWord("from") else { return nil }
      let from = parseTime()
      guard expectWord("to") else { return nil }
      let to = parseTime()
      return parseEvent().map { .every(step, from: from, to: to, $0) }
    case "expect": return parseExpectation().map { .expect($0) }
    case "golden": return parseGolden().map { .golden($0) }
    case "tolerance":
      let distance = parseNumber("a colour distance such as 0.02")
      let pixels = takeWord("pixels") ? parseNumber("how many pixels") : nil
      let reason = current.endsLine ? nil : parseString("the reason in quotes")
      return .tolerance(distance: distance, pixels: pixels, reason: reason)
    case "allow": return parseAllow()
    default: return nil
    }
  }

  private mutating func parseDefinition(_ word: String) -> StatementSyntax.Kind? {
    guard let name = parseName(word == "let" ? "a name" : "the notice's name") else { return nil }
    guard takeSymbol("=") else {
      reportExpected("'='")
      return nil
    }
    if word == "let" { return .letValue(name, parseExpression()) }
    let value = parseExpression("a kind with its arguments, such as Banner(title: \"Hello\")")
    if case .name(let kind) = value.kind {
      report(
        .expected("'(' after the kind", found: describe(current)), current.range, replacement: nil)
      return .notice(
        name,
        ExpressionSyntax(kind: .call(.init(kind: .name(kind), range: value.range), []), range: value.range))
    }
    return .notice(name, value)
  }

  private mutating func parseView() -> StatementSyntax.Kind? {
    // No postfix here: what follows the file is Swift, or `preview`.
    let file: ExpressionSyntax
    if case .string(let name) = current.kind {
      file = ExpressionSyntax(kind: .string(name), range: take().range)
    } else {
      reportExpected("a Swift file in quotes")
      return nil
    }
    if takeWord("preview") {
      if current.endsLine { return .view(file: file, root: .firstPreview) }
      return .view(file: file, root: .preview(parseString("the preview's name in quotes")))
    }
    guard !current.endsLine else {
      reportExpected("'preview', 'preview \"name\"' or a view such as ContentView()")
      return nil
    }
    // The rest of the line is Swift, which is not ours to judge.
    var range = current.range
    while !current.endsLine {
      range = range.through(current.range)
      takeRaw()
    }
    return .view(file: file, root: .expression(NameSyntax(text: source.text(range.bytes), range: range)))
  }

  /// `NAME.label = value`, what a variant has instead of the notice's own argument.
  private mutating func parseArgument() -> StatementSyntax.Kind? {
    guard let property = parseProperty("a notice's name") else { return nil }
    guard takeSymbol("=") else {
      reportExpected("'='")
      return nil
    }
    return .argument(property, parseExpression())
  }

  private mutating func parseVariant() -> StatementSyntax.Kind? {
    let keyword = previous.range
    let name = parseString("the variant's name in quotes")
    skipNewlines()
    guard current.isSymbol("{") else {
      reportExpected("'{'")
      return nil
    }
    let open = take()
    if insideVariant { report(.nestedVariant, keyword) }
    let outer = insideVariant
    guard depth < Self.deepest else {
      report(.nestedTooDeeply(limit: Self.deepest), open.range)
      return nil
    }
    insideVariant = true
    depth += 1
    defer {
      insideVariant = outer
      depth -= 1
    }
    var statements: [StatementSyntax] = []
    while !current.isSymbol("}") {
      if current.kind == .end {
        report(.missingClosing("}", what: "variant"), open.range)
        return .variant(name, statements)
      }
      if current.kind == .newline {
        take()
      } else if let statement = parseStatement() {
        statements.append(statement)
      }
    }
    take()
    return .variant(name, statements)
  }

  private mutating func parseGolden() -> GoldenSyntax? {
    if takeWord("all") { return .all }
    if takeWord("every") { return .every(parseTime()) }
    if takeWord("at") {
      var times = [parseTime()]
      while takeSymbol(",") { times.append(parseTime()) }
      return .at(times)
    }
    reportExpected("all, every or at")
    return nil
  }

  private mutating func parseAllow() -> StatementSyntax.Kind? {
    guard let hazard = parseHyphenatedName("a finding's name"), expectWord("in"), let address = parseAddress()
    else { return nil }
    return .allow(hazard: hazard, in: address, reason: parseString("the reason in quotes"))
  }
}
