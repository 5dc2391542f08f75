import AnimaticTime

/// One child of a dynamic node, from its insertion to the end of its removal.
///
/// live → leaving → gone, and leaving → live when the same identity comes back in time: a revival, without
/// another `onAppear` (docs/fidelity.md).
package final class DynamicSlot {
  package let key: AnyHashable
  package let node: _ViewNode
  package private(set) weak var owner: (any DynamicOwner)?
  package private(set) var isLeaving = false
  /// Has left for good.
  package private(set) var isGone = false
  /// The entry under which it leaves; only animations that start under it are waited for.
  package private(set) var departureEntry = -1
  /// Rank among those that leave: earlier ones are drawn first.
  package private(set) var departureOrder = 0
  private var hosts: [ObjectIdentifier: TransitionHost] = [:]
  private var waitEnd: RunEnd?
  private var removal: WorkTicket?
  /// Made in an entry in which its owner already stood: the insertion plays its transition.
  private var insertionEntry: Int?
  /// What is asked of it in notes: its elements, whether a transition is written for it, whether one has begun to
  /// play in this entry, and the event behind its last step.
  private(set) var elements: [Element] = []
  private(set) var hasWrittenTransition = false
  let isFirst: Bool
  var playsTransition = false
  private(set) var leftAt: Double?
  /// Those of its container that it stood in front of when it left, by the serial of their nodes.
  var behind: [Int] = []
  private var cause = 0

  init(key: AnyHashable, node: _ViewNode, owner: any DynamicOwner) {
    self.key = key
    self.node = node
    self.owner = owner
    let graph = owner.graph
    isFirst = owner.birthEntry == graph.entryID
    if graph.notes != nil, owner.canTransition {
      cause = graph.clock.cause
      graph.arrivals.append(self)
    }
    if owner.canTransition, owner.birthEntry != graph.entryID { insertionEntry = graph.entryID }
  }

  private var graph: ViewGraph { node.graph }

  func leave() {
    isLeaving = true
    departureEntry = graph.entryID
    departureOrder = graph.makeSerial()
    waitEnd = nil
    leftAt = graph.clock.now.seconds
    cause = graph.clock.cause
    playsTransition = false
    graph.departures.append(self)
    for host in hosts.values { host.request(.didDisappear) }
  }

  func revive() {
    isLeaving = false
    graph.elementsAreStale = true
    if let removal { graph.clock.cancel(removal) }
    removal = nil
    waitEnd = nil
    leftAt = nil
    if graph.notes != nil {
      let report = SlotReport(self)
      graph.note(.revived(report.note(cause: graph.clock.cause), missed: report.appearanceActions))
    }
    graph.emit(
      .warning, name: node.owner,
      detail: "shown again during its own removal: it is the same view, so onAppear does not run again")
    for host in hosts.values { host.request(.identity) }
  }

  /// An animation that started in it under the departing entry ends then.
  func waitUntil(_ end: RunEnd) { waitEnd = max(waitEnd ?? end, end) }

  /// After the entry's animations have started: tells that it is there.
  func concludeArrival() {
    guard graph.notes != nil, node.isAlive else { return }
    graph.note(.inserted(SlotReport(self).note(cause: cause), isAnimated: playsTransition))
  }

  /// After the entry's animations have started: gone at once where none did, else when the last one ends.
  func concludeDeparture() {
    guard isLeaving else { return }
    if graph.notes != nil {
      let report = SlotReport(self)
      graph.note(
        .leaving(
          report.note(cause: cause), isAnimated: waitEnd != nil || playsTransition,
          hiddenBy: waitEnd == nil ? nil : report.coveringSibling))
    }
    guard let waitEnd else {
      finish()
      return
    }
    guard waitEnd.seconds.isFinite else { return }
    let origin = WorkOrigin(what: "end of removal", file: "", line: 0, owner: node.owner)
    let (instant, lane) = graph.timing.removal(after: waitEnd)
    removal = graph.clock.schedule(at: instant, lane: lane, origin: origin) { [weak self] in
      guard let self, self.isLeaving else { return }
      self.finish()
    }
  }

  private func finish() {
    removal = nil
    isGone = true
    if graph.notes != nil {
      let report = SlotReport(self)
      graph.note(
        .gone(report.note(cause: graph.clock.cause), cut: waitEnd == nil ? [] : report.cutAnimations))
    }
    graph.emit(.disappear, name: node.owner, detail: "has left the tree")
    node.leave()
    for host in hosts.values { host.leave() }
    graph.elementsChanged()
  }

  /// The elements of the slot, each inside its transition.
  func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var inner: [ElementItem] = []
    node.collect(traits, into: &inner)
    guard let owner else { return }
    var kept: [ObjectIdentifier: TransitionHost] = [:]
    let isNoted = graph.notes != nil
    if isNoted { elements.removeAll(keepingCapacity: true) }
    for item in inner {
      let completed = item.traits.completed(by: traits)
      if isNoted, completed.transition != nil { hasWrittenTransition = true }
      var result = item
      result.traits = completed
      result.traits.comesAndGoes = true
      if isLeaving { result.slot = self }
      let id = ObjectIdentifier(item.element)
      if !item.isLeaving, let host = hosts[id] ?? makeHost(completed, owner) {
        kept[id] = host
        if isLeaving, departureEntry == graph.entryID {
          host.adopt(completed.transition ?? .opacity, owner.environment)
        }
        result.element = host.wrap(item)
      }
      items.append(result)
      if isNoted { elements.append(result.element) }
    }
    // Hosts of elements that are gone would keep these.
    for (id, host) in hosts where kept[id] == nil { host.leave() }
    hosts = kept
  }

  /// A host is only made when a phase has to be played.
  private func makeHost(_ traits: Traits, _ owner: any DynamicOwner) -> TransitionHost? {
    let transition = traits.transition ?? .opacity
    if isLeaving, departureEntry == graph.entryID {
      let host = TransitionHost(transition, phase: .identity, owner, slot: self)
      host.request(.didDisappear)
      return host
    }
    if !isLeaving, insertionEntry == graph.entryID {
      let host = TransitionHost(transition, phase: .willAppear, owner, slot: self)
      host.request(.identity)
      return host
    }
    return nil
  }
}

/// A node whose children come and go.
package protocol DynamicOwner: _ViewNode {
  /// Whether children play transitions.
  var canTransition: Bool { get }
}
