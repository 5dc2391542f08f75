/// Says where a line lies in a view.
public struct _AlignmentWritingModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
}

extension _AlignmentWritingModifier: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    node.graph.layoutReadsState = true
    return AlignmentGuideElement(self, node, child: child)
  }
}

private final class AlignmentGuideElement: ModifierElement<_AlignmentWritingModifier> {
  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key == modifier.key else { return inner.explicitGuide(key, in: size) }
    let value = modifier.compute(
      ViewDimensions(size: size) { [inner] in inner.explicitGuide($0, in: size) })
    return value.isFinite ? value : nil
  }
}

extension View {
  /// Says where a horizontal line lies in this view, points from its leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
  }

  /// Says where a vertical line lies in this view, points from its top.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
  }
}
