import AnimaticDrawing

/// A view of UIKit's in SwiftUI's tree: made once, updated with each evaluation, taken apart when it leaves.
class RepresentedNode<V: View>: TypedNode<V> {
  private let properties = DynamicProperties(of: V.self)
  private var child: UIViewNode?
  private var element: RepresentedElement?
  private(set) var shownView: UIView?

  override init(_ view: V, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    guard refresh(), let made = uiView else { return }
    shownView = made
    made.enterStage(graph)
    let child = UIViewNode(made, self.inputs())
    self.child = child
    element = RepresentedElement(self, made, child.element) { [unowned self] in fit($0) }
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override var label: String { TypeNames.short(V.self) }

  // MARK: What subclasses say

  /// Nil before the first `update`.
  var uiView: UIView? { nil }
  /// Makes what is not there, and hands it the newest values.
  func update(_ transaction: Transaction) {}
  /// The size for a proposal, where the representable decides it.
  func wish(_ proposal: ProposedViewSize) -> CGSize? { nil }
  func dismantle() {}

  // MARK: Evaluation

  private func refresh() -> Bool {
    graph.didEvaluate(self, V.self)
    return EvaluationContext.with(self) {
      if let missing = properties.install(in: &view, self) {
        graph.fail(.missing(missing, view: label, at: graph.clock.now))
        return false
      }
      let transaction = self.transaction
      // What is written to UIKit's views is no part of the animation that brings the new value.
      MainActorCall.call { [self] in update(transaction) }
      return true
    }
  }

  override func reevaluate() {
    guard refresh() else { return }
    graph.elementsAreStale = true
  }

  override func changed(from old: V, view: Bool, environment: Bool) {
    graph.forget(self)
    if environment { child?.take(self.environment) }
    reevaluate()
  }

  override func didLeave() {
    shownView?.willLeaveStage()
    shownView?.leaveStage()
    MainActorCall.call { [self] in dismantle() }
  }

  private func fit(_ proposal: ProposedViewSize) -> CGSize {
    if let size = wish(proposal) { return size }
    guard let view = shownView else { return .zero }
    let own = view.intrinsicContentSize
    func length(
      _ offered: CGFloat?, _ own: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) -> CGFloat {
      guard own >= 0 else { return offered.map { max(0, $0) } ?? 10 }
      let low = resistance >= .defaultHigh ? own : 0
      let high = hugging >= .defaultHigh ? own : .infinity
      return min(max(offered ?? own, low), high)
    }
    let store = view.constraintStore
    return CGSize(
      width: length(proposal.width, own.width, store.hugging.horizontal, store.resistance.horizontal),
      height: length(proposal.height, own.height, store.hugging.vertical, store.resistance.vertical))
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    guard let element, let child else { return }
    var inside: [ElementItem] = []
    child.collect(Traits(), into: &inside)
    element.setItems(inside)
    items.append(ElementItem(element: element, traits: traits))
  }
}

/// Gives the view of UIKit's the frame that SwiftUI's layout has found.
private final class RepresentedElement: Element {
  private weak var view: UIView?
  private let inner: UIViewElement
  private let fit: (ProposedViewSize) -> CGSize
  private var all: [ElementItem] = []

  init(
    _ node: _ViewNode, _ view: UIView, _ inner: UIViewElement, fit: @escaping (ProposedViewSize) -> CGSize
  ) {
    (self.view, self.inner, self.fit) = (view, inner, fit)
    super.init(node)
  }

  func setItems(_ items: [ElementItem]) {
    all = items
    for item in items { item.element.parent = self }
  }

  override var items: [ElementItem] { all }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }

  override func placeItems() {
    let bounds = self.bounds
    UIKitStage.directly {
      view?.frame = CGRect(origin: .zero, size: bounds.size)
      if let view { UIKitStage.layOut(view) }
    }
    inner.place(at: bounds.origin, bounds.size, ProposedViewSize(bounds.size))
  }
}
