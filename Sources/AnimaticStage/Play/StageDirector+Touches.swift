import AnimaticTime
import AnimaticUI

/// What a scenario does with a finger.
enum StageTouch {
  case press(TimeSpan)
  case drag(CGSize, TimeSpan)
  case swipe(SwipeDirection)

  var verb: String {
    switch self {
    case .press: "press"
    case .drag: "drag"
    case .swipe: "swipe"
    }
  }

  var kind: TraceEvent.Kind {
    switch self {
    case .press: .press
    case .drag: .drag
    case .swipe: .swipe
    }
  }

  func path(from start: CGPoint) -> TouchPath {
    switch self {
    case .press(let span): return TouchPath(start: start, duration: span)
    case .drag(let by, let span): return TouchPath(start: start, by: by, duration: span)
    case .swipe(let direction):
      let flick = Flick(rawValue: direction.rawValue) ?? .up
      return TouchPath(start: start, by: flick.by, duration: Flick.duration)
    }
  }

  /// As it is written, behind the address.
  var tail: String {
    switch self {
    case .press(let span): "for \(Printing.number(span.seconds)) s"
    case .drag(let by, let span):
      "by (\(Printing.number(Double(by.width))), \(Printing.number(Double(by.height)))) "
        + "over \(Printing.number(span.seconds)) s"
    case .swipe(let direction): direction.rawValue
    }
  }
}

extension StageDirector {
  /// The middle of what an address shows now, at presented positions; nil where nothing is there.
  private func place(_ address: ScenarioAddress) -> CGPoint? {
    let probes: [Probe]
    switch address {
    case .notice(let name): probes = core.host.probe(notice: name).map { [$0] } ?? []
    case .text(let text): probes = core.host.probes(text: text)
    case .identifier(let identifier): probes = core.host.probes(identifier: identifier)
    }
    let visible = probes.first(where: \.isVisible) ?? probes.first
    return visible?.frame.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  private func missed(
    _ verb: String, _ what: String, _ why: String, _ event: ScenarioEvent, _ name: String = "",
    at point: CGPoint? = nil, meaning address: ScenarioAddress? = nil
  ) {
    // Before the trace is touched: looking changes nothing.
    let reason = point.flatMap { self.reason(at: $0, meaning: address) }
    // A touch that was taken back from the trace causes nothing.
    let number = core.emit(
      .tapMissed, name, "\(verb) \(what) misses: \(why)", event.source.description, cause: 0)
    core.missReasons[number] = reason
    lastTouch(of: event) { $0.hit = false }
  }

  /// What keeps a finger away from what lies there.
  private func reason(at point: CGPoint, meaning address: ScenarioAddress?) -> String? {
    HitReason.sentence(at: point, in: core.graph, time: core.host.time) { element in
      switch address {
      case .notice(let name)?: element.node.owner == name
      case .text(let text)?: element.visibleText == text
      case .identifier(let identifier)?: element.identifier == identifier
      case nil: false
      }
    }
  }

  /// The finger that an event put down last.
  private func lastTouch(of event: ScenarioEvent, _ change: (inout PlayedTouch) -> Void) {
    let source = event.source.description
    if let index = core.touches.lastIndex(where: { $0.source == source }) { change(&core.touches[index]) }
  }

  /// Notes a finger that comes down now; `path` is nil where its target is nowhere.
  private func note(_ kind: String, _ target: String, _ path: TouchPath?, _ event: ScenarioEvent) {
    core.touches.append(
      PlayedTouch(
        kind: kind, target: target, time: core.clock.now, x: path.map { Double($0.start.x) },
        y: path.map { Double($0.start.y) }, dx: Double(path?.by.width ?? 0), dy: Double(path?.by.height ?? 0),
        seconds: path?.duration.seconds ?? 0, source: event.source.description))
  }

  private func isOnScreen(_ point: CGPoint) -> Bool {
    CGRect(x: 0, y: 0, width: stage.width, height: stage.height).contains(point)
  }

  /// The notice that an address names, or "".
  private func name(_ address: ScenarioAddress?) -> String {
    if case .notice(let name)? = address { return name }
    return ""
  }

  /// The front-most view decides, as under a finger; whether it is the one meant is only reported.
  private func reportOther(
    _ owner: String, _ view: String, _ verb: String, _ what: String, _ name: String, _ event: ScenarioEvent
  ) {
    guard !name.isEmpty, owner != name else { return }
    core.emit(
      .tapMissed, name, "the \(verb) on \(what) hits \(owner.isEmpty ? "the app" : owner) (\(view))",
      event.source.description)
    lastTouch(of: event) { $0.hit = false }
  }

  // MARK: Taps

  func tap(_ address: ScenarioAddress, _ event: ScenarioEvent) {
    try? core.graph.flush()
    guard let point = place(address) else {
      note("tap", address.description, nil, event)
      missed("tap", address.description, "it is not on stage", event)
      return
    }
    tap(point, address.description, event, expecting: address)
  }

  func tap(
    _ point: CGPoint, _ what: String, _ event: ScenarioEvent, expecting address: ScenarioAddress? = nil
  ) {
    let name = name(address)
    note("tap", what, TouchPath(start: point, duration: .zero), event)
    guard isOnScreen(point) else {
      missed("tap", what, "its middle is off the screen", event, name)
      return
    }
    do {
      let before = core.trace.count
      core.emitCause(.tap, name, "tap \(what)", event.source.description)
      switch try core.host.tap(at: point) {
      case .hit(let owner, let view): reportOther(owner, view, "tap", what, name, event)
      case .ignored(let view):
        core.replaceTrace(from: before)
        missed(
          "tap", what, "\(view) lies there and takes no taps", event, name, at: point, meaning: address)
      case .nothing:
        core.replaceTrace(from: before)
        missed("tap", what, "nothing is hit", event, name, at: point, meaning: address)
      }
    } catch {
      core.clockFailure = error
    }
  }

  // MARK: Fingers that stay or move

  /// A finger comes down in the middle of an address and plays its path.
  func touch(_ address: ScenarioAddress, _ touch: StageTouch, _ event: ScenarioEvent) {
    try? core.graph.flush()
    let (verb, what, name) = (touch.verb, address.description, name(address))
    let found = place(address)
    note(verb, what, found.map(touch.path), event)
    guard let point = found else {
      missed(verb, what, "it is not on stage", event)
      return
    }
    guard isOnScreen(point) else {
      missed(verb, what, "its middle is off the screen", event, name)
      return
    }
    let before = core.trace.count
    core.emitCause(touch.kind, name, "\(verb) \(what) \(touch.tail)", event.source.description)
    var isTaken = false
    var listener = TouchListener()
    listener.landed = { [unowned self] landing in
      switch landing {
      case .taken(let owner, let view):
        isTaken = true
        reportOther(owner, view, verb, what, name, event)
      case .busy(let view):
        core.replaceTrace(from: before)
        missed(verb, what, "all gestures of \(view) follow another finger", event, name)
      case .ignored(let view):
        core.replaceTrace(from: before)
        missed(
          verb, what, "\(view) lies there and takes no touches", event, name, at: point, meaning: address)
      case .nothing:
        core.replaceTrace(from: before)
        missed(verb, what, "nothing is hit", event, name, at: point, meaning: address)
      }
    }
    listener.left = { [unowned self] owner in
      guard isTaken, owner == nil, !core.host.touches.isWaiting else { return }
      missed(verb, what, "no gesture there wants it", event, name)
    }
    listener.failed = { [unowned self] in core.clockFailure = $0 }
    core.host.touches.play(touch.path(from: point), listener)
  }
}
