/// The node of a view with exactly one element and nothing below.
package final class LeafNode<V, E: Element>: TypedNode<V> {
  private var element: E!
  private let updateElement: (V, E) -> Void

  package init(
    _ view: V, _ inputs: _NodeInputs, element: (_ViewNode) -> E, update: @escaping (V, E) -> Void
  ) {
    updateElement = update
    super.init(view, inputs)
    self.element = element(self)
    update(view, self.element)
  }

  package override func keepsElements(from old: V) -> Bool { V.self is any PlaceKeeping.Type }
  package override var label: String { TypeNames.short(V.self) }

  package override func changed(from old: V, view: Bool, environment: Bool) {
    updateElement(self.view, element)
  }

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    items.append(ElementItem(element: element, traits: traits))
  }
}
