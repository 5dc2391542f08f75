import AnimaticScript
import AnimaticTime

extension Resolver {
  mutating func resolveExpectations(_ items: [Item]) {
    for item in items {
      context = item.context
      switch item.statement.kind {
      case .expect(let syntax):
        if let kind = expectation(syntax) {
          scenario.expectations.append(.init(kind: kind, source: place(item.statement.range)))
        }
      case .allow(let hazard, let address, let reason):
        let target = self.address(address)
        let known = HazardKind.allCases.map(\.rawValue)
        guard known.contains(hazard.text) else {
          let isNear = nearestWord(to: hazard.text, in: known) != nil
          reportUnknown("hazard", hazard.text, known, hazard.range, listed: !isNear)
          continue
        }
        if let reason = string(reason, "the reason"), let target {
          scenario.allows.append(
            .init(hazard: hazard.text, address: target, reason: reason, source: place(item.statement.range)))
        }
      default: continue
      }
    }
  }

  private mutating func expectation(_ syntax: ExpectationSyntax) -> ScenarioExpectation.Kind? {
    switch syntax.kind {
    case .state(let address, let time, let state):
      let target = self.address(address)
      guard let time = expectationTime(time), let target,
        let state = ScenarioExpectation.State(rawValue: state.text)
      else { return nil }
      return .state(target, time, state)
    case .value(let property, let time, let value, let within):
      return valueExpectation(property, time, value, within)
    case .change(let property, let from, let to, let start, let end, let within):
      let target = self.property(property)
      let values = (number(from, "the first value"), number(to, "the last value"))
      let times = (checked(start), checked(end))
      guard let error = tolerance(within), let target, let first = values.0, let last = values.1,
        let begin = times.0, let finish = times.1
      else { return nil }
      guard begin < finish else {
        report(.emptyRange, start.range)
        return nil
      }
      return .change(
        target.address, property: target.property, from: first, to: last, between: begin, and: finish,
        within: error)
    case .order(let addresses, let at):
      let targets = addresses.map { self.address($0) }
      guard let at = checked(at), !targets.contains(nil) else { return nil }
      return .order(targets.compactMap { $0 }, at: at)
    case .visibleFor(let address, let duration, let within):
      let target = self.address(address)
      let span = time(duration, "the time")
      let error = within.map { time($0, "the largest difference") } ?? .some(.zero)
      guard let target, let span, let error else { return nil }
      return .visibleFor(target, span, within: error)
    case .noHazards: return .noHazards
    case .workItem(let number, let address, let outcome, let at):
      let target = self.address(address)
      let index = whole(number, "the work item's number", 1...1_000_000)
      guard let at = checked(at), let target, let index else { return nil }
      return .workItem(number: index, of: target, cancelled: outcome.text == "cancelled", at: at)
    }
  }

  private mutating func valueExpectation(
    _ syntax: PropertySyntax, _ time: ExpectationTimeSyntax, _ value: ExpressionSyntax,
    _ within: ExpressionSyntax?
  ) -> ScenarioExpectation.Kind? {
    // `#card.title at 1s is visible`: the dots belong to the identifier.
    if case .name(let word) = value.kind, let state = ScenarioExpectation.State(rawValue: word),
      let target = element(syntax, dropping: nil)
    {
      return expectationTime(time).map { .state(target, $0, state) }
    }
    let target = property(syntax)
    let when = expectationTime(time)
    let looked = self.looked(value)
    let wanted: ExpectedValue
    switch looked.kind {
    case .number(let number): wanted = .number(number)
    case .string(let text): wanted = .text(text)
    case .boolean(let flag): wanted = .flag(flag)
    default:
      wrong("the value", "a number, a string, true or false", looked)
      return nil
    }
    guard let error = tolerance(within), let target, let when else { return nil }
    let isNumber = if case .number = wanted { true } else { false }
    let isText = if case .text = wanted { true } else { false }
    if target.property == "text", !isText {
      report(.wrongType(what: "the text", expected: "a string in quotes"), value.range)
      return nil
    }
    if target.property != "text", !target.property.hasPrefix("state."), !isNumber {
      report(.wrongType(what: "'\(target.property)'", expected: "a number"), value.range)
      return nil
    }
    return .value(target.address, property: target.property, when, is: wanted, within: error)
  }

  private mutating func tolerance(_ within: ExpressionSyntax?) -> Double? {
    guard let within else { return 0 }
    guard let value = number(within, "the largest difference") else { return nil }
    if value >= 0 { return value }
    report(.outOfRange(what: "the largest difference", low: "0", high: "any number"), within.range)
    return nil
  }

  private mutating func expectationTime(_ syntax: ExpectationTimeSyntax) -> ExpectationTime? {
    switch syntax {
    case .at(let time): return checked(time).map { .at($0) }
    case .range(let from, let to):
      let bounds = (checked(from), checked(to))
      guard let start = bounds.0, let end = bounds.1 else { return nil }
      guard start < end else {
        report(.emptyRange, from.range)
        return nil
      }
      return .range(from: start, to: end)
    }
  }

  /// An instant that is not after the scenario's end.
  private mutating func checked(_ expression: ExpressionSyntax) -> Instant? {
    guard let instant = instant(expression) else { return nil }
    if endIsKnown, instant > Instant.zero + scenario.duration {
      report(.expectationAfterEnd(end: Self.print(scenario.duration)), expression.range)
      return nil
    }
    return instant
  }

  private static func print(_ span: TimeSpan) -> String {
    let exact = span.value * Rational(1_000_000_000)
    if exact.denominator == 1 { return TimeLiteral.nanoseconds(exact.numerator).description }
    return "\(span.value)s"
  }

  // MARK: Properties

  /// An address and a known property. Dots before the property belong to an identifier: `t.gradient.opacity`
  /// asks the element `t.gradient`.
  private mutating func property(_ syntax: PropertySyntax) -> (address: ScenarioAddress, property: String)? {
    let path = syntax.property.text
    if path.hasPrefix("state."), path.count > 6 {
      return address(syntax.address).map { ($0, path) }
    }
    for known in ScenarioExpectation.properties {
      if path == known { return address(syntax.address).map { ($0, path) } }
      if path.hasSuffix("." + known), let element = element(syntax, dropping: known) {
        return (element, known)
      }
    }
    guard address(syntax.address) != nil else { return nil }
    reportUnknown("property", path, ScenarioExpectation.properties, syntax.property.range, listed: true)
    return nil
  }

  private func element(_ syntax: PropertySyntax, dropping known: String?) -> ScenarioAddress? {
    let path = known.map { String(syntax.property.text.dropLast($0.count + 1)) } ?? syntax.property.text
    switch syntax.address.kind {
    case .identifier(let identifier): return .identifier(identifier + "." + path)
    case .name(let name) where noticeLines[name] != nil && path == "gradient":
      return .identifier(name + "." + path)
    default: return nil
    }
  }
}
