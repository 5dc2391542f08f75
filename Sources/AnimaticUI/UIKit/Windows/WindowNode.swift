/// The root of a window's tree. What is in it belongs to the notice whose code made the window visible.
final class WindowNode: _ViewNode, NoticeNode, EnvironmentTaking {
  let ownerName: String
  private(set) var root: UIViewNode!

  init(_ window: UIWindow, owner: String, _ inputs: _NodeInputs) {
    ownerName = owner
    super.init(inputs)
    root = UIViewNode(window, self.inputs())
    if !owner.isEmpty { graph.notices.append(self) }
  }

  override var childNodes: [_ViewNode] { root.map { [$0] } ?? [] }
  override var markedOwner: String? { ownerName }
  override var label: String { "window" }
  var elements: [Element] { root.map { [$0.element] } ?? [] }

  func take(_ environment: EnvironmentValues) {
    self.environment = environment
    root.take(environment)
  }

  override func didLeave() { graph.notices.removeAll { $0 === self } }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    root.collect(traits, into: &items)
  }
}
