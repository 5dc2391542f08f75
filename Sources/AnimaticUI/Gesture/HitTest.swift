import AnimaticDrawing

/// Finds what a finger hits, at presented positions (docs/fidelity.md).
package enum HitTest {
  /// The front-most element under `point` (stage coordinates), or nil.
  package static func element(at point: CGPoint, in graph: ViewGraph, time: Double) -> Element? {
    if let uikit = graph.uikit { return uikit.element(at: point, time: time) }
    return stageElement(at: point, in: graph.rootElement, time: time)
  }

  /// The same in the stage's own view, whatever windows there are.
  static func stageElement(at point: CGPoint, in root: RootElement, time: Double) -> Element? {
    for item in root.stageOrder.reversed() {
      if let hit = search(item.element, point, time) { return hit }
    }
    return nil
  }

  /// At and below an element; `point` is in the coordinates of what that one stands in.
  static func element(at point: CGPoint, below element: Element, time: Double) -> Element? {
    search(element, point, time)
  }

  private static func search(_ element: Element, _ point: CGPoint, _ time: Double) -> Element? {
    guard element.allowsHits, element.admitsHit(point, at: time) else { return nil }
    // Into the element's own coordinates: what is in it is drawn through its effect.
    guard let inverse = element.effectTransform(at: time).inverse else { return nil }
    let inside = inverse.apply(point)
    for item in element.drawingOrder.reversed() {
      if let hit = search(item.element, inside, time) { return hit }
    }
    return element.containsHit(inside, at: time) ? element : nil
  }

  /// The elements with a gesture at and above `element`, innermost first; disabled ones are left out.
  package static func gestures(from element: Element) -> [any GestureTarget] {
    var result: [any GestureTarget] = []
    var here: Element? = element
    while let current = here {
      if let target = current as? any GestureTarget, target.node.environment.isEnabled {
        result.append(target)
      } else if let view = current as? UIViewElement {
        for target in view.recognizers where !result.contains(where: { $0 === target }) {
          result.append(target)
        }
      }
      here = current.parent
    }
    return result
  }
}
