import AnimaticDrawing

/// Answers questions about what a set of elements looks like right now.
package struct Probe {
  /// A drawn part: text, fill, symbol.
  package struct Leaf {
    package let element: Element
    /// In stage coordinates, through all effects.
    package let frame: CGRect
    package let transform: Transform
    /// The product of every opacity down to it, its own colour's alpha among them; 0…1.
    package let opacity: Double
  }

  package let leaves: [Leaf]
  /// Of the leaf that is seen best; of equals the first.
  private let best: Int?
  private let time: Double
  package let cornerRadius: Double?

  /// Looks at `roots` and what is in them.
  package init(roots: [Element], time: Double) { self.init(ProbePlan(roots: roots), time: time) }

  init(_ plan: ProbePlan, time: Double) {
    self.time = time
    var found: [Leaf] = []
    var best: Int?
    var looks: [(transform: Transform, opacity: Double)] = []
    looks.reserveCapacity(plan.parts.count)
    for part in plan.parts {
      part.element._withUnsafeGuaranteedRef { element in
        let outer: (transform: Transform, opacity: Double) =
          part.parent >= 0
          ? looks[part.parent]
          : (element.stageTransform(at: time), Probe.opacity(above: element, at: time))
        let transform = element.effectTransform(at: time).then(outer.transform)
        let faded = outer.opacity * element.effectOpacity(at: time)
        looks.append((transform, faded))
        guard let alpha = element.ownAlpha(at: time) else { return }
        let opacity = faded * alpha
        if best.map({ opacity > found[$0].opacity }) ?? true { best = found.count }
        found.append(
          Leaf(
            element: element, frame: transform.apply(element.presentedFrame(at: time)),
            transform: transform, opacity: opacity))
      }
    }
    leaves = found
    self.best = best
    cornerRadius =
      plan.clips.lazy.compactMap {
        $0._withUnsafeGuaranteedRef { $0.cornerRadiusReader?.cornerRadius(at: time) }
      }.first
  }

  private static func opacity(above element: Element, at time: Double) -> Double {
    var result = 1.0
    var above = element.parent
    while let here = above {
      result *= here.effectOpacity(at: time)
      above = here.parent
    }
    return result
  }

  /// Something of it is in the tree.
  package var exists: Bool { !leaves.isEmpty }
  package var isVisible: Bool { (mostVisible?.opacity ?? 0) > 0 }
  /// The leaf that is seen best; of equals the first.
  package var mostVisible: Leaf? { best.map { leaves[$0] } }

  /// The box around all of it, points.
  package var frame: CGRect? {
    guard let first = leaves.first else { return nil }
    return leaves.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// Offsets and transitions added up, down to the most visible leaf, points.
  package var offset: CGSize? {
    guard let leaf = mostVisible else { return nil }
    var (x, y) = (0.0, 0.0)
    for element in chain(leaf.element) {
      let transform = element.effectTransform(at: time)
      if transform.isTranslation {
        x += transform.tx
        y += transform.ty
      }
    }
    return CGSize(width: x, height: y)
  }

  /// Horizontal scale of the most visible leaf.
  package var scale: Double? {
    mostVisible.map { ($0.transform.a * $0.transform.a + $0.transform.b * $0.transform.b).squareRoot() }
  }

  /// Turn of the most visible leaf, degrees clockwise.
  package var rotation: Double? {
    mostVisible.map { atan2($0.transform.b, $0.transform.a) * 180 / .pi }
  }

  package var texts: [String] {
    leaves.compactMap { $0.opacity > 0 ? $0.element.visibleText : nil }.filter { !$0.isEmpty }
  }

  /// An animation runs on something in it, or on what it stands in.
  package var isMoving: Bool {
    leaves.contains { leaf in
      chain(leaf.element).contains { $0.isRunning || $0.graph.isSampled($0.node) }
    }
  }

  private func chain(_ element: Element) -> [Element] {
    var result = [element]
    var above = element.parent
    while let here = above {
      result.append(here)
      above = here.parent
    }
    return result
  }
}

extension ViewHost {
  /// A notice by name: all its views but what it was laid over.
  package func probe(notice name: String) -> Probe? {
    // First, as it brings what is evaluated instant by instant up to date.
    let time = self.time
    if foundParts.version != graph.version { foundParts = (graph.version, [:]) }
    if let known = foundParts.plans[name] { return Probe(known, time: time) }
    let nodes = graph.notices.filter { $0.ownerName == name }
    guard !nodes.isEmpty else { return nil }
    // Only what lies below this notice: another one that lies over it calls all of it its content.
    let below = graph.noticeContents.filter { content in nodes.contains { content.isBelow($0) } }
    let plan = ProbePlan(roots: nodes.flatMap(\.elements), excluded: below.flatMap(\.elements))
    foundParts.plans[name] = plan
    return Probe(plan, time: time)
  }

  /// Every text on stage that reads `text`.
  package func probes(text: String) -> [Probe] {
    let time = self.time
    return elements { $0.visibleText == text }.map { Probe(roots: [$0], time: time) }
  }

  package func probes(identifier: String) -> [Probe] {
    let time = self.time
    return elements { $0.identifier == identifier }.map { Probe(roots: [$0], time: time) }
  }

  /// The model values of `@State`s in a notice, by property name; of equal names the first.
  package func states(notice name: String) -> [(name: String, value: Any)] {
    graph.sampleIfNeeded()
    var result: [(name: String, value: Any)] = []
    for holder in stateHolders(notice: name) {
      for state in holder.states where !result.contains(where: { $0.name == state.name }) {
        result.append(state)
      }
    }
    return result
  }

  /// The nodes of a notice that keep states, found once for each update of the tree.
  private func stateHolders(notice name: String) -> [any StateHolding] {
    if foundStates.version != graph.version { foundStates = (graph.version, [:]) }
    if let known = foundStates.holders[name] { return known }
    var found: [any StateHolding] = []
    func visit(_ node: _ViewNode) {
      if node.isNoticeContent { return }
      if let holder = node.stateHolder { found.append(holder) }
      for child in node.childNodes { visit(child) }
    }
    for node in graph.notices where node.ownerName == name { visit(node) }
    foundStates.holders[name] = found
    return found
  }

  /// Front to back, the places in `names` of those that are drawn, each where its front-most part is.
  package func drawnOrder(of names: [DrawnName]) -> [Int] {
    let time = self.time
    var front: [Int: Int] = [:]
    var drawn = 0
    func visit(_ element: Element, in outer: [Int]) {
      let inside = outer + names.indices.filter { names[$0].begins(at: element) }
      if (element.ownAlpha(at: time) ?? 0) > 0 {
        drawn += 1
        for place in inside { front[place] = drawn }
        for place in names.indices where names[place] == .notice(element.node.owner) { front[place] = drawn }
      }
      for item in element.drawingOrder { visit(item.element, in: inside) }
    }
    for item in graph.rootElement.drawingOrder { visit(item.element, in: []) }
    return names.indices.filter { front[$0] != nil }.sorted { front[$0]! > front[$1]! }
  }

  private func elements(where matches: (Element) -> Bool) -> [Element] { allElements.filter(matches) }

  /// Everything in the tree, leaving views among it, parents before children.
  package var allElements: [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      found.append(element)
      for item in element.items { visit(item.element) }
    }
    for item in graph.rootElement.items { visit(item.element) }
    return found
  }
}
