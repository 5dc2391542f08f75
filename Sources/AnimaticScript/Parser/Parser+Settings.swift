extension Parser {
  /// Settings of one word that are values of something; `vary` knows them too.
  static let settingWords = [
    "background", "canvas", "device", "duration", "fps", "scale", "semantics", "timing",
  ]

  /// What follows a setting's word. Nil where it was wrong, and reported.
  mutating func parseSetting(_ word: String) -> StatementSyntax.Kind? {
    switch word {
    case "device":
      let name = parseDeviceName()
      let orientation = endsSetting(current) ? nil : parseChoice("orientation", ["landscape", "portrait"])
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
    default: return nil
    }
  }

  /// A comma stands between the values of a `vary`.
  private func endsSetting(_ token: Token) -> Bool { token.endsLine || token.isSymbol(",") }

  /// A string, or one word that a `let` explains. Several words are a name without its quotes.
  private mutating func parseDeviceName() -> ExpressionSyntax {
    let what = "a device in quotes, such as \"iPhone 15\""
    let orientations = ["landscape", "portrait"]
    guard current.word != nil, !endsSetting(peek(1)), !orientations.contains(peek(1).word ?? "") else {
      return parseString(what)
    }
    var range = current.range
    while !endsSetting(current), !orientations.contains(current.word ?? "") {
      range = range.through(current.range)
      takeRaw()
    }
    let text = source.text(range.bytes)
    report(.expected(what, found: "'\(text)'"), range, replacement: "\"\(text)\"")
    return ExpressionSyntax(kind: .missing, range: range)
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

  // MARK: The environment

  /// Appearance and its kin. Outer nil: something else stands here; inner nil: it was wrong, and reported.
  mutating func parseEnvironment() -> EnvironmentSyntax?? {
    guard isAtEnvironment else { return .none }
    guard let words = takeEnvironmentWords() else { return .some(nil) }
    return .some(parseEnvironment(words.text))
  }

  private var isAtEnvironment: Bool {
    ["appearance", "text", "reduce", "direction", "locale"].contains(current.word ?? "")
  }

  /// One word, or two: `text size`, `reduce motion`.
  private mutating func takeEnvironmentWords() -> NameSyntax? {
    guard var name = parseName("a setting") else { return nil }
    guard let second = ["text": "size", "reduce": "motion"][name.text] else { return name }
    guard expectWord(second) else { return nil }
    name.text += " " + second
    name.range = name.range.through(previous.range)
    return name
  }

  private mutating func parseEnvironment(_ words: String) -> EnvironmentSyntax? {
    switch words {
    case "appearance": return parseName("light or dark").map { .appearance($0) }
    case "text size": return parseName("a text size such as large").map { .textSize($0) }
    case "reduce motion": return parseName("on or off").map { .reduceMotion($0) }
    case "direction": return parseName("ltr or rtl").map { .direction($0) }
    default:
      if case .string(let name) = current.kind {
        return .locale(NameSyntax(text: name, range: take().range))
      }
      return parseHyphenatedName("a locale such as ja").map { .locale($0) }
    }
  }

  // MARK: vary

  /// What follows `vary`.
  mutating func parseVary() -> StatementSyntax.Kind? {
    guard let target = parseVaryTarget(), expectWord("in") else { return nil }
    var values: [VarySyntax.Value] = []
    repeat {
      let first = current
      guard let content = parseVaryValue(of: target) else { return nil }
      values.append(.init(content: content, range: first.range.through(previous.range)))
    } while takeSymbol(",")
    return .vary(VarySyntax(target: target, values: values))
  }

  private mutating func parseVaryTarget() -> VarySyntax.Target? {
    // A notice may be called `scale`; the dot after tells.
    if !peek(1).isSymbol(".") {
      if isAtEnvironment { return takeEnvironmentWords().map { .setting($0) } }
      if let word = current.word, Self.settingWords.contains(word) {
        return .setting(NameSyntax(text: word, range: take().range))
      }
      if current.word != nil { return parseName("a name").map { .name($0) } }
    }
    return parseProperty("NAME.label, a setting such as fps, or a name that 'let' defines").map {
      .argument($0)
    }
  }

  private mutating func parseVaryValue(of target: VarySyntax.Target) -> VarySyntax.Value.Content? {
    guard case .setting(let name) = target else { return .expression(parseExpression()) }
    switch name.text {
    // A comma right after a number parts values here; it is no slip for a decimal point.
    case "fps": return .setting(.fps(parseExpression("frames a second, 1 to 240")))
    case "scale": return .setting(.scale(parseExpression("1, 2 or 3")))
    case _ where Self.settingWords.contains(name.text): return parseSetting(name.text).map { .setting($0) }
    default: return parseEnvironment(name.text).map { .setting(.environment($0)) }
    }
  }
}
