import AnimaticTime

/// Brings touches to the gestures of the views under them.
///
/// The front-most view at presented positions is found when the finger comes down; the finger is its own until
/// it leaves. All calls belong into work of the clock at the touch's instant.
package final class TouchDispatcher {
  /// What a finger met.
  package enum Landing: Equatable {
    case nothing
    /// A view, but no gesture that would take the touch.
    case ignored(what: String)
    /// A view with gestures, all of which follow another finger.
    case busy(what: String)
    /// `owner`: the notice of the innermost gesture.
    case taken(owner: String, what: String)
  }

  unowned let graph: ViewGraph
  private var sessions: [TouchSession] = []
  private var fingers: [Int: Finger] = [:]
  private var nextFinger = 0

  private struct Finger {
    var session: TouchSession?
    var owner: String?
  }

  init(_ graph: ViewGraph) { self.graph = graph }

  var now: Instant { graph.clock.now }

  /// A finger comes down. Returns it, and what it met.
  ///
  /// - Parameter isInstant: It leaves at the same instant.
  package func down(at point: CGPoint, isInstant: Bool = false) throws -> (finger: Int, Landing) {
    try catchUp()
    nextFinger += 1
    let finger = nextFinger
    fingers[finger] = Finger()
    if graph.rootElement.keyboard.covers(point, graph.rootElement.size, at: now.seconds) {
      return (finger, .ignored(what: "the keyboard"))
    }
    guard let hit = HitTest.element(at: point, in: graph, time: now.seconds) else {
      return (finger, .nothing)
    }
    let what = hit.path("view")
    let path = HitTest.gestures(from: hit)
    guard !path.isEmpty else { return (finger, .ignored(what: what)) }
    var event = GestureEvent(kind: .down, time: now, location: point)
    event.isInstant = isInstant
    if let session = waiting(for: path) {
      land(finger, session, event)
      return (finger, .taken(owner: session.recognizers[0].owner, what: what))
    }
    let free = path.filter { target in !sessions.contains { $0.follows(target) } }
    guard !free.isEmpty else { return (finger, .busy(what: what)) }
    guard let session = TouchSession(free) else { return (finger, .ignored(what: what)) }
    for recognizer in session.recognizers {
      recognizer.whenOrphaned = { [weak self, weak session] in
        if let self, let session { self.targetLeft(session) }
      }
    }
    sessions.append(session)
    land(finger, session, event)
    return (finger, .taken(owner: session.recognizers[0].owner, what: what))
  }

  /// A session without a finger that waits for the next tap on the very same views.
  private func waiting(for path: [any GestureTarget]) -> TouchSession? {
    sessions.first { session in
      session.finger == nil && !session.isOver
        && session.recognizers.allSatisfy { known in path.contains { $0 === known.target } }
        && session.recognizers[0].target === path[0]
    }
  }

  private func land(_ finger: Int, _ session: TouchSession, _ event: GestureEvent) {
    fingers[finger]?.session = session
    deliver(event, to: session, finger)
    session.finger = finger
  }

  /// The finger moves.
  package func move(_ finger: Int, to point: CGPoint) throws {
    guard let session = fingers[finger]?.session else { return }
    try catchUp()
    deliver(GestureEvent(kind: .moved, time: now, location: point), to: session, finger)
  }

  /// The finger leaves. Returns the notice whose code the touch ran, the first of several; nil where it ran none.
  @discardableResult
  package func up(_ finger: Int, at point: CGPoint) throws -> String? {
    guard let state = fingers[finger] else { return nil }
    if let session = state.session {
      try catchUp()
      deliver(GestureEvent(kind: .up, time: now, location: point), to: session, finger)
      session.finger = nil
    }
    defer { fingers[finger] = nil }
    return fingers[finger]?.owner
  }

  /// Whether gestures still wait for more after the finger has left, as a double tap does.
  package var isWaiting: Bool { sessions.contains { $0.finger == nil && !$0.isOver } }

  // MARK: Delivery

  /// Places are asked for as they are presented at the touch's instant.
  private func catchUp() throws {
    try graph.flush()
    graph.sampleIfNeeded()
  }

  private func deliver(_ event: GestureEvent, to session: TouchSession, _ finger: Int) {
    guard !session.isOver else { return }
    perform(session.handle(event), finger)
    settle(session)
  }

  /// Forgets a session that is over, and makes sure that another one hears of its next deadline.
  private func settle(_ session: TouchSession) {
    if let waking = session.waking { graph.clock.cancel(waking) }
    session.waking = nil
    if session.isOver {
      sessions.removeAll { $0 === session }
    } else if let due = session.deadline {
      let origin = WorkOrigin(what: TouchDispatcher.deadlineOrigin, file: "", line: 0, owner: "")
      session.waking = graph.clock.schedule(at: due, lane: .timer, origin: origin) {
        [weak self, weak session] in
        guard let self, let session else { return }
        session.waking = nil
        self.perform(session.pass(due), session.finger)
        self.settle(session)
      }
    }
  }

  /// What the work of a deadline is called on the clock.
  package static let deadlineOrigin = "gesture deadline"

  private func perform(_ effects: [GestureEffect], _ finger: Int?) {
    let before = graph.clock.owner
    defer { graph.clock.owner = before }
    for effect in effects {
      graph.clock.owner = effect.owner
      switch effect.kind {
      case .note(let text): graph.emit(.gesture, name: effect.owner, detail: text)
      case .reset(let work): work()
      case .callback(let work):
        if let finger, fingers[finger]?.owner == nil { fingers[finger]?.owner = effect.owner }
        RunningCode.note("a gesture on \(effect.view)", at: now)
        work()
      }
    }
  }

  /// A view with a gesture has gone in the middle of it. Its last words are said after the update that took it.
  private func targetLeft(_ session: TouchSession) {
    graph.enqueueAction(owner: graph.clock.owner) { [weak self, weak session] in
      guard let self, let session, !session.isOver else { return }
      self.perform(session.pass(self.now), session.finger)
      self.settle(session)
    }
    graph.wakeForActions()
  }
}

extension TouchSession {
  /// The gesture of that element belongs to it.
  func follows(_ target: any GestureTarget) -> Bool {
    !isOver && recognizers.contains { $0.target === target }
  }
}
