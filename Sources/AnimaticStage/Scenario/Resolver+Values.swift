import AnimaticScript
import AnimaticTime

extension Resolver {
  /// The value behind names given by `let`, with the place where it is used.
  mutating func looked(_ expression: ExpressionSyntax) -> ExpressionSyntax {
    var value = expression
    var steps = 0
    while case .name(let name) = value.kind, let known = lets[name] {
      steps += 1
      guard steps <= lets.count else {
        report(.badReference(name), expression.range)
        return ExpressionSyntax(kind: .missing, range: expression.range)
      }
      value = known.value
    }
    value.range = expression.range
    return value
  }

  mutating func wrong(_ what: String, _ expected: String, _ value: ExpressionSyntax) {
    guard !value.isMissing else { return }
    if case .name(let name) = value.kind {
      reportUnknown("name", name, lets.keys.sorted(), value.range)
    } else {
      report(.wrongType(what: what, expected: expected), value.range)
    }
  }

  mutating func string(_ expression: ExpressionSyntax, _ what: String) -> String? {
    let value = looked(expression)
    if case .string(let text) = value.kind { return text }
    wrong(what, "a string in quotes", value)
    return nil
  }

  mutating func number(_ expression: ExpressionSyntax, _ what: String) -> Double? {
    let value = looked(expression)
    if case .number(let number) = value.kind, number.isFinite { return number }
    wrong(what, "a number", value)
    return nil
  }

  /// A whole number of a range.
  mutating func whole(_ expression: ExpressionSyntax, _ what: String, _ range: ClosedRange<Int>) -> Int? {
    guard let value = number(expression, what) else { return nil }
    guard let whole = Int(exactly: value), range.contains(whole) else {
      report(
        .outOfRange(what: what, low: "\(range.lowerBound)", high: "\(range.upperBound), whole"),
        expression.range)
      return nil
    }
    return whole
  }

  /// Frames follow the scenario's fps.
  func span(_ literal: TimeLiteral) -> TimeSpan {
    switch literal {
    case .nanoseconds(let nanoseconds): return .nanoseconds(nanoseconds)
    case .frames(let count): return TimeSpan(Rational(count, Int64(scenario.fps)))
    }
  }

  mutating func time(_ expression: ExpressionSyntax, _ what: String) -> TimeSpan? {
    let value = looked(expression)
    if case .time(let literal) = value.kind { return span(literal) }
    wrong(what, "a time such as 0.5s", value)
    return nil
  }

  mutating func instant(_ expression: ExpressionSyntax, _ what: String = "the time") -> Instant? {
    time(expression, what).map { Instant.zero + $0 }
  }

  mutating func point(_ expression: ExpressionSyntax, _ what: String) -> (x: Double, y: Double)? {
    let value = looked(expression)
    guard case .point(let first, let second) = value.kind else {
      wrong(what, "a point such as (20, 40)", value)
      return nil
    }
    guard let x = number(first, "x"), let y = number(second, "y") else { return nil }
    return (x, y)
  }

  mutating func color(_ expression: ExpressionSyntax, _ what: String, depth: Int = 0) -> ScenarioColor? {
    let value = looked(expression)
    // Only a `let` that holds itself, as in `let c = c.opacity(0.5)`, gets this deep.
    guard depth < 16 else {
      if case .name(let name) = expression.kind {
        report(.badReference(name), value.range)
      } else {
        report(.wrongType(what: what, expected: "a colour with at most 16 opacities"), value.range)
      }
      return nil
    }
    switch value.kind {
    case .hexColor(let red, let green, let blue, let alpha):
      return ScenarioColor(.rgba(red: red, green: green, blue: blue, alpha: alpha))
    case .member(let name): return namedColor(name, value.range)
    case .name(let name):
      let nearest = nearestWord(to: name, in: ScenarioColor.names)
      guard let meant = ScenarioColor.names.contains(name) ? name : nearest else { break }
      report(
        .wrongType(what: what, expected: "a colour such as .red or #FF0000"), value.range,
        replacement: "." + meant)
      return nil
    case .memberOf(let base, let name) where base.kind == .name("Color"):
      return namedColor(name.text, name.range)
    case .call(let callee, let arguments):
      guard case .memberOf(let base, let method) = callee.kind, method.text == "opacity" else { break }
      guard var color = color(base, what, depth: depth + 1) else { return nil }
      guard arguments.count == 1, arguments[0].label == nil,
        let factor = number(arguments[0].value, "the opacity")
      else {
        if arguments.count != 1 || arguments[0].label != nil {
          report(.wrongType(what: "opacity", expected: "written .opacity(0.5)"), method.range)
        }
        return nil
      }
      guard factor >= 0, factor <= 1 else {
        report(.outOfRange(what: "the opacity", low: "0", high: "1"), arguments[0].value.range)
        return nil
      }
      color.opacity *= factor
      return color
    default: break
    }
    wrong(what, "a colour such as .red or #FF0000", value)
    return nil
  }

  private mutating func namedColor(_ name: String, _ range: SourceRange) -> ScenarioColor? {
    guard ScenarioColor.names.contains(name) else {
      let nearest = nearestWord(to: name, in: ScenarioColor.names)
      report(
        .unknown(what: "colour", name, choices: nearest == nil ? ScenarioColor.names : []), range,
        replacement: nearest.map { "." + $0 })
      return nil
    }
    return .named(name)
  }

  /// A word of an environment setting: the word itself, or a `let` that holds a word or a string.
  mutating func word(_ name: NameSyntax) -> String {
    let value = looked(ExpressionSyntax(kind: .name(name.text), range: name.range))
    switch value.kind {
    case .name(let text), .string(let text), .member(let text): return text
    case .boolean(let flag): return flag ? "on" : "off"
    default: return name.text
    }
  }

  mutating func change(_ syntax: EnvironmentSyntax) -> ScenarioEnvironment.Change? {
    switch syntax {
    case .appearance(let name):
      return choice("appearance", name, ScenarioEnvironment.Appearance.allCases).map { .appearance($0) }
    case .direction(let name):
      return choice("direction", name, ScenarioEnvironment.Direction.allCases).map { .direction($0) }
    case .textSize(let name):
      let text = word(name)
      guard ScenarioEnvironment.textSizes.contains(text) else {
        reportUnknown("text size", text, ScenarioEnvironment.textSizes, name.range)
        return nil
      }
      return .textSize(text)
    case .reduceMotion(let name):
      let text = word(name)
      guard text == "on" || text == "off" else {
        reportUnknown("setting", text, ["on", "off"], name.range)
        return nil
      }
      return .reduceMotion(text == "on")
    case .locale(let name):
      let text = word(name)
      let parts = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
      let isTag = parts.allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      guard isTag, (2...3).contains(parts.first?.count ?? 0) else {
        report(.badLocale(text), name.range)
        return nil
      }
      return .locale(text)
    }
  }

  mutating func choice<Choice: RawRepresentable>(
    _ what: String, _ name: NameSyntax, _ all: [Choice]
  ) -> Choice? where Choice.RawValue == String {
    let text = word(name)
    if let value = Choice(rawValue: text) { return value }
    reportUnknown(what, text, all.map(\.rawValue), name.range)
    return nil
  }
}
