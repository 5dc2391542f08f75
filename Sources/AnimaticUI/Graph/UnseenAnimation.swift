import AnimaticDrawing

/// An animation without end that nobody can see.
package struct UnseenAnimation: Equatable {
  package var property: String
  package var owner: String
  package var curve: String
  /// The event that told of its start.
  package var startEvent: Int
  /// Why nobody sees it.
  package var why: String
}

extension ViewGraph {
  /// Endless animations of elements that are transparent or off the stage now, oldest first.
  package var unseenEndlessAnimations: [UnseenAnimation] {
    let time = clock.now.seconds
    let stage = CGRect(origin: .zero, size: rootElement.size)
    let endless = running.values.filter { $0.attribute.end == .infinity }.sorted { $0.serial < $1.serial }
    return endless.compactMap { run in
      guard let element = run.attribute.owner as? Element else { return nil }
      let probe = Probe(roots: [element], time: time)
      guard let frame = probe.frame, let leaf = probe.mostVisible else { return nil }
      let why: String
      if leaf.opacity <= 0 {
        // What pulses may be transparent at this very instant: only a fade from outside hides it for good.
        guard element.isFadedOut(at: time) else { return nil }
        why = "though what it moves is transparent"
      } else if !frame.intersects(stage) {
        guard run.attribute.name != "offset" else { return nil }
        why = "though what it moves is off the screen"
      } else {
        return nil
      }
      return UnseenAnimation(
        property: element.path(run.attribute.name), owner: element.node.owner, curve: run.attribute.curve,
        startEvent: run.attribute.startEvent, why: why)
    }
  }
}

extension Element {
  /// Something around it has an opacity of 0.
  func isFadedOut(at time: Double) -> Bool {
    var above = parent
    while let here = above {
      if here.effectOpacity(at: time) <= 0 { return true }
      above = here.parent
    }
    return false
  }
}
