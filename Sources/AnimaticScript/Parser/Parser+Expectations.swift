extension Parser {
  static let stateWords = ["visible", "gone", "moving", "still"]

  /// What follows `expect`.
  mutating func parseExpectation() -> ExpectationSyntax? {
    let first = current
    let kind = parseExpectationKind()
    return kind.map { ExpectationSyntax(kind: $0, range: first.range.through(previous.range)) }
  }

  private mutating func parseExpectationKind() -> ExpectationSyntax.Kind? {
    // A notice may be called `order`, `no` or `work`; the word after tells.
    if isAt("no"), peek(1).word == "hazards" {
      take()
      take()
      return .noHazards
    }
    if isAt("work"), peek(1).word == "item" { return parseWorkItem() }
    if isAt("order"), !peek(1).isSymbol("."), !["at", "from", "visible"].contains(peek(1).word ?? "") {
      return parseOrder()
    }
    guard let address = parseAddress() else { return nil }
    if let property = parsePropertyPath() {
      return parseValueExpectation(PropertySyntax(address: address, property: property))
    }
    switch current.word {
    case "at", "from":
      guard let time = parseExpectationTime() else { return nil }
      if let word = current.word, Self.stateWords.contains(word) {
        reportExpected("'is'", replacement: "is \(word)")
        return nil
      }
      guard expectWord("is") else { return nil }
      return parseChoice("state", Self.stateWords).map { .state(address, time, $0) }
    case "visible":
      take()
      guard expectWord("for") else { return nil }
      let time = parseTime()
      return .visibleFor(address, time, within: takeWord("within") ? parseTime() : nil)
    case let word?:
      report(
        .unknownExpectation(word), current.range,
        replacement: nearestWord(to: word, in: ["at", "from", "visible"]))
      return nil
    default:
      reportExpected("at, from or visible")
      return nil
    }
  }

  private mutating func parseExpectationTime() -> ExpectationTimeSyntax? {
    if takeWord("at") { return .at(parseTime()) }
    take()
    let from = parseTime()
    guard expectWord("to") else { return nil }
    return .range(from: from, to: parseTime())
  }

  private mutating func parseValueExpectation(_ property: PropertySyntax) -> ExpectationSyntax.Kind? {
    if takeWord("at") {
      let time = parseTime()
      guard expectWord("is") else { return nil }
      let value = parseNumber("a value")
      return .value(property, .at(time), is: value, within: parseWithin())
    }
    guard takeWord("from") else {
      reportExpected("at or from")
      return nil
    }
    let first = parseNumber("a value or a time")
    guard expectWord("to") else { return nil }
    let second = parseNumber("a value or a time")
    if takeWord("between") {
      let start = parseTime()
      guard expectWord("and") else { return nil }
      let end = parseTime()
      return .change(property, from: first, to: second, between: start, and: end, within: parseWithin())
    }
    if takeWord("is") {
      let value = parseNumber("a value")
      return .value(property, .range(from: first, to: second), is: value, within: parseWithin())
    }
    reportExpected("'between' and two times, or 'is' and a value")
    return nil
  }

  private mutating func parseWithin() -> ExpressionSyntax? {
    takeWord("within") ? parseNumber("the largest difference") : nil
  }

  private mutating func parseOrder() -> ExpectationSyntax.Kind? {
    take()
    guard let first = parseAddress() else { return nil }
    var addresses = [first]
    while takeSymbol(",") {
      guard let next = parseAddress() else { return nil }
      addresses.append(next)
    }
    guard expectWord("at") else { return nil }
    return .order(addresses, at: parseTime())
  }

  private mutating func parseWorkItem() -> ExpectationSyntax.Kind? {
    take()
    take()
    let number = parseNumber("the work item's number, from 1")
    guard expectWord("of"), let address = parseAddress(),
      let outcome = parseChoice("outcome", ["cancelled", "fired"]), expectWord("at")
    else { return nil }
    return .workItem(number, of: address, outcome: outcome, at: parseTime())
  }
}
