import AnimaticDrawing

/// An element around exactly one other; on its own it changes nothing.
package class UnaryElement: Element {
  package var child: ElementItem {
    didSet { child.element.parent = self }
  }

  package init(_ node: _ViewNode, child: ElementItem) {
    self.child = child
    super.init(node)
    child.element.parent = self
  }

  package final override var items: [ElementItem] { [child] }
  package final override var onlyElement: Element? { child.element }
  package final var inner: Element { child.element }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(proposal) }
  package override func placeItems() { inner.place(at: bounds.origin, bounds.size, proposal) }
  package override func spacing() -> Spacing { inner.preferredSpacing() }
  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    inner.explicitGuide(key, in: size)
  }
}

/// The element of a modifier.
package class ModifierElement<M>: UnaryElement {
  package var modifier: M

  package init(_ modifier: M, _ node: _ViewNode, child: ElementItem) {
    self.modifier = modifier
    super.init(node, child: child)
  }

  package var environment: EnvironmentValues { node.environment }
}

/// A leaf or modifier of whose value neither sizes nor places of elements depend.
package protocol PlaceKeeping {}

/// A modifier that places or draws: it makes one element around each element of its content.
package protocol ElementModifier: ViewModifier where Body == Never {
  func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self>
}

extension ElementModifier {
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ElementModifierNode<C, Self>(view, inputs) { $0.makeElement($1, child: $2) }
  }
}

/// Keeps the elements of a modifier, one for each element of the content.
package final class ElementModifierNode<C: View, M>: ContentNode<C, M> {
  package typealias Make = (M, _ViewNode, ElementItem) -> ModifierElement<M>
  private let make: Make
  private var elements: [ObjectIdentifier: ModifierElement<M>] = [:]
  private let isPlaceKeeping = M.self is any PlaceKeeping.Type

  package init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs, make: @escaping Make) {
    self.make = make
    super.init(view, inputs)
  }

  package override func keepsElements(from old: ModifiedContent<C, M>) -> Bool {
    isPlaceKeeping || ViewComparison.areEqual(old.modifier, view.modifier)
  }

  package override func modifierChanged(from old: M, view: Bool, environment: Bool) {
    for element in elements.values { element.modifier = self.view.modifier }
  }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var inner: [ElementItem] = []
    content.collect(traits, into: &inner)
    var kept: [ObjectIdentifier: ModifierElement<M>] = [:]
    for item in inner {
      let key = ObjectIdentifier(item.element)
      let element = elements[key] ?? make(view.modifier, self, item)
      element.child = item
      kept[key] = element
      items.append(ElementItem(element: element, traits: item.traits, slot: item.slot))
    }
    if elements.count != kept.count || elements.keys.contains(where: { kept[$0] == nil }) {
      for (key, element) in elements where kept[key] == nil { element.wasDropped() }
    }
    elements = kept
  }

  package override func didLeave() {
    for element in elements.values { element.wasDropped() }
  }
}
