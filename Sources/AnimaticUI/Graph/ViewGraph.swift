import AnimaticDrawing
import AnimaticTime

/// Keeps one tree of nodes and its elements: takes writes, flushes them entry by entry, starts animations.
///
/// The rules are those of docs/fidelity.md. Nothing here reads a clock: time comes from `clock`,
/// which the stage moves.
package final class ViewGraph: Anchored {
  package let clock: VirtualClock
  package let measurer: TextMeasurer
  package var timing: AnimationTiming
  package let semantics: AnimationSemantics
  package var trace: ((TraceEvent) -> Void)?

  /// Names the update that is being made: a flushed entry or the sampling of an instant.
  package private(set) var entryID = 0
  /// Counts flushed entries only, so that traces do not depend on which instants were looked at.
  private var entryNumber = 0
  /// Rises whenever anything that could be drawn may have changed.
  package private(set) var version = 0
  package private(set) var entryTransaction = Transaction()
  /// Somewhere a transaction is changed for a few modifiers only.
  package var hasTransactionScopes = false

  package var rootNode: _ViewNode?
  /// UIKit's windows; nil until code of the play asks for them.
  var uikit: UIKitStage?
  /// Device pixels a point.
  package var pixelScale = 2.0
  /// Names the layout pass; sizes are remembered for one.
  package private(set) var layoutPass = 0
  package let rootElement: RootElement
  package let matchedGeometry = MatchedGeometry()
  package private(set) var isFlushing = false
  /// Counts flushes: what an `onChange` may do is counted within one.
  package private(set) var flushID = 0
  /// Views are being evaluated and laid out; actions wait until that is done.
  package private(set) var isUpdating = false
  /// The first failure of a view; each flush throws it.
  private var failure: GraphError?
  /// Marked notices and what they are laid over, in the order of making.
  package var notices: [any NoticeNode] = []
  package var noticeContents: [any NoticeContentNode] = []

  private var pending: [PendingEntry] = []
  private var dirty: [ObjectIdentifier: _ViewNode] = [:]
  private var actions: [() -> Void] = []
  /// Actions of a flush run now; what they write belongs to the frame that is being put together.
  private var runsActions = false
  private var entryBegin = 0.0
  private var phaseChanges: [TransitionHost] = []
  package var departures: [DynamicSlot] = []
  /// What `@AppStorage` keeps, by key.
  package var settings: [String: AnyObject] = [:]
  package var preferenceReaders: [WeakReader] = []
  package private(set) var running: [ObjectIdentifier: (attribute: AnyAttribute, serial: Int)] = [:]
  /// What moves on its own: keyframes, phases, timelines.
  package var animators = AnimatorList()
  private var samplers = SamplerList()
  /// Bodies are evaluated because time went on, not because something was written.
  package private(set) var isSampling = false
  /// A leaving subtree is gone since the elements were last put together.
  private var lostElements = false
  /// The elements, their order or their places may differ from those put together last.
  package var elementsAreStale = true
  /// A closure that is asked for places may read states without anybody's knowing: each update asks again.
  package var layoutReadsState = false
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
    Simulation.of(clock).semantics = semantics
  }

  package private(set) lazy var anchor = ObjectAnchor(self)
  deinit { anchor.objectIsGone() }

  // MARK: Writes

  /// Takes a write: joins the last pending entry where the transaction is the same, else opens a new one.
  ///
  /// `marksOnly`: all that the mutation changes is seen by nodes that it marks dirty.
  package func enqueue(
    _ transaction: Transaction, marksOnly: Bool = false, _ mutation: @escaping () -> Void
  ) {
    if let last = pending.indices.last, pending[last].transaction.joins(transaction),
      pending[last].isDuringRender == runsActions
    {
      pending[last].mutations.append(mutation)
      if !marksOnly { pending[last].changesElements = true }
    } else {
      pending.append(
        PendingEntry(
          transaction: transaction, mutations: [mutation], owner: clock.owner,
          isDuringRender: runsActions, changesElements: !marksOnly))
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
    samplers.remove(node)
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

  /// A view can not go on: the flush ends with this. The first one stays.
  package func fail(_ error: GraphError) { failure = failure ?? error }

  // MARK: Flush

  /// Applies all pending entries in order, then the actions that they caused, until nothing is left.
  ///
  /// Throws `GraphError.endlessUpdate` naming the view where that does not come to rest.
  package func flush() throws {
    if let failure { throw failure }
    guard !isFlushing else { return }
    isFlushing = true
    flushID += 1
    defer { isFlushing = false }
    if lostElements { dropLostElements() }
    // Writes meet a tree of this very instant, whichever instants were looked at before.
    if hasPendingWork { sampleNow() }
    var rounds = 0
    while !pending.isEmpty || !actions.isEmpty {
      rounds += 1
      if rounds > 100 { throw GraphError.endlessUpdate(view: lastEvaluated, at: clock.now) }
      var entries = 0
      while !pending.isEmpty {
        entries += 1
        if entries > 10_000 { throw GraphError.endlessUpdate(view: lastEvaluated, at: clock.now) }
        process(pending.removeFirst())
        if let failure { throw failure }
      }
      let due = actions
      actions = []
      runsActions = true
      for action in due { action() }
      runsActions = false
    }
  }

  package var hasPendingWork: Bool { !pending.isEmpty || !actions.isEmpty }

  private func process(_ entry: PendingEntry) {
    entryID += 1
    entryNumber += 1
    isUpdating = true
    entryTransaction = entry.transaction
    entryBegin = timing.begin(at: clock.now, isDuringRender: entry.isDuringRender)
    let before = clock.owner
    clock.owner = entry.owner
    defer {
      isUpdating = false
      entryTransaction = Transaction()
      clock.owner = before
    }
    if trace != nil, let animation = entry.transaction.animation {
      emit(.transaction, name: entry.owner, detail: "entry \(entryNumber) under \(animation)")
    }
    for mutation in entry.mutations { mutation() }
    if entry.changesElements { elementsAreStale = true }
    if hasNothingToUpdate { version += 1 } else { update() }
    entry.transaction.listeners.forEach { $0.entryWasFlushed(self) }
  }

  /// Nothing reads what was written: whatever an update would look at is as the last one left it.
  private var hasNothingToUpdate: Bool {
    dirty.isEmpty && !elementsAreStale && !lostElements && phaseChanges.isEmpty && departures.isEmpty
      && preferenceReaders.isEmpty && !layoutReadsState && !matchedGeometry.isInUse
  }

  private func update() {
    settleTree()
    settlePreferences(settleTree)
    commit()
    // Newcomers were placed in their first phase without animation; now they go to the next one, which is
    // what animates. A switch can not bring new hosts, but user transitions may, hence the bound.
    var rounds = 0
    while true {
      let hasMoved = matchedGeometry.advance()
      guard hasMoved || !phaseChanges.isEmpty, rounds < 8 else { break }
      if hasMoved { elementsAreStale = true }
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
        if !node.reportsElementChanges { elementsAreStale = true }
        node.reevaluate()
      }
    }
  }

  /// Elements and places are what they are until a node says that they may differ: they depend on nothing else.
  private func rebuildElements() {
    guard let rootNode, elementsAreStale || layoutReadsState || matchedGeometry.isInUse else { return }
    elementsAreStale = false
    var items: [ElementItem] = []
    rootNode.collect(Traits(), into: &items)
    rootElement.setItems(items)
    uikit?.collect(into: rootElement)
    rootElement.layoutRoot(self)
    matchedGeometry.settle(self)
  }

  private func commit() {
    let context = CommitContext(graph: self, begin: entryBegin)
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
    elementsAreStale = true
    rebuildElements()
    dropLostRuns()
    version += 1
  }

  /// Runs end with their elements: one without end would go on for ever, and completions wait for them.
  private func dropLostRuns() {
    let lost = running.values.filter { $0.attribute.isLost }
    for run in lost.sorted(by: { $0.serial < $1.serial }) { attributeStopped(run.attribute) }
  }

  package func beginLayoutPass() { layoutPass += 1 }

  // MARK: Animations

  package func willSwitchPhase(_ host: TransitionHost) { phaseChanges.append(host) }

  /// Keeps an attribute until its run ends, and looks after it then.
  package func attributeStarted(_ attribute: AnyAttribute) {
    running[ObjectIdentifier(attribute)] = (attribute, makeSerial())
    guard let end = attribute.removal, end.seconds.isFinite else { return }
    let origin = WorkOrigin(
      what: "animation", file: "", line: 0, owner: attribute.owner?.attributeNode.owner ?? "")
    let removal = timing.removal(after: end)
    clock.schedule(at: removal.instant, lane: removal.lane, origin: origin) {
      [back = BackReference(wrappedValue: self), id = ObjectIdentifier(attribute)] in
      guard let graph = back.wrappedValue, let run = graph.running[id] else { return }
      graph.attributeMayHaveEnded(run.attribute)
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

  /// Something moves, or may look different at another instant.
  package var hasRunningAnimations: Bool {
    !running.isEmpty || !samplers.isEmpty || !animators.isEmpty
  }

  // MARK: Samplers

  /// Has `node.reevaluate()` called at each instant that is looked at, until it is taken out or leaves.
  ///
  /// What the node's body is must depend on what was written and on the instant (`clock.now`) alone, never on
  /// which instants were looked at before.
  package func addSampler(_ node: _ViewNode) { if node.isAlive { samplers.add(node) } }
  package func removeSampler(_ node: _ViewNode) { samplers.remove(node) }
  /// Whether something at or above `node` is evaluated at each instant.
  package func isSampled(_ node: _ViewNode) -> Bool { samplers.contains(atOrAbove: node) }
  /// The nodes evaluated at each instant, parents first.
  package var sampledNodes: [_ViewNode] { samplers.nodes }

  /// Brings all that depends on the instant up to the clock's. Comes before each look at presented values;
  /// costs nothing without samplers, and once an instant with them.
  package func sampleIfNeeded() {
    guard !isFlushing, samplers.isDue(at: clock.now) else { return }
    isFlushing = true
    // Bodies run: as at any other time they are this clock's, and nobody else's run at once.
    PlayLock.with { VirtualTime.withSimulation(clock) { sampleNow() } }
    isFlushing = false
    // Actions of views that came, or whose observed value changed, run in the clock's next turn.
    if hasPendingWork { wakeForActions() }
  }

  private func sampleNow() {
    guard samplers.isDue(at: clock.now) else { return }
    samplers.sampledAt = clock.now
    entryID += 1
    entryTransaction = .sampling
    entryBegin = timing.begin(at: clock.now)
    isSampling = true
    for node in samplers.nodes { markDirty(node) }
    update()
    isSampling = false
    entryTransaction = Transaction()
  }

  // MARK: Trace

  /// Notes an evaluation; views of our own libraries are not worth a trace line.
  package func didEvaluate(_ node: _ViewNode, _ type: Any.Type) {
    lastEvaluated = node.label
    // Evaluations for an instant come as often as somebody looks: they are no events.
    guard trace != nil, !isSampling, isUserType(type) else { return }
    let count = (bodyCounts[ObjectIdentifier(node)] ?? 0) + 1
    bodyCounts[ObjectIdentifier(node)] = count
    emit(.body, name: node.owner, detail: "\(node.label) body, pass \(count)")
  }

  private var userTypes: [ObjectIdentifier: Bool] = [:]

  package func isUserType(_ type: Any.Type) -> Bool {
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
