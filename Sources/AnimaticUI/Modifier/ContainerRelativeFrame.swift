/// A view in a frame that is measured by the stage's safe area.
public struct _ContainerRelativeFrameLayout {
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeFrameLayout: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    node.graph.layoutReadsState = true
    return ContainerRelativeFrameElement(self, node, child: child)
  }
}

private final class ContainerRelativeFrameElement: AligningElement<_ContainerRelativeFrameLayout> {
  override var alignment: Alignment { modifier.alignment }

  private func length(_ axis: Axis) -> CGFloat? {
    guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
    let container = graph.rootElement.safeRect
    let result = modifier.length(axis == .horizontal ? container.width : container.height, axis)
    return result.isFinite ? max(0, result) : nil
  }

  override func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = inner.size(innerProposal(proposal))
    return CGSize(width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
  }
}

extension View {
  /// A frame as wide (or high) as the container: the stage without its safe area.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A frame of a length that `length` makes of the container's.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }

  /// A frame of `span` of `count` equal parts of the container, with `spacing` points between parts.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
