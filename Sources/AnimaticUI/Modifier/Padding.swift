/// Space around a view.
public struct _PaddingLayout: Equatable {
  var edges: Edge.Set
  /// nil: the system's 16 points.
  var insets: EdgeInsets?
}

extension _PaddingLayout: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    PaddingElement(self, node, child: child)
  }
}

private final class PaddingElement: ModifierElement<_PaddingLayout> {
  private var insets: EdgeInsets {
    let all = modifier.insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let edges = modifier.edges
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0,
      trailing: edges.contains(.trailing) ? all.trailing : 0)
  }

  private var left: CGFloat {
    environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let size = inner.size(proposal.inset(insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func placeItems() {
    let insets = insets
    let inside = proposal.inset(insets)
    inner.place(
      at: CGPoint(x: bounds.minX + left, y: bounds.minY + insets.top), inner.size(inside), inside)
  }

  override func spacing() -> Spacing { inner.preferredSpacing().reset(modifier.edges) }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let insets = insets
    let inside = CGSize(
      width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    return inner.explicitGuide(key, in: inside).map { $0 + (key.isHorizontal ? left : insets.top) }
  }
}

extension View {
  /// 16 points on each edge.
  nonisolated public func padding() -> some View { modifier(_PaddingLayout(edges: .all, insets: nil)) }

  /// `length` points on each edge.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length)))
  }

  /// `length` points (nil: 16) on the given edges.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0) }))
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }
}

extension EdgeInsets {
  init(_ all: CGFloat) { self.init(top: all, leading: all, bottom: all, trailing: all) }
}
