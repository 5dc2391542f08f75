import AnimaticDrawing

/// Why a finger reaches no action at a place.
package enum HitReason {
  /// One sentence without a full stop; nil where there is nothing more to say.
  package static func sentence(
    at point: CGPoint, in graph: ViewGraph, time: Double, meant: (Element) -> Bool
  ) -> String? {
    if let hit = HitTest.element(at: point, in: graph, time: time) {
      if let gate = disabledGesture(from: hit) { return gate }
      if !contains(hit, meant),
        let behind = drawn(at: point, in: graph.rootElement, time: time).last(where: { contains($0, meant) })
      {
        return "\(name(hit)) covers \(name(behind)) there"
      }
      if hit.leavingSlot { return "\(name(hit)) is leaving" }
      return HitTest.gestures(from: hit).isEmpty ? "nothing in or around it has a gesture" : nil
    }
    // What is drawn there, and which of the elements around it keeps fingers away.
    for element in drawn(at: point, in: graph.rootElement, time: time).reversed() {
      var here: Element? = element
      while let current = here {
        if let why = current.whyNoHits { return "\(name(element)) is drawn there, but \(why)" }
        here = current.parent
      }
    }
    return "nothing is drawn there"
  }

  private static func disabledGesture(from hit: Element) -> String? {
    var here: Element? = hit
    while let current = here {
      if current is any GestureTarget, !current.node.environment.isEnabled {
        return "\(name(hit)) is .disabled"
      }
      here = current.parent
    }
    return nil
  }

  /// Everything that draws at the point, back to front.
  private static func drawn(at point: CGPoint, in root: RootElement, time: Double) -> [Element] {
    var found: [Element] = []
    func visit(_ element: Element, _ point: CGPoint) {
      guard let inverse = element.effectTransform(at: time).inverse else { return }
      let inside = inverse.apply(point)
      if (element.ownAlpha(at: time) ?? 0) > 0, element.presentedFrame(at: time).contains(inside) {
        found.append(element)
      }
      for item in element.drawingOrder { visit(item.element, inside) }
    }
    for item in root.drawingOrder { visit(item.element, point) }
    return found
  }

  private static func contains(_ element: Element, _ meant: (Element) -> Bool) -> Bool {
    var here: Element? = element
    while let current = here {
      if meant(current) { return true }
      here = current.parent
    }
    return false
  }

  private static func name(_ element: Element) -> String {
    if let text = element.visibleText, !text.isEmpty { return "\"\(text)\"" }
    return element.kind
  }
}

extension Element {
  /// It stands in something that leaves.
  fileprivate var leavingSlot: Bool {
    var node: _ViewNode? = node
    while let here = node {
      if let slot = here.parent?.slot(of: here), slot.isLeaving { return true }
      node = here.parent
    }
    return false
  }
}
