extension Parser {
  /// What happens, after the time.
  mutating func parseEvent() -> EventSyntax? {
    let first = current
    let kind = parseEventKind()
    return kind.map { EventSyntax(kind: $0, range: first.range.through(previous.range)) }
  }

  private mutating func parseEventKind() -> EventSyntax.Kind? {
    guard let word = current.word else {
      reportExpected("an event")
      return nil
    }
    guard Self.eventWords.contains(word) else {
      report(.unknownEvent(word), current.range, replacement: nearestWord(to: word, in: Self.eventWords))
      return nil
    }
    if let environment = parseEnvironment() { return environment.map { .environment($0) } }
    take()
    switch word {
    case "show": return parseAddress().map { .show($0) }
    case "hide": return parseAddress().map { .hide($0) }
    case "tap":
      if current.isSymbol("(") { return .tapPoint(parseExpression("a point such as (20, 40)")) }
      return parseAddress("a name, a quoted text, #identifier or (x, y)").map { .tap($0) }
    case "press":
      guard let address = parseAddress(), expectWord("for") else { return nil }
      return .press(address, duration: parseTime())
    case "drag":
      guard let address = parseAddress(), expectWord("by") else { return nil }
      let by = parseExpression("a distance such as (0, -40)")
      guard expectWord("over") else { return nil }
      return .drag(address, by: by, over: parseTime())
    case "swipe":
      guard let address = parseAddress() else { return nil }
      return parseChoice("direction", ["up", "down", "left", "right"]).map { .swipe(address, direction: $0) }
    case "set":
      guard let property = parseProperty("a notice's name") else { return nil }
      guard takeSymbol("=") else {
        reportExpected("'='")
        return nil
      }
      return .set(property, parseNumber("a value"))
    case "rotate": return parseChoice("orientation", ["landscape", "portrait"]).map { .rotate($0) }
    case "keyboard": return parseChoice("keyboard", ["up", "down"]).map { .keyboard($0) }
    case "background": return expectWord("app") ? .backgroundApp : nil
    case "foreground": return expectWord("app") ? .foregroundApp : nil
    case "mark": return .mark(parseString("a label in quotes"))
    default: return nil
    }
  }
}
