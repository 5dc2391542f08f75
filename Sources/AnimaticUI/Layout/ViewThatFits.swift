/// Shows the first of its views whose ideal size fits into what is proposed, else the last.
///
/// Views that do not fit are made all the same: their `onAppear` runs. A change of the view is no insertion: no
/// transition plays.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  /// `axes`: those on which a view has to fit.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }

  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ViewThatFitsNode<Content>(view, inputs)
  }
}

private final class ViewThatFitsNode<Content: View>: TypedNode<ViewThatFits<Content>> {
  private var content: TypedNode<Content>!
  private var element: FittingElement!

  override init(_ view: ViewThatFits<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    content = view.content.makeNode(self.inputs())
    element = FittingElement(self)
    // The choice of one layout is asked for distances in the next one.
    graph.layoutReadsState = true
  }

  override var childNodes: [_ViewNode] { content.map { [$0] } ?? [] }
  override var label: String { "ViewThatFits" }

  override func changed(from old: ViewThatFits<Content>, view: Bool, environment: Bool) {
    content.set(self.view.content, environment: self.environment)
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var inner: [ElementItem] = []
    content.collect(Traits(), into: &inner)
    element.setCandidates(inner.filter { !$0.isLeaving }, axes: view.axes)
    items.append(ElementItem(element: element, traits: traits))
  }
}

private final class FittingElement: Element {
  private var candidates: [ElementItem] = []
  private var axes: Axis.Set = []
  private var chosen: ElementItem?

  func setCandidates(_ items: [ElementItem], axes: Axis.Set) {
    candidates = items
    self.axes = axes
    for item in items { item.element.parent = self }
    if let chosen, !items.contains(where: { $0.element === chosen.element }) { self.chosen = nil }
  }

  override var items: [ElementItem] { chosen.map { [$0] } ?? [] }

  private func choice(_ proposal: ProposedViewSize) -> ElementItem? {
    let (isWideOpen, isHighOpen) = (!axes.contains(.horizontal), !axes.contains(.vertical))
    let asked = ProposedViewSize(
      width: isWideOpen ? proposal.width : nil, height: isHighOpen ? proposal.height : nil)
    return candidates.dropLast().first { item in
      let size = item.element.size(asked)
      return (isWideOpen || size.width <= (proposal.width ?? .infinity))
        && (isHighOpen || size.height <= (proposal.height ?? .infinity))
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.element.size(proposal) ?? .zero
  }

  override func placeItems() {
    chosen = choice(proposal)
    chosen?.element.place(at: bounds.origin, bounds.size, proposal)
  }

  override func spacing() -> Spacing { (chosen ?? candidates.first)?.element.preferredSpacing() ?? .zero }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    (chosen ?? candidates.first)?.element.explicitGuide(key, in: size)
  }
}
