/// The element of a custom layout.
package final class LayoutElement<L: Layout>: ContainerElement, SubviewPlacing {
  var layout: L
  private var cache: L.Cache?
  private var cachePass = -1
  private var placed = Set<ObjectIdentifier>()

  init(_ node: _ViewNode, _ layout: L) {
    self.layout = layout
    super.init(node)
  }

  package override var kind: String { TypeNames.short(L.self) }

  package override var stackAxis: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      items: live.map { LayoutSubview(item: $0, container: self) },
      layoutDirection: node.environment.layoutDirection)
  }

  /// Works with the layout's cache, which is made or brought up to date once a pass.
  private func with<R>(_ work: (L.Subviews, inout L.Cache) -> R) -> R {
    let subviews = subviews
    var cache: L.Cache
    if var known = self.cache {
      if cachePass != graph.layoutPass { layout.updateCache(&known, subviews: subviews) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    cachePass = graph.layoutPass
    let result = work(subviews, &cache)
    self.cache = cache
    return result
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = with { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    func valid(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }
    return CGSize(width: valid(size.width), height: valid(size.height))
  }

  package override func placeItems() {
    placed = []
    with { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    for item in live where !placed.contains(ObjectIdentifier(item.element)) {
      place(item.element, at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal)
    }
    keepLeavingInPlace()
  }

  func place(_ element: Element, at position: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize) {
    placed.insert(ObjectIdentifier(element))
    let size = element.size(proposal)
    func valid(_ v: CGFloat) -> CGFloat { v.isFinite ? v : 0 }
    var x = valid(position.x) - anchor.x * size.width
    let y = valid(position.y) - anchor.y * size.height
    if node.environment.layoutDirection == .rightToLeft {
      x = bounds.maxX - (x - bounds.minX) - size.width
    }
    element.place(at: CGPoint(x: x, y: y), size, proposal)
  }

  package override func spacing() -> Spacing {
    live.isEmpty ? .zero : with { layout.spacing(subviews: $0, cache: &$1) }.spacing
  }

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let box = CGRect(origin: .zero, size: size)
    let proposal = isPlaced ? self.proposal : ProposedViewSize(size)
    return with { subviews, cache in
      switch key {
      case .leading, .horizontalCenter, .trailing:
        return layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: box, proposal: proposal, subviews: subviews, cache: &cache)
      default:
        return layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: box, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }
}

/// What a subview tells its place to.
protocol SubviewPlacing: Element {
  func place(_ element: Element, at position: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize)
}
