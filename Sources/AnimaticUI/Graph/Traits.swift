/// What a view says to the container that it stands in. Of several the one nearest the view wins.
package struct Traits {
  package var transition: AnyTransition?
  package var zIndex: Double?
  package var layoutPriority: Double?
  /// Its view stands in a branch or a loop, by which it comes and goes.
  package var comesAndGoes = false
  /// For custom layouts, by key type.
  package var layoutValues: [ObjectIdentifier: Any] = [:]

  /// These traits, completed by those written further out.
  package func completed(by outer: Traits) -> Traits {
    var result = self
    result.transition = transition ?? outer.transition
    result.zIndex = zIndex ?? outer.zIndex
    result.layoutPriority = layoutPriority ?? outer.layoutPriority
    result.comesAndGoes = comesAndGoes || outer.comesAndGoes
    if !outer.layoutValues.isEmpty { result.layoutValues.merge(outer.layoutValues) { inner, _ in inner } }
    return result
  }
}

/// One element as it stands in a container.
package struct ElementItem {
  package var element: Element
  package var traits: Traits
  /// Set where its view is gone from the tree and it only plays its removal.
  package var slot: DynamicSlot?

  package var isLeaving: Bool { slot != nil }

  /// Starts animations in it; a slot that leaves under this entry waits for them.
  package func commitTree(_ context: CommitContext) {
    guard let slot, slot.departureEntry == context.graph.entryID else {
      element.commitTree(context)
      return
    }
    context.leaving.append(slot)
    element.commitTree(context)
    context.leaving.removeLast()
  }
}
