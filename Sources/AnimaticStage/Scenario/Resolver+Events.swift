import AnimaticScript
import AnimaticTime

extension Resolver {
  mutating func resolveEvents(_ items: [Item]) {
    /// The time of the event above, for `after`; nil before the first and where it could not be read.
    var previous: Instant?
    var hasPrevious = false
    var lastAt: (instant: Instant, line: Int)?
    var events: [ScenarioEvent] = []
    /// What a variant's events do not change for those that stand below it.
    var outside: (previous: Instant?, hasPrevious: Bool, lastAt: (instant: Instant, line: Int)?)?
    for item in items {
      context = item.context
      if item.isOfVariant, outside == nil {
        outside = (previous, hasPrevious, lastAt)
      } else if !item.isOfVariant, let state = outside {
        (previous, hasPrevious, lastAt) = state
        outside = nil
      }
      let statement = item.statement
      switch statement.kind {
      case .at(let time, let event):
        hasPrevious = true
        previous = instant(time)
        let kind = self.event(event)
        guard let at = previous else { continue }
        if let earlier = lastAt, at < earlier.instant {
          report(
            .backwardsTime(line: statement.range.line, earlier: earlier.line), time.range, severity: .warning)
        }
        lastAt = (at, statement.range.line)
        warnIfUnseen(at, time.range)
        if let kind { events.append(.init(at: at, kind: kind, source: place(statement.range))) }
      case .after(let time, let event):
        let span = self.time(time, "the time")
        let kind = self.event(event)
        if !hasPrevious { report(.eventMissingBefore, statement.range) }
        guard let start = previous, let span else {
          previous = nil
          hasPrevious = true
          continue
        }
        let at = start + span
        previous = at
        warnIfUnseen(at, time.range)
        if let kind { events.append(.init(at: at, kind: kind, source: place(statement.range))) }
      case .every(let step, let from, let to, let event):
        let kind = self.event(event)
        let times = repeats(step, from, to, already: events.count)
        hasPrevious = true
        previous = times?.last
        guard let kind, let times else { continue }
        let source = place(statement.range)
        events += times.map { ScenarioEvent(at: $0, kind: kind, source: source) }
      default: continue
      }
      if events.count > Self.mostEvents {
        report(.tooManyEvents(limit: Self.mostEvents), statement.range)
        break
      }
    }
    // Written order within an instant: the index decides between equals.
    scenario.events = events.enumerated().sorted {
      $0.element.at == $1.element.at ? $0.offset < $1.offset : $0.element.at < $1.element.at
    }.map(\.element)
  }

  private mutating func warnIfUnseen(_ at: Instant, _ range: SourceRange) {
    guard endIsKnown, at >= Instant.zero + scenario.duration else { return }
    report(.eventAfterEnd, range, severity: .warning)
  }

  /// The instants of an `every`: its start, then one a step, up to and including its end.
  private mutating func repeats(
    _ step: ExpressionSyntax, _ from: ExpressionSyntax, _ to: ExpressionSyntax, already: Int
  ) -> [Instant]? {
    let span = time(step, "the step")
    let bounds = (instant(from), instant(to))
    guard let span, let start = bounds.0, let end = bounds.1 else { return nil }
    guard span > .zero else {
      report(.timeZero(what: "the step"), step.range)
      return nil
    }
    guard start <= end else {
      report(.emptyRange, from.range)
      return nil
    }
    // Counted in whole numbers first, so that a tiny step can not fill the memory.
    let length = (end - start).value
    let count = Int128(length.numerator) * Int128(span.value.denominator)
    let per = Int128(length.denominator) * Int128(span.value.numerator)
    guard count / per + 1 + Int128(already) <= Int128(Self.mostEvents) else {
      report(.tooManyEvents(limit: Self.mostEvents), step.range)
      return nil
    }
    return (0...Int64(count / per)).map { start + span * $0 }
  }

  /// What happens.
  private mutating func event(_ syntax: EventSyntax) -> ScenarioEvent.Kind? {
    switch syntax.kind {
    case .show(let address): return noticeName(address).map { .show($0) }
    case .hide(let address): return noticeName(address).map { .hide($0) }
    case .tap(let address): return self.address(address).map { .tap($0) }
    case .tapPoint(let point): return self.point(point, "the place").map { .tapPoint(x: $0.x, y: $0.y) }
    case .press(let address, let duration):
      let target = self.address(address)
      guard let span = time(duration, "the time"), let target else { return nil }
      return .press(target, span)
    case .set(let property, let value): return set(property, value)
    case .environment(let syntax): return change(syntax).map { .environment($0) }
    case .rotate(let name): return StageOrientation(rawValue: name.text).map { .rotate($0) }
    case .backgroundApp: return .backgroundApp
    case .foregroundApp: return .foregroundApp
    case .mark(let label): return string(label, "the label").map { .mark($0) }
    case .drag(let address, let by, let over): return drag(address, by, over)
    case .swipe(let address, let name):
      let target = self.address(address)
      guard let direction = SwipeDirection(rawValue: name.text), let target else { return nil }
      return .swipe(target, direction)
    case .keyboard(let name): return .keyboard(isUp: name.text == "up")
    }
  }

  /// No finger is under way for longer, seconds.
  static let longestDrag: Int64 = 60
  /// Or further, points.
  static let widestDrag = 100_000.0

  private mutating func drag(
    _ address: AddressSyntax, _ by: ExpressionSyntax, _ over: ExpressionSyntax
  ) -> ScenarioEvent.Kind? {
    let target = self.address(address)
    let distance = point(by, "the distance")
    let span = time(over, "the time")
    guard let target, let distance, let span else { return nil }
    guard abs(distance.x) <= Self.widestDrag, abs(distance.y) <= Self.widestDrag else {
      report(.outOfRange(what: "the distance", low: "-100000", high: "100000 points"), by.range)
      return nil
    }
    guard span > .zero else {
      report(.timeZero(what: "the time of a drag"), over.range)
      return nil
    }
    guard span <= .seconds(Self.longestDrag) else {
      report(.outOfRange(what: "the time of a drag", low: "0", high: "60 s"), over.range)
      return nil
    }
    return .drag(target, dx: distance.x, dy: distance.y, over: span)
  }

  private mutating func noticeName(_ syntax: AddressSyntax) -> String? {
    guard case .name(let name) = syntax.kind else {
      report(.wrongType(what: "what is shown or hidden", expected: "a notice's name"), syntax.range)
      return nil
    }
    if hasView, name == ScenarioView.name {
      report(
        .wrongType(what: "what is shown or hidden", expected: "a notice's name; tap what the view offers"),
        syntax.range)
      return nil
    }
    return knownName(name, syntax.range)
  }

  private mutating func knownName(_ name: String, _ range: SourceRange) -> String? {
    if noticeLines[name] != nil { return name }
    reportUnknown("notice", name, noticeLines.keys.sorted(), range)
    return nil
  }

  /// An address; a bare name must be a notice's, or `view`.
  mutating func address(_ syntax: AddressSyntax) -> ScenarioAddress? {
    switch syntax.kind {
    case .text(let text): return .text(text)
    case .identifier(let identifier): return .identifier(identifier)
    case .name(let name): return knownName(name, syntax.range).map { .notice($0) }
    }
  }

  private mutating func set(_ property: PropertySyntax, _ value: ExpressionSyntax) -> ScenarioEvent.Kind? {
    guard let name = noticeName(property.address) else { return nil }
    // The notice itself was wrong, and that has been said.
    guard let notice = scenario.notices.first(where: { $0.name == name }),
      let kind = NoticeCatalog.kind(named: notice.kind)
    else { return nil }
    guard let parameter = kind.settable(property.property.text) else {
      reportUnknown(
        "label of \(kind.name)", property.property.text, (kind.parameters + kind.states).map(\.label),
        property.property.range)
      return nil
    }
    return noticeValue(value, parameter).map { .set(name: name, label: parameter.label, $0) }
  }
}
