import AnimaticDrawing
import AnimaticLoader
import AnimaticTime
import AnimaticUI

/// One run: a clock, a view tree with its notices, and what is known of what happened.
final class StageCore {
  let clock = VirtualClock()
  let graph: ViewGraph
  let host: ViewHost
  let players: [any NoticePlayer]
  private(set) var trace: [TraceEvent] = []
  private(set) var works: [WorkLog] = []
  /// What the tree has told beside the trace.
  private(set) var notes: [StageNote] = []
  /// Why touches reached nothing, by the number of the event that says so.
  var missReasons: [Int: String] = [:]
  /// Items that were cancelled without ever having been scheduled.
  private(set) var idleCancels: [(event: Int, origin: WorkOrigin)] = []
  var touches: [PlayedTouch] = []
  private var workIndex: [WorkTicket: Int] = [:]

  /// One work item or timer, from its scheduling on.
  struct WorkLog {
    enum State: Equatable {
      case pending
      case fired(Instant)
      case cancelled(Instant)
    }
    let ticket: WorkTicket
    let origin: WorkOrigin
    let scheduled: Instant
    let due: Instant
    /// The trace's numbers of its scheduling, and of its running or cancellation; 0 before that.
    let scheduleEvent: Int
    var endEvent = 0
    /// Where the code belongs that scheduled it.
    let place: Int
    var state = State.pending
  }

  init(_ setup: StageSetup, players: [any NoticePlayer], measurer: TextMeasurer) {
    self.players = players
    graph = ViewGraph(
      clock: clock, measurer: measurer, timing: setup.timing, semantics: setup.semantics)
    // Views ask for the play while they are made: for its semantics, the date, a timer.
    let view = VirtualTime.withSimulation(clock) { StageCore.compose(setup, players) }
    host = ViewHost(
      view, size: setup.size, safeArea: setup.safeArea, environment: setup.environment,
      background: .system(.systemBackground), graph: graph)
    for player in players { player.connect(graph) }
    graph.trace = { [unowned self] event in
      var event = event
      event.source = Self.shownPlace(event.source)
      trace.append(event)
    }
    graph.notes = { [unowned self] in
      notes.append(
        StageNote(
          time: clock.now, number: graph.makeEventNumber(), cause: clock.cause, place: clock.place, note: $0))
    }
    clock.observer = { [unowned self] in note($0) }
    clock.endOfTurn = { [unowned self] in
      if let failure = clockFailure { throw failure }
      try graph.flush()
    }
  }

  /// The tree goes after this object: what its end cancels, such as a timer that a view listens to, must not ask
  /// for it any more.
  deinit {
    clock.observer = nil
    clock.endOfTurn = nil
    graph.trace = nil
    graph.notes = nil
    VirtualTime.withSimulation(clock) {
      VirtualTime.idleCancel = nil
      VirtualTime.taskObserver = nil
    }
  }

  /// An error inside an event, thrown on at the end of its turn.
  var clockFailure: Error?

  /// Takes trace entries back: a tap is only called one when it has hit.
  func replaceTrace(from index: Int) { trace.removeSubrange(index...) }

  /// Each notice lies over (or around) what the ones before it made; the backdrop lies under all of them.
  ///
  /// The backdrop is no sibling of any notice: a leaving view is drawn under its siblings, and an opaque one
  /// would hide each removal.
  private static func compose(_ setup: StageSetup, _ players: [any NoticePlayer]) -> AnyView {
    var view = AnyView(Color.clear)
    if let own = setup.view {
      let marked = own().modifier(NoticeMarker(name: ScenarioView.name))
      // Alone it is the stage's root, as in an app; the stage itself is white or black then.
      if players.isEmpty, setup.backdrop.isPlain { return AnyView(marked) }
      view = AnyView(marked.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    let rows = players.compactMap { $0 as? ToastPlayer }.filter { $0.container != .none }
    var rowsPlaced = false
    for player in players {
      if let toast = player as? ToastPlayer, toast.container != .none {
        if rowsPlaced { continue }
        rowsPlaced = true
        view = AnyView(ToastRows(content: view, players: rows))
        continue
      }
      let content = AnyView(view.modifier(ContentMarker()))
      view = AnyView(player.attach(to: content).modifier(NoticeMarker(name: player.name)))
    }
    // The stand-in screen stays where it is when the keyboard comes.
    return AnyView(view.background { setup.backdrop.view.ignoresSafeArea(.keyboard) })
  }

  func start() throws {
    try VirtualTime.withSimulation(clock) {
      VirtualTime.idleCancel = { [unowned self] in noteIdleCancel($0) }
      VirtualTime.taskObserver = { [unowned self] in note($0) }
      try host.start()
    }
  }

  /// Runs all that is due before `instant` and at it.
  func advance(to instant: Instant) throws {
    try VirtualTime.withSimulation(clock) { try clock.advance(to: instant) }
  }

  /// Something that a scenario event does, in the event lane at `instant`.
  func schedule(at instant: Instant, owner: String, _ work: @escaping () -> Void) {
    clock.schedule(
      at: instant, lane: .event, origin: WorkOrigin(what: StageCore.eventOrigin, owner: owner), work)
  }

  static let eventOrigin = "scenario event"

  ///
  /// Answers the event's number.
  @discardableResult
  func emit(
    _ kind: TraceEvent.Kind, _ name: String, _ detail: String, _ source: String, cause: Int? = nil
  ) -> Int {
    let number = graph.makeEventNumber()
    trace.append(
      TraceEvent(
        time: clock.now, kind: kind, name: name, detail: detail, source: Self.shownPlace(source),
        number: number,
        cause: cause ?? clock.cause, update: graph.updateNumber))
    return number
  }

  /// The same, and what the running code does from now on follows from it.
  func emitCause(_ kind: TraceEvent.Kind, _ name: String, _ detail: String, _ source: String) {
    clock.cause = emit(kind, name, detail, source)
  }

  /// The module of a user's files is our own invention; the file's name says it all.
  static func shownPlace(_ source: String) -> String {
    source.hasPrefix(UserModule.prefix) ? String(source.dropFirst(UserModule.prefix.count)) : source
  }

  private func shown(_ origin: WorkOrigin) -> WorkOrigin {
    var origin = origin
    origin.file = Self.shownPlace(origin.file)
    if let item = origin.item { origin.item?.source = Self.shownPlace(item.source) }
    return origin
  }

  // MARK: Work items and timers

  private static let ownOrigins: Set<String> = [
    eventOrigin, "animation", "end of removal", "animation completion", "view update",
    ConcurrencyRuntime.jobName, TouchDispatcher.deadlineOrigin, TouchDispatcher.touchOrigin,
  ]

  private func note(_ event: ClockEvent) {
    switch event {
    case .scheduled(let ticket, let due, let origin):
      guard !Self.ownOrigins.contains(origin.what) else { return }
      workIndex[ticket] = works.count
      let when = due >= .distantFuture ? "never" : "\(Printing.number(due.seconds)) s"
      let event = emit(.schedule, origin.owner, "\(origin.what) due at \(when)", origin.source)
      works.append(
        WorkLog(
          ticket: ticket, origin: shown(origin), scheduled: clock.now, due: due, scheduleEvent: event,
          place: clock.place))
    case .cancelled(let ticket, let origin):
      guard let i = workIndex[ticket] else { return }
      works[i].state = .cancelled(clock.now)
      let due = Printing.number(works[i].due.seconds)
      clock.told = emit(.cancel, origin.owner, "\(origin.what) due at \(due) s cancelled", origin.source)
      works[i].endEvent = clock.told
    case .fired(let ticket, let origin):
      if !Self.ownOrigins.contains(origin.what) {
        RunningCode.note("\(origin.what) \(Self.shownPlace(origin.source))", at: clock.now)
      }
      guard let i = workIndex[ticket] else { return }
      if works[i].state == .pending { works[i].state = .fired(clock.now) }
      let made = Printing.number(works[i].scheduled.seconds)
      clock.cause = works[i].scheduleEvent
      emitCause(.fire, origin.owner, "\(origin.what) scheduled at \(made) s fires", origin.source)
      works[i].endEvent = clock.cause
    }
  }

  /// Cancelling an item that waits nowhere: often the sign of an item made anew by each evaluation.
  private func noteIdleCancel(_ origin: WorkOrigin) {
    let owner = origin.owner.isEmpty ? clock.owner : origin.owner
    let event = emit(
      .hazard, owner,
      "cancel() on \(origin.what), which was never scheduled: the pending one stays. Keep the item in "
        + "@State and cancel that one", origin.source)
    idleCancels.append((event, shown(origin)))
  }

  private func note(_ event: TaskEvent) {
    let what = "\(event.origin.what) \(event.number)"
    switch event.kind {
    case .start: emitCause(.taskStart, event.origin.owner, "\(what) starts", event.origin.source)
    case .cancel: emit(.taskCancel, event.origin.owner, "\(what) is cancelled", event.origin.source)
    case .end: emit(.taskEnd, event.origin.owner, "\(what) ends", event.origin.source)
    }
  }

  var playedWorks: [PlayedWork] {
    works.map { work in
      let end: PlayedWork.End
      switch work.state {
      case .pending: end = .orphaned
      case .fired(let at): end = .fired(at)
      case .cancelled(let at): end = .cancelled(at)
      }
      return PlayedWork(
        name: work.origin.owner, what: work.origin.what, scheduled: work.scheduled,
        due: work.due >= .distantFuture ? nil : work.due, end: end,
        source: Self.shownPlace(work.origin.source))
    }
  }

  /// Work items and timers scheduled on behalf of a notice, in order.
  func works(of name: String) -> [WorkLog] { works.filter { $0.origin.owner == name } }

  /// After the last instant: what still waits is reported.
  func finish() {
    for work in works where work.state == .pending {
      let due = work.due >= .distantFuture ? "never" : "\(Printing.number(work.due.seconds)) s"
      emit(
        .orphan, work.origin.owner,
        "\(work.origin.what) scheduled at \(Printing.number(work.scheduled.seconds)) s is still pending "
          + "(due \(due))", work.origin.source)
    }
  }
}

/// Toasts that have a gradient for company, one row each, as in their article's preview.
private struct ToastRows: View {
  let content: AnyView
  let players: [ToastPlayer]

  var body: some View {
    content.modifier(ContentMarker()).overlay {
      VStack(spacing: 16) {
        ForEach(players.indices, id: \.self) { index in
          players[index].row().modifier(NoticeMarker(name: players[index].name))
        }
      }
      .padding()
    }
  }
}
