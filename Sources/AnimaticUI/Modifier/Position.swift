import AnimaticDrawing

/// Places a view's centre at a point of the whole proposed frame.
public struct _PositionLayout: Equatable {
  var position: CGPoint
}

extension _PositionLayout: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    PositionElement(self, node, child: child)
  }
}

private final class PositionElement: ModifierElement<_PositionLayout> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: inner.size(proposal))
  }

  override func placeItems() {
    let size = inner.size(proposal)
    let center = modifier.position
    inner.place(
      at: CGPoint(
        x: bounds.minX + center.x - size.width / 2, y: bounds.minY + center.y - size.height / 2),
      size, proposal)
  }
}

extension View {
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
