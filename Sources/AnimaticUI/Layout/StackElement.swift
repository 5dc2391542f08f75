import AnimaticDrawing

/// Lays elements out along one axis: HStack and VStack (docs/fidelity.md).
package final class StackElement: ContainerElement {
  package let axis: Axis
  package var alignment: AlignmentKey
  /// nil: the distances that neighbours prefer.
  package var fixedSpacing: CGFloat?

  package init(_ node: _ViewNode, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    fixedSpacing = spacing
    super.init(node)
  }

  private var planner: StackPlanner {
    StackPlanner(axis: axis, alignment: alignment, fixedSpacing: fixedSpacing, items: live)
  }

  package override var stackAxis: Axis? { axis }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { planner.plan(proposal).size }

  package override func placeItems() {
    let mirrored = axis == .horizontal && node.environment.layoutDirection == .rightToLeft
    for (item, place) in zip(live, planner.places(proposal)) {
      let x = mirrored ? bounds.width - place.origin.x - place.size.width : place.origin.x
      item.element.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY + place.origin.y), place.size, place.proposal)
    }
    keepLeavingInPlace()
  }

  package override func spacing() -> Spacing { planner.spacing() }

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    planner.explicitGuide(key, isPlaced ? proposal : ProposedViewSize(size))
  }
}
