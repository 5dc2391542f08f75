import AnimaticDrawing
import AnimaticTime

/// Keeps one tree of nodes and its elements: takes writes, flushes them entry by entry, starts animations.
///
/// The rules are those of docs/fidelity.md Nothing here reads a clock: time comes from `clock`,
/// which the stage moves.
package final class ViewGraph {
  package let clock: VirtualClock
  package let measurer: TextMeasurer
  package var timing: AnimationTiming
  package var semantics: AnimationSemantics
  package var trace: ((TraceEvent) -> Void)?

  /// Counts flushed entries; names the one that is being flushed.
  package private(set) var entryID = 0
  /// Rises whenever anything that could be drawn may have changed.
  package private(set) var version = 0
  package private(set) var entryTransaction = Transaction()

  package var rootNode: _ViewNode?
  /// Device pixels a point.
  package var pixelScale = 2.0
  /// Names the layout pass; sizes are remembered for one.
  package private(set) var layoutPass = 0
  package let rootElement: RootElement
  package private(set) var isFlushing = false
  /// Marked notices and what they are laid over, in the order of making.
  package var notices: [any NoticeNode] = []
  package var noticeContents: [any NoticeContentNode] = []

  private var pending: [PendingEntry] = []
  private var dirty: [ObjectIdentifier: _ViewNode] = [:]
  private var actions: [() -> Void] = []
  private var phaseChanges: [TransitionHost] = []
  package var departures: [DynamicSlot] = []
  /// What `@AppStorage` keeps, by key.
  package var settings: [String: AnyObject] = [:]
  package var preferenceReaders: [WeakReader] = []
  package private(set) var running: [ObjectIdentifier: (attribute: AnyAttribute, serial: Int)] = [:]
  /// A leaving subtree is gone since the elements were last put together.
  private var lostElements = false
  package private(set) var bodyCounts: [ObjectIdentifier: Int] = [:]
  private var lastEvaluated = ""

  package init(
    clock: VirtualClock, measurer: TextMeasurer, timing: AnimationTiming = .exact,
    semantics: AnimationSemantics = .iOS26
  ) {
    self.clock = clock
    self.measurer = measurer
    self.timing = timing
    self.semantics = semantics
    rootElement = RootElement()
  }

  // MARK: Writes

  /// Takes a write: joins the last pending entry where the transaction is the same, else opens a new one.
  package func enqueue(_ transaction: Transaction, _ mutation: @escaping () -> Void) {
    if let last = pending.indices.last, pending[last].transaction.joins(transaction) {
      pending[last].mutations.append(mutation)
    } else {
      pending.append(
        PendingEntry(transaction: transaction, mutations: [mutation], owner: clock.owner))
    }
  }

  /// The node evaluates again in the entry that is being flushed.
  package func markDirty(_ node: _ViewNode) {
    if node.isAlive { dirty[ObjectIdentifier(node)] = node }
  }

  package func forget(_ node: _ViewNode) { dirty[ObjectIdentifier(node)] = nil }

  /// The node is gone: another one may get its address.
  package func nodeLeft(_ node: _ViewNode) {
    forget(node)
    bodyCounts[ObjectIdentifier(node)] = nil
  }

  /// Runs after the update, before anything is drawn: `onAppear`, `onChange`, completions.
  package func enqueueAction(owner: String, _ action: @escaping () -> Void) {
    actions.append { [clock] in
      let before = clock.owner
      clock.owner = owner
      action()
      clock.owner = before
    }
  }

  // MARK: Flush

  /// Applies all pending entries in order, then the actions that they caused, until nothing is left.
  ///
  /// Throws `GraphError.endlessUpdate` naming the view where that does not come to rest.
  package func flush() throws {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    if lostElements { dropLostElements() }
    var rounds = 0
    while !pending.isEmpty || !actions.isEmpty {
      rounds += 1
      if rounds > 100 { throw GraphError.endlessUpdate(view: lastEvaluated, at: clock.now) }
      var entries = 0
      while !pending.isEmpty {
        entries += 1
        if entries > 10_000 { throw GraphError.endlessUpdate(view: lastEvaluated, at: clock.now) }
        process(pending.removeFirst())
      }
      let due = actions
      actions = []
      for action in due { action() }
    }
  }

  /// Something queued an action outside a turn, such as the end of a removal: makes sure of a flush.
  package func wakeForActions() {
    guard !isFlushing else { return }
    let origin = WorkOrigin(what: "view update", file: "", line: 0, owner: "")
    clock.schedule(at: clock.now, lane: .sweep, origin: origin) {}
  }

  package var hasPendingWork: Bool { !pending.isEmpty || !actions.isEmpty }

  private func process(_ entry: PendingEntry) {
    entryID += 1
    entryTransaction = entry.transaction
    let before = clock.owner
    clock.owner = entry.owner
    defer {
      entryTransaction = Transaction()
      clock.owner = before
    }
    if trace != nil, let animation = entry.transaction.animation {
      emit(.transaction, name: entry.owner, detail: "entry \(entryID) under \(animation)")
    }
    for mutation in entry.mutations { mutation() }
    update()
    entry.transaction.listeners.forEach { $0.entryWasFlushed(self) }
  }

  private func update() {
    settleTree()
    settlePreferences(settleTree)
    commit()
    // Newcomers were placed in their first phase without animation; now they go to the next one, which is
    // what animates. A switch can not bring new hosts, but user transitions may, hence the bound.
    var rounds = 0
    while !phaseChanges.isEmpty, rounds < 8 {
      rounds += 1
      let hosts = phaseChanges
      phaseChanges = []
      for host in hosts { host.advancePhase() }
      settleTree()
      commit()
    }
    depart()
    if lostElements { dropLostElements() } else { dropLostRuns() }
    version += 1
  }

  /// Bodies, elements and layout until they agree.
  private func settleTree() {
    evaluateDirty()
    rebuildElements()
    // A GeometryReader evaluates its content during layout; what that dirtied is settled once more.
    var rounds = 0
    while !dirty.isEmpty, rounds < 8 {
      rounds += 1
      evaluateDirty()
      rebuildElements()
    }
  }

  package var hasDirtyNodes: Bool { !dirty.isEmpty }

  private func evaluateDirty() {
    while !dirty.isEmpty {
      // Parents first: an evaluation forgets the nodes below that it has evaluated itself.
      for node in dirty.values.sorted(by: { ($0.depth, $0.serial) < ($1.depth, $1.serial) }) {
        guard dirty.removeValue(forKey: ObjectIdentifier(node)) != nil, node.isAlive else { continue }
        node.reevaluate()
      }
    }
  }

  private func rebuildElements() {
    guard let rootNode else { return }
    var items: [ElementItem] = []
    rootNode.collect(Traits(), into: &items)
    rootElement.setItems(items)
    rootElement.layoutRoot(self)
  }

  private func commit() {
    let context = CommitContext(graph: self, begin: timing.begin(at: clock.now))
    rootElement.commitTree(context)
  }

  private func depart() {
    let slots = departures
    departures = []
    for slot in slots { slot.concludeDeparture() }
  }

  /// A leaving subtree is gone; its elements go at the end of the entry or turn, with all others.
  package func elementsChanged() {
    lostElements = true
    version += 1
  }

  private func dropLostElements() {
    lostElements = false
    rebuildElements()
    dropLostRuns()
    version += 1
  }

  /// Runs end with their elements: one without end would go on for ever, and completions wait for them.
  private func dropLostRuns() {
    let lost = running.values.filter { $0.attribute.element == nil }
    for run in lost.sorted(by: { $0.serial < $1.serial }) { attributeStopped(run.attribute) }
  }

  package func beginLayoutPass() { layoutPass += 1 }

  // MARK: Animations

  package func willSwitchPhase(_ host: TransitionHost) { phaseChanges.append(host) }

  /// Keeps an attribute until its run ends, and looks after it then.
  package func attributeStarted(_ attribute: AnyAttribute) {
    running[ObjectIdentifier(attribute)] = (attribute, makeSerial())
    guard let end = attribute.end, end.isFinite else { return }
    let origin = WorkOrigin(
      what: "animation", file: "", line: 0, owner: attribute.element?.node.owner ?? "")
    let removal = timing.removal(after: end)
    clock.schedule(at: removal.instant, lane: removal.lane, origin: origin) { [weak self, weak attribute] in
      guard let self, let attribute else { return }
      self.attributeMayHaveEnded(attribute)
    }
  }

  private func attributeMayHaveEnded(_ attribute: AnyAttribute) {
    guard attribute.isRunning, let end = attribute.end, end <= clock.now.seconds + 1e-9 else { return }
    attribute.settle(at: end + 1e-6)
    if !attribute.isRunning { attributeStopped(attribute) }
    version += 1
  }

  package func attributeStopped(_ attribute: AnyAttribute) {
    running[ObjectIdentifier(attribute)] = nil
    attribute.runDidEnd(self)
  }

  package var hasRunningAnimations: Bool { !running.isEmpty }

  // MARK: Trace

  package func emit(
    _ kind: TraceEvent.Kind, name: String, detail: @autoclosure () -> String, source: String = "",
    animation: AnimationRecord? = nil
  ) {
    guard let trace else { return }
    trace(
      TraceEvent(
        time: clock.now, kind: kind, name: name, detail: detail(), source: source, animation: animation))
  }

  /// Notes an evaluation; views of our own libraries are not worth a trace line.
  package func didEvaluate(_ node: _ViewNode, _ type: Any.Type) {
    lastEvaluated = node.label
    guard trace != nil, isUserType(type) else { return }
    let count = (bodyCounts[ObjectIdentifier(node)] ?? 0) + 1
    bodyCounts[ObjectIdentifier(node)] = count
    emit(.body, name: node.owner, detail: "\(node.label) body, pass \(count)")
  }

  private var userTypes: [ObjectIdentifier: Bool] = [:]

  private func isUserType(_ type: Any.Type) -> Bool {
    if let known = userTypes[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let answer = !name.hasPrefix("AnimaticUI.") && !name.hasPrefix("AnimaticStage.")
    userTypes[ObjectIdentifier(type)] = answer
    return answer
  }

  private var nextSerial = 0
  package func makeSerial() -> Int {
    nextSerial += 1
    return nextSerial
  }
}

/// A tree that does not come to rest.
package enum GraphError: Error, Equatable, CustomStringConvertible {
  case endlessUpdate(view: String, at: Instant)

  package var description: String {
    switch self {
    case .endlessUpdate(let view, let at):
      return "\(view) keeps updating itself at \(at.seconds) s: each update causes another one. "
        + "Look for an onChange or onAppear that writes what it observes"
    }
  }
}
