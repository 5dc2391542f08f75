import AnimaticDrawing

/// Looks over a child that comes or goes, for `GraphNote`.
struct SlotReport {
  let slot: DynamicSlot
  let graph: ViewGraph

  init(_ slot: DynamicSlot) {
    self.slot = slot
    graph = slot.node.graph
  }

  func note(cause: Int) -> SlotNote {
    var note = SlotNote(
      serial: slot.node.serial, seat: "\(slot.owner?.serial ?? 0)/\(slot.key)", owner: slot.node.owner,
      view: SlotReport.name(of: slot.node), texts: SlotReport.texts(slot.elements),
      within: graph.slots(around: slot.node))
    note.hasTransition = slot.hasWrittenTransition
    note.isFirst = slot.isFirst
    note.hasInnerAnimation = hasInnerAnimation(slot.node)
    note.cause = cause
    return note
  }

  /// The nearest view of the user's in it, else the first thing that it draws.
  static func name(of node: _ViewNode) -> String {
    var next: [_ViewNode] = [node]
    var steps = 0
    while !next.isEmpty, steps < 40 {
      let here = next.removeFirst()
      steps += 1
      if here.stateHolder != nil { return here.label }
      next += here.childNodes
    }
    return "the view"
  }

  static func texts(_ elements: [Element]) -> [String] {
    var found: [String] = []
    func visit(_ element: Element) {
      if let text = element.visibleText, !text.isEmpty, found.count < 20 { found.append(text) }
      for item in element.items { visit(item.element) }
    }
    elements.forEach(visit)
    return found
  }

  private func hasInnerAnimation(_ node: _ViewNode) -> Bool {
    if node is any AnimationScoping { return true }
    return node.childNodes.contains { !($0 is any DynamicOwner) && hasInnerAnimation($0) }
  }

  /// The actions in it that run when a view appears.
  var appearanceActions: [String] {
    var found: [String] = []
    func visit(_ node: _ViewNode) {
      if let action = (node as? any AppearanceActing)?.appearanceAction { found.append(action) }
      for child in node.childNodes where !found.contains("onAppear") || !found.contains("task") {
        visit(child)
      }
    }
    visit(slot.node)
    return found
  }

  private var time: Double { graph.clock.now.seconds }

  private var stage: CGRect { CGRect(origin: .zero, size: graph.rootElement.size) }

  /// An opaque sibling that stood behind it, is drawn in front of it while it leaves, and covers most of it.
  var coveringSibling: String? {
    guard var mine = slot.elements.first else { return nil }
    while let parent = mine.parent, parent.items.count < 2 { mine = parent }
    let items = mine.parent?.items ?? graph.rootElement.items
    let order = mine.parent?.drawingOrder ?? graph.rootElement.drawingOrder
    guard let before = items.firstIndex(where: { $0.element === mine }),
      let now = order.firstIndex(where: { $0.element === mine })
    else { return nil }
    let frames = Probe(roots: [mine], time: time)
    guard let frame = frames.frame?.intersection(stage), !frame.isNull, frame.width * frame.height > 0,
      (frames.mostVisible?.opacity ?? 0) > 0.02
    else { return nil }
    let rank = items[before].traits.zIndex ?? 0
    for item in order[(now + 1)...] where !item.isLeaving && (item.traits.zIndex ?? 0) == rank {
      guard stoodBehind(item.element, in: items[..<before]) else { continue }
      let leaves = Probe(roots: [item.element], time: time).leaves
      let cover = leaves.first { leaf in
        guard leaf.opacity >= 0.99, leaf.element.isOpaqueWhole else { return false }
        let common = leaf.frame.intersection(frame)
        return !common.isNull && common.width * common.height >= 0.5 * frame.width * frame.height
      }
      if cover != nil { return SlotReport.sibling(item.element) }
    }
    return nil
  }

  /// Children of one container keep their order, but what leaves comes after all others in the list of elements.
  private func stoodBehind(_ element: Element, in earlier: ArraySlice<ElementItem>) -> Bool {
    var node: _ViewNode? = element.node
    while let here = node {
      if here.parent === slot.owner { return slot.behind.contains(here.serial) }
      node = here.parent
    }
    return earlier.contains { $0.element === element }
  }

  private static func sibling(_ element: Element) -> String {
    let texts = texts([element])
    if let text = texts.first { return "the sibling with \"\(text)\"" }
    return "an opaque sibling"
  }

  /// What its own removal started and leaves unfinished while it can still be seen.
  var cutAnimations: [String] {
    guard let leftAt = slot.leftAt else { return [] }
    let probe = Probe(roots: slot.elements, time: time)
    guard (probe.mostVisible?.opacity ?? 0) > 0.02, let frame = probe.frame, frame.intersects(stage) else {
      return []
    }
    var found: [String] = []
    func visit(_ element: Element) {
      for attribute in element.attributes {
        guard let end = attribute.end, end.isFinite, end > time + 1e-6, attribute.startTime == leftAt else {
          continue
        }
        let rest = Printing.number(end - time)
        found.append("\(element.path(attribute.name)) \(attribute.curve), which had \(rest) s to go")
      }
      for item in element.items { visit(item.element) }
    }
    slot.elements.forEach(visit)
    return found
  }
}

/// A node that installs an animation for what is in it.
protocol AnimationScoping: _ViewNode {}

/// A node with an action for when its view appears.
protocol AppearanceActing: _ViewNode {
  /// `onAppear` or `task`; nil without one.
  var appearanceAction: String? { get }
}

extension ViewGraph {
  /// Views in containers with a transition that nothing will ever play: they stand in no branch and no loop.
  package var standingTransitions: [(owner: String, text: String)] {
    var found: [(owner: String, text: String)] = []
    func visit(_ element: Element) {
      for item in element.items {
        if element is ContainerElement, item.traits.transition != nil, !item.traits.comesAndGoes {
          let text = SlotReport.texts([item.element]).first ?? ""
          found.append((item.element.node.owner, text))
        }
        visit(item.element)
      }
    }
    for item in rootElement.items { visit(item.element) }
    return found
  }

  /// The stays in the tree that a node is part of, innermost first, by serial.
  package func slots(around node: _ViewNode) -> [Int] {
    var found: [Int] = []
    var here = node
    while let above = here.parent {
      if above is any DynamicOwner { found.append(here.serial) }
      here = above
    }
    return found
  }

  /// Where code of a node belongs, for the clock. Whoever listens to notes can ask which stays that is in.
  func place(_ node: _ViewNode) -> Int {
    guard notes != nil else { return 0 }
    if knownPlaces[node.serial] == nil { knownPlaces[node.serial] = slots(around: node) }
    return node.serial
  }
}
