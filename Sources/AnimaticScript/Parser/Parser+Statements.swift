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
    guard Self.statementWords.contains(word) else {
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
    case "device":
      let name = parseDeviceName()
      let orientation = current.endsLine ? nil : parseChoice("orientation", ["landscape", "portrait"])
      return .device(name, orientation: orientation)
    case "canvas": return .canvas(parseExpression("a size such as 393x200"))
    case "scale": return .scale(parseNumber("1, 2 or 3"))
    case "fps": return .fps(parseNumber("frames a second, 1 to 240"))
    case "duration":
      guard takeWord("until") else {
        return .duration(parseTime("a duration such as 7s, or 'until settled'"))
      }
      guard expectWord("settled") else { return nil }
      return .durationUntilSettled(limit: takeWord("limit") ? parseTime("a limit such as 30s") : nil)
    case "semantics":
      return parseChoice("semantics", ["iOS16", "iOS17", "iOS18", "iOS26"]).map { .semantics($0) }
    case "timing": return parseChoice("timing", ["exact", "frame", "device"]).map { .timing($0) }
    case "background": return parseBackground().map { .background($0) }
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
      return .tolerance(distance: distance, pixels: pixels)
    case "allow": return parseAllow()
    default: return nil
    }
  }

  /// A string, or one word that a `let` explains. Several words are a name without its quotes.
  private mutating func parseDeviceName() -> ExpressionSyntax {
    let what = "a device in quotes, such as \"iPhone 15\""
    let orientations = ["landscape", "portrait"]
    guard current.word != nil, !peek(1).endsLine, !orientations.contains(peek(1).word ?? "") else {
      return parseString(what)
    }
    var range = current.range
    while !current.endsLine, !orientations.contains(current.word ?? "") {
      range = range.through(current.range)
      takeRaw()
    }
    let text = source.text(range.bytes)
    report(.expected(what, found: "'\(text)'"), range, replacement: "\"\(text)\"")
    return ExpressionSyntax(kind: .missing, range: range)
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

  private mutating func parseBackground() -> BackgroundSyntax? {
    if takeWord("gradient") {
      let top = parseExpression("a colour")
      return .gradient(top, parseExpression("a second colour"))
    }
    if takeWord("image") { return .image(parseString("a picture file in quotes")) }
    if takeWord("app") {
      if case .string(let name) = current.kind { return .app(NameSyntax(text: name, range: take().range)) }
      return parseName("the name of a stand-in screen").map { .app($0) }
    }
    return .color(parseExpression("a colour, gradient, image or app"))
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

  private mutating func parseVary() -> StatementSyntax.Kind? {
    guard let property = parseProperty("a notice's name"), expectWord("in") else { return nil }
    var values = [parseExpression()]
    while takeSymbol(",") { values.append(parseExpression()) }
    return .vary(property, values)
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

  /// Appearance and its kin. Outer nil: something else stands here; inner nil: it was wrong, and reported.
  mutating func parseEnvironment() -> EnvironmentSyntax?? {
    switch current.word {
    case "appearance":
      take()
      return .some(parseName("light or dark").map { .appearance($0) })
    case "text":
      take()
      guard expectWord("size") else { return .some(nil) }
      return .some(parseName("a text size such as large").map { .textSize($0) })
    case "reduce":
      take()
      guard expectWord("motion") else { return .some(nil) }
      return .some(parseName("on or off").map { .reduceMotion($0) })
    case "direction":
      take()
      return .some(parseName("ltr or rtl").map { .direction($0) })
    case "locale":
      take()
      if case .string(let name) = current.kind {
        return .some(.locale(NameSyntax(text: name, range: take().range)))
      }
      return .some(parseHyphenatedName("a locale such as ja").map { .locale($0) })
    default: return .none
    }
  }
}
