import AnimaticDrawing

/// An element with any number of others in it.
package class ContainerElement: Element {
  package private(set) var all: [ElementItem] = []
  /// Those that take part in layout.
  package private(set) var live: [ElementItem] = []

  package final override var items: [ElementItem] { all }

  package func setItems(_ items: [ElementItem]) {
    all = items
    live = items.filter { !$0.isLeaving }
    for item in items { item.element.parent = self }
  }

  package final func keepLeavingInPlace() {
    for item in all where item.isLeaving { item.element.keepPlace() }
  }
}

/// A node with one container element, filled from the nodes below.
package class ContainerNode<V>: TypedNode<V> {
  package typealias Update = (V, _ViewNode, _ViewNode?) -> _ViewNode
  private let updateContent: Update
  private var content: _ViewNode?
  package private(set) var element: ContainerElement!

  /// `content` makes or updates the node of what is inside.
  package init(
    _ view: V, _ inputs: _NodeInputs, content: @escaping Update,
    element: (_ViewNode) -> ContainerElement
  ) {
    updateContent = content
    super.init(view, inputs)
    self.content = content(view, self, nil)
    self.element = element(self)
    didMakeElement(self.element)
  }

  package func didMakeElement(_ element: ContainerElement) {}

  package override var childNodes: [_ViewNode] { content.map { [$0] } ?? [] }
  package override var label: String { TypeNames.short(V.self) }

  package override func changed(from old: V, view: Bool, environment: Bool) {
    content = updateContent(self.view, self, content)
    update(element)
  }

  /// Hands new inputs to the element.
  package func update(_ element: ContainerElement) {}

  package override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var inner: [ElementItem] = []
    content?.collect(Traits(), into: &inner)
    element.setItems(inner)
    items.append(ElementItem(element: element, traits: traits))
  }
}

extension View {
  /// Makes the node of this view below `parent`, or updates the one that is there.
  nonisolated package func node(below parent: _ViewNode, _ existing: _ViewNode?) -> _ViewNode {
    guard let existing else { return makeNode(parent.inputs()) }
    unsafeDowncast(existing, to: TypedNode<Self>.self).set(self, environment: parent.environment)
    return existing
  }
}
