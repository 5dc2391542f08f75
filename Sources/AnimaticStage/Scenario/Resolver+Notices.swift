import AnimaticScript
import AnimaticTime

extension Resolver {
  mutating func resolveNotices(_ items: [Item]) {
    for item in effectiveNotices(items) {
      guard case .notice(let name, let value) = item.statement.kind else { continue }
      context = item.context
      if let line = noticeLines[name.text] {
        report(.nameTaken(name.text, line: line), name.range)
        continue
      }
      // A name whose kind is wrong is known all the same, so that one slip is one message.
      noticeLines[name.text] = name.range.line
      if let notice = notice(name, value) { scenario.notices.append(notice) }
    }
    for varied in variedArguments where noticeLines[varied.notice] == nil {
      context = varied.context
      reportUnknown("notice", varied.notice, noticeLines.keys.sorted(), varied.address)
    }
  }

  /// A variant's notice takes the place of the one of its name, or comes on top.
  private func effectiveNotices(_ items: [Item]) -> [Item] {
    func name(_ item: Item) -> String? {
      if case .notice(let name, _) = item.statement.kind { name.text } else { nil }
    }
    var notices = items.filter { name($0) != nil && !$0.isOfVariant }
    for item in items where name(item) != nil && item.isOfVariant {
      if let place = notices.firstIndex(where: { !$0.isOfVariant && name($0) == name(item) }) {
        notices[place] = item
      } else {
        notices.append(item)
      }
    }
    return notices
  }

  private mutating func notice(_ name: NameSyntax, _ value: ExpressionSyntax) -> ScenarioNotice? {
    guard case .call(let callee, let given) = value.kind, case .name(let kindName) = callee.kind else {
      if !value.isMissing { report(.notANotice, value.range) }
      return nil
    }
    guard let kind = NoticeCatalog.kind(named: kindName) else {
      reportUnknown("notice kind", kindName, NoticeCatalog.all.map(\.name), callee.range)
      return nil
    }
    var values: [String: NoticeValue] = [:]
    var mentioned: Set<String> = []
    for (index, argument) in given.enumerated() {
      guard let parameter = parameter(of: kind, argument, index: index) else { continue }
      if !mentioned.insert(parameter.label).inserted {
        report(.argumentTwice(label: parameter.label), argument.label?.range ?? argument.value.range)
        continue
      }
      values[parameter.label] = noticeValue(argument.value, parameter)
    }
    for varied in variedArguments where varied.notice == name.text {
      let own = context
      context = varied.context
      defer { context = own }
      guard let parameter = kind.parameter(varied.label.text) else {
        reportUnknown(
          "label of \(kind.name)", varied.label.text, kind.parameters.map(\.label), varied.label.range)
        continue
      }
      mentioned.insert(parameter.label)
      values[parameter.label] = noticeValue(varied.value, parameter)
    }
    for parameter in kind.parameters where !mentioned.contains(parameter.label) {
      if let value = parameter.defaultValue {
        values[parameter.label] = value
      } else {
        report(.argumentMissing(label: parameter.label, kind: kind.name), callee.range)
      }
    }
    return ScenarioNotice(
      name: name.text, kind: kind.name,
      arguments: kind.parameters.compactMap { parameter in
        values[parameter.label].map { .init(label: parameter.label, value: $0) }
      },
      source: place(name.range))
  }

  private mutating func parameter(
    of kind: NoticeKind, _ argument: ArgumentSyntax, index: Int
  ) -> NoticeParameter? {
    guard let label = argument.label else {
      if index == 0, let first = kind.parameters.first, first.mayBeUnlabelled { return first }
      if !argument.value.isMissing { report(.argumentUnlabelled(kind: kind.name), argument.value.range) }
      return nil
    }
    if let parameter = kind.parameter(label.text) { return parameter }
    reportUnknown("label of \(kind.name)", label.text, kind.parameters.map(\.label), label.range)
    return nil
  }

  /// A value of a parameter's type.
  mutating func noticeValue(_ expression: ExpressionSyntax, _ parameter: NoticeParameter) -> NoticeValue? {
    let what = "'\(parameter.label)'"
    switch parameter.type {
    case .string: return string(expression, what).map { .string($0) }
    case .color: return color(expression, what).map { .color($0) }
    case .duration: return duration(expression, parameter.label)
    case .flag:
      let value = looked(expression)
      if case .boolean(let flag) = value.kind { return .flag(flag) }
      wrong(what, "true or false", value)
      return nil
    case .choice(let choices):
      let value = looked(expression)
      let word: String
      switch value.kind {
      case .member(let text), .name(let text): word = text
      case .none: word = "none"
      default:
        wrong(what, "one of " + choices.map { "." + $0 }.joined(separator: ", "), value)
        return nil
      }
      if choices.contains(word) { return .choice(word) }
      let nearest = nearestWord(to: word, in: choices)
      report(
        .unknown(what: "value of \(parameter.label)", word, choices: choices.map { "." + $0 }), value.range,
        replacement: nearest.map { "." + $0 })
      return nil
    case .transition: return transition(expression).map { .transition($0) }
    }
  }

  /// Seconds as a number or a time; `none` and `inf` are no end, 0 is allowed, less is not.
  private mutating func duration(_ expression: ExpressionSyntax, _ label: String) -> NoticeValue? {
    let value = looked(expression)
    switch value.kind {
    case .none, .infinity: return .never
    case .time(let literal): return .time(span(literal))
    case .number(let seconds):
      guard seconds >= 0 else {
        report(.negativeDuration(label), value.range)
        return nil
      }
      guard seconds <= Double(TimeLiteral.longest / 1_000_000_000) else {
        report(.outOfRange(what: "'\(label)'", low: "0", high: "864000000 seconds"), value.range)
        return nil
      }
      return .time(TimeSpan(seconds: seconds))
    default:
      wrong("'\(label)'", "seconds such as 2 or 2s, or none", value)
      return nil
    }
  }

  // MARK: Transitions

  private static let transitions = [
    "asymmetric", "identity", "move", "offset", "opacity", "push", "scale", "slide",
  ]

  private mutating func transition(_ expression: ExpressionSyntax, depth: Int = 0) -> NoticeTransition? {
    let value = looked(expression)
    let expected = "a transition such as .opacity or .move(edge: .top)"
    // A `let` can hold itself in its arguments; nobody combines this many.
    guard depth < 8 else {
      report(.wrongType(what: "a transition", expected: "at most 8 deep"), value.range)
      return nil
    }
    switch value.kind {
    case .member(let name): return transition(name, [], value.range, depth)
    case .call(let callee, let arguments):
      if case .member(let name) = callee.kind { return transition(name, arguments, callee.range, depth) }
      guard case .memberOf(let base, let method) = callee.kind else { break }
      guard method.text == "combined", arguments.count == 1, arguments[0].label?.text == "with" else {
        report(.unknown(what: "transition", method.text, choices: [".combined(with:)"]), method.range)
        return nil
      }
      guard let first = transition(base, depth: depth + 1),
        let second = transition(arguments[0].value, depth: depth + 1)
      else { return nil }
      return .combined(first, second)
    case .memberOf(let base, let name) where base.kind == .name("AnyTransition"):
      return transition(name.text, [], name.range, depth)
    case .name(let name) where Self.transitions.contains(name):
      report(.wrongType(what: "the transition", expected: expected), value.range, replacement: "." + name)
      return nil
    default: break
    }
    wrong("the transition", expected, value)
    return nil
  }

  private mutating func transition(
    _ name: String, _ arguments: [ArgumentSyntax], _ range: SourceRange, _ depth: Int
  ) -> NoticeTransition? {
    func argument(_ label: String?) -> ExpressionSyntax? {
      arguments.first { $0.label?.text == label }?.value
    }
    func malformed(_ form: String) -> NoticeTransition? {
      report(.wrongType(what: "this transition", expected: "written \(form)"), range)
      return nil
    }
    switch name {
    case "identity", "opacity", "slide":
      guard arguments.isEmpty else { return malformed("." + name) }
      return name == "identity" ? .identity : name == "opacity" ? .opacity : .slide
    case "move", "push":
      let label = name == "move" ? "edge" : "from"
      guard arguments.count == 1, let value = argument(label) else {
        return malformed(".\(name)(\(label): .top)")
      }
      guard let edge = edge(value) else { return nil }
      return name == "move" ? .move(edge: edge) : .push(from: edge)
    case "scale":
      if arguments.isEmpty { return .scale(0) }
      guard arguments.count == 1, let value = argument("scale") ?? argument(nil) else {
        return malformed(".scale(0.5)")
      }
      guard let factor = number(value, "the scale") else { return nil }
      guard (0...100).contains(factor) else {
        report(.outOfRange(what: "the scale", low: "0", high: "100"), value.range)
        return nil
      }
      return .scale(factor)
    case "offset":
      let known = arguments.allSatisfy { $0.label?.text == "x" || $0.label?.text == "y" }
      guard known, (1...2).contains(arguments.count) else { return malformed(".offset(x: 0, y: 40)") }
      let x = argument("x").map { number($0, "x") } ?? .some(0)
      let y = argument("y").map { number($0, "y") } ?? .some(0)
      guard let x, let y else { return nil }
      guard abs(x) <= 10_000, abs(y) <= 10_000 else {
        report(.outOfRange(what: "the offset", low: "-10000", high: "10000 points"), range)
        return nil
      }
      return .offset(x: x, y: y)
    case "asymmetric":
      guard arguments.count == 2, let insertion = argument("insertion"), let removal = argument("removal")
      else {
        return malformed(".asymmetric(insertion: .opacity, removal: .slide)")
      }
      guard let coming = transition(insertion, depth: depth + 1),
        let going = transition(removal, depth: depth + 1)
      else { return nil }
      return .asymmetric(insertion: coming, removal: going)
    default:
      let nearest = nearestWord(to: name, in: Self.transitions)
      report(
        .unknown(what: "transition", name, choices: Self.transitions.map { "." + $0 }), range,
        replacement: arguments.isEmpty ? nearest.map { "." + $0 } : nil)
      return nil
    }
  }

  private mutating func edge(_ expression: ExpressionSyntax) -> NoticeTransition.Edge? {
    let value = looked(expression)
    let all = NoticeTransition.Edge.allCases.map(\.rawValue)
    if case .member(let name) = value.kind {
      if let edge = NoticeTransition.Edge(rawValue: name) { return edge }
      report(
        .unknown(what: "edge", name, choices: all.map { "." + $0 }), value.range,
        replacement: nearestWord(to: name, in: all).map { "." + $0 })
      return nil
    }
    if case .name(let name) = value.kind, all.contains(name) {
      report(
        .wrongType(what: "the edge", expected: "written with a dot"), value.range, replacement: "." + name)
      return nil
    }
    wrong("the edge", "one of " + all.map { "." + $0 }.joined(separator: ", "), value)
    return nil
  }
}
