import AnimaticDrawing

/// The element of a ZStack, and of whatever else lays several elements over one another.
package final class LayeredElement: ContainerElement {
  package var alignment: Alignment

  package init(_ node: _ViewNode, alignment: Alignment) {
    self.alignment = alignment
    super.init(node)
  }

  private var planner: LayerPlanner {
    LayerPlanner(
      alignment: alignment.mirrored(node.environment.layoutDirection == .rightToLeft), items: live)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { planner.size(proposal) }

  package override func placeItems() {
    for (item, origin) in zip(live, planner.origins(proposal)) {
      item.element.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), item.element.size(proposal),
        proposal)
    }
    keepLeavingInPlace()
  }

  package override func spacing() -> Spacing {
    live.isEmpty
      ? .zero
      : live.reduce(Spacing()) { result, item in
        let spacing = item.element.preferredSpacing()
        return Spacing(
          top: Spacing.union(result.top, spacing.top), bottom: Spacing.union(result.bottom, spacing.bottom),
          leading: Spacing.union(result.leading, spacing.leading),
          trailing: Spacing.union(result.trailing, spacing.trailing))
      }
  }

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    planner.explicitGuide(key, isPlaced ? proposal : ProposedViewSize(size))
  }
}
