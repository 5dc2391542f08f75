/// Stands for a view of UIKit's in the tree, as long as the view stands where it is. It does not keep the view.
final class UIViewNode: _ViewNode, EnvironmentTaking {
  let shown: UIViewShown
  private let name: String
  private let id: ObjectIdentifier
  private(set) var element: UIViewElement!
  private var around: EnvironmentValues
  private var content: TypedNode<AnyView>?
  private var children: [UIViewNode] = []
  /// The content is another one since it was evaluated.
  private(set) var isOutdated = false

  init(_ view: UIView, _ inputs: _NodeInputs) {
    shown = view.shown
    shown.view = view
    name = TypeNames.short(type(of: view))
    id = ObjectIdentifier(view)
    around = inputs.environment
    super.init(inputs)
    element = UIViewElement(self, shown)
    // A view that moves within one update has a new node before the old one is gone.
    shown.node = self
    update()
  }

  override var label: String { name }
  override var childNodes: [_ViewNode] { (content.map { [$0] } ?? []) + children }

  /// The look that is shown has changed.
  func touch(isContent: Bool) {
    if isContent { isOutdated = true }
    graph.elementsAreStale = true
    graph.markDirty(self)
  }

  override func reevaluate() { update() }

  func take(_ environment: EnvironmentValues) {
    around = environment
    update()
  }

  private func update() {
    let look = shown.look
    isOutdated = false
    var values = around
    if look.style != .unspecified, values.colorScheme != (look.style == .dark ? .dark : .light) {
      values.colorScheme = look.style == .dark ? .dark : .light
    }
    if let tint = look.tint { values.tintColor = tint.color }
    if look.style != .unspecified || look.tint != nil || environment.stamp != around.stamp {
      environment = values
    }
    updateContent(look)
    var known: [ObjectIdentifier: UIViewNode] = [:]
    for child in children { known[child.id] = child }
    var next: [UIViewNode] = []
    for view in look.children {
      if let node = known.removeValue(forKey: ObjectIdentifier(view)), node.isAlive {
        if node.around.stamp != environment.stamp { node.take(environment) }
        next.append(node)
      } else {
        next.append(UIViewNode(view, inputs()))
      }
    }
    for child in children where known[child.id] === child { child.leave() }
    children = next
    graph.elementsAreStale = true
  }

  private func updateContent(_ look: UIViewLook) {
    guard let view = look.content else {
      content?.leave()
      content = nil
      return
    }
    if let content {
      content.set(view, environment: environment)
    } else {
      content = view.makeNode(inputs(slot: "content"))
    }
  }

  override func didLeave() { if shown.node === self { shown.node = nil } }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var inside: [ElementItem] = []
    content?.collect(Traits(), into: &inside)
    var below: [ElementItem] = []
    for child in children { child.collect(Traits(), into: &below) }
    element.setItems(content: inside, children: below)
    items.append(ElementItem(element: element, traits: traits))
  }
}

extension UIViewNode {
  /// The size that its content takes; nil where the newest content is not there yet.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize? {
    guard !isOutdated, let item = element.contentItems.first(where: { !$0.isLeaving }) else { return nil }
    graph.beginLayoutPass()
    return item.element.size(proposal)
  }
}
