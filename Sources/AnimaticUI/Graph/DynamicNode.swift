/// The node of `if`, `switch`, `ForEach`, `.id` and `AnyView`: children come and go by key.
package class DynamicNode<V>: TypedNode<V>, DynamicOwner {
  /// One child as it should be now.
  package struct Child {
    let key: AnyHashable
    let make: (_NodeInputs) -> _ViewNode
    /// Hands the newest value to the node made for this key.
    let update: (_ViewNode) -> Void

    package init<C: View>(key: AnyHashable, _ view: C, _ environment: @escaping () -> EnvironmentValues) {
      self.key = key
      make = { view.makeNode($0) }
      update = {
        unsafeDowncast($0, to: TypedNode<C>.self).set(view, environment: environment())
      }
    }
  }

  /// Live ones in order, then leaving ones.
  private var live: [DynamicSlot] = []
  private var leavingSlots: [DynamicSlot] = []

  package override init(_ view: V, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    reconcile(isNew: true)
  }

  /// The children that the view asks for.
  package func children() -> [Child] { [] }
  /// Whether children play transitions; a change of type in an `AnyView` does not.
  package var canTransition: Bool { true }

  package override var childNodes: [_ViewNode] { (live + leavingSlots).map(\.node) }

  package override func departingSlot(of child: _ViewNode) -> DynamicSlot? {
    leavingSlots.first { $0.node === child && $0.departureEntry == graph.entryID }
  }

  package override func slot(of child: _ViewNode) -> DynamicSlot? {
    live.first { $0.node === child } ?? leavingSlots.first { $0.node === child }
  }

  package override var handsOn: Bool { true }
  package override var reportsElementChanges: Bool { true }

  package override var speakingChildren: [_ViewNode] { live.map(\.node) }

  package override func changed(from old: V, view: Bool, environment: Bool) {
    reconcile()
    if environment {
      // A leaving subtree gets no new values but stays part of its surroundings.
      for slot in leavingSlots { slot.node.environmentChanged(self.environment) }
    }
  }

  /// Elements of a new node are asked for by whoever made it.
  private func reconcile(isNew: Bool = false) {
    let children = self.children()
    // Most often the same ones are there again, and all are told apart already.
    if leavingSlots.isEmpty, children.count == live.count,
      children.elementsEqual(live, by: { $0.key == $1.key })
    {
      for (child, slot) in zip(children, live) { child.update(slot.node) }
      return
    }
    var remaining: [AnyHashable: DynamicSlot] = [:]
    for slot in live { remaining[slot.key] = slot }
    var next: [DynamicSlot] = []
    var taken = Set<AnyHashable>()
    var leaving: [AnyHashable: DynamicSlot] = [:]
    for slot in leavingSlots where !slot.isGone { leaving[slot.key] = slot }
    for child in children {
      guard taken.insert(child.key).inserted else {
        graph.emit(
          .warning, name: owner, detail: "two children with the id \(child.key): the second is left out")
        continue
      }
      if let slot = remaining.removeValue(forKey: child.key) {
        child.update(slot.node)
        next.append(slot)
      } else if let slot = leaving[child.key] {
        slot.revive()
        child.update(slot.node)
        next.append(slot)
      } else {
        let node = child.make(inputs(slot: String(describing: child.key)))
        next.append(DynamicSlot(key: child.key, node: node, owner: self))
      }
    }
    let leavers = live.filter { remaining[$0.key] != nil }
    if !isNew, !leavers.isEmpty || !next.elementsEqual(live, by: ===) { graph.elementsAreStale = true }
    let before = live
    live = next
    leavingSlots.removeAll { !$0.isLeaving }
    for slot in leavers {
      if canTransition {
        if graph.notes != nil { slot.behind = before.prefix { $0 !== slot }.map(\.node.serial) }
        leavingSlots.append(slot)
        slot.leave()
      } else {
        slot.node.leave()
      }
    }
  }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    leavingSlots.removeAll { $0.isGone }
    for slot in live { slot.collect(traits, into: &items) }
    for slot in leavingSlots { slot.collect(traits, into: &items) }
  }
}

extension _ViewNode {
  /// Passes a changed environment to a node that keeps its view value.
  package func environmentChanged(_ environment: EnvironmentValues) {
    (self as? any EnvironmentTaking)?.take(environment)
  }
}

package protocol EnvironmentTaking { func take(_ environment: EnvironmentValues) }
extension TypedNode: EnvironmentTaking {
  package func take(_ environment: EnvironmentValues) { set(view, environment: environment) }
}
