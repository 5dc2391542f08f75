/// Lays elements over one another: what ZStack and the layout of its name do.
struct LayerPlanner {
  let alignment: Alignment
  let items: [ElementItem]

  /// Only elements of the highest priority decide the size.
  private var deciding: [ElementItem] {
    let top = items.map { $0.traits.layoutPriority ?? 0 }.max() ?? 0
    return items.filter { ($0.traits.layoutPriority ?? 0) == top }
  }

  private func extents(
    _ items: [ElementItem], _ proposal: ProposedViewSize
  ) -> (left: CGFloat, right: CGFloat, up: CGFloat, down: CGFloat) {
    var (left, right, up, down): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for (i, item) in items.enumerated() {
      let size = item.element.size(proposal)
      let x = item.element.guide(alignment.horizontal.key, in: size)
      let y = item.element.guide(alignment.vertical.key, in: size)
      (left, right) = i == 0 ? (x, size.width - x) : (max(left, x), max(right, size.width - x))
      (up, down) = i == 0 ? (y, size.height - y) : (max(up, y), max(down, size.height - y))
    }
    return (left, right, up, down)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let e = extents(deciding, proposal)
    return CGSize(width: e.left + e.right, height: e.up + e.down)
  }

  /// Where each element stands from the top left corner of the whole.
  func origins(_ proposal: ProposedViewSize) -> [CGPoint] {
    let e = extents(deciding, proposal)
    return items.map { item in
      let size = item.element.size(proposal)
      return CGPoint(
        x: e.left - item.element.guide(alignment.horizontal.key, in: size),
        y: e.up - item.element.guide(alignment.vertical.key, in: size))
    }
  }

  /// The position of a baseline in the whole laid out for a proposal.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let e = extents(deciding, proposal)
    let values = items.compactMap { item -> CGFloat? in
      let size = item.element.size(proposal)
      return item.element.explicitGuide(key, in: size).map {
        $0 + e.up - item.element.guide(alignment.vertical.key, in: size)
      }
    }
    return key == .firstTextBaseline ? values.min() : values.max()
  }
}
