/// A view in a frame of fixed size.
public struct _FrameLayout: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment
}

extension _FrameLayout: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    FixedFrameElement(self, node, child: child)
  }
}

/// A view in a frame between limits.
public struct _FlexFrameLayout: Equatable {
  var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
  var alignment: Alignment
}

extension _FlexFrameLayout: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    FlexFrameElement(self, node, child: child)
  }
}

/// Puts its content into a frame of another size, by alignment.
package class AligningElement<M>: ModifierElement<M> {
  package var alignment: Alignment { .center }
  package func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  private func offset(_ frame: CGSize, _ size: CGSize) -> CGPoint {
    let key = alignment.mirrored(environment.layoutDirection == .rightToLeft)
    func place(_ guide: AlignmentKey) -> CGFloat {
      guide.defaultValue(in: frame) - inner.guide(guide, in: size)
    }
    return CGPoint(x: place(key.horizontal.key), y: place(key.vertical.key))
  }

  package override func placeItems() {
    let inside = innerProposal(proposal)
    let size = inner.size(inside)
    let shift = offset(bounds.size, size)
    inner.place(at: CGPoint(x: bounds.minX + shift.x, y: bounds.minY + shift.y), size, inside)
  }

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let innerSize = inner.size(innerProposal(isPlaced ? proposal : ProposedViewSize(size)))
    return inner.explicitGuide(key, in: innerSize).map { $0 + offset(size, innerSize).y }
  }
}

private final class FixedFrameElement: AligningElement<_FrameLayout> {
  override var alignment: Alignment { modifier.alignment }

  override func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = inner.size(innerProposal(proposal))
    return CGSize(width: modifier.width ?? size.width, height: modifier.height ?? size.height)
  }

  override func spacing() -> Spacing {
    var edges: Edge.Set = []
    if modifier.width != nil { edges.formUnion(.horizontal) }
    if modifier.height != nil { edges.formUnion(.vertical) }
    return inner.preferredSpacing().reset(edges)
  }
}

private final class FlexFrameElement: AligningElement<_FlexFrameLayout> {
  override var alignment: Alignment { modifier.alignment }

  private func offer(_ p: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> CGFloat? {
    guard let value = p ?? ideal else { return nil }
    return min(max(value, low ?? -.infinity), high ?? .infinity)
  }

  override func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let m = modifier
    return ProposedViewSize(
      width: offer(proposal.width, m.minWidth, m.idealWidth, m.maxWidth),
      height: offer(proposal.height, m.minHeight, m.idealHeight, m.maxHeight))
  }

  private func extent(
    _ p: CGFloat?, _ child: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?
  ) -> CGFloat {
    guard let p else {
      let value = ideal ?? child
      return min(max(value, low ?? -.infinity), high ?? .infinity)
    }
    switch (low, high) {
    case (let low?, let high?): return min(max(p, low), max(low, high))
    case (let low?, nil): return max(low, min(p, child))
    case (nil, let high?): return min(high, max(p, child))
    case (nil, nil): return child
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let m = modifier
    let child = inner.size(innerProposal(proposal))
    return CGSize(
      width: extent(proposal.width, child.width, m.minWidth, m.idealWidth, m.maxWidth),
      height: extent(proposal.height, child.height, m.minHeight, m.idealHeight, m.maxHeight))
  }

  /// Edges of a limited axis are those of a plain view; a text in a frame that is only wide keeps its gaps.
  override func spacing() -> Spacing {
    let m = modifier
    var edges: Edge.Set = []
    if m.minWidth != nil || m.idealWidth != nil || m.maxWidth != nil { edges.formUnion(.horizontal) }
    if m.minHeight != nil || m.idealHeight != nil || m.maxHeight != nil { edges.formUnion(.vertical) }
    return inner.preferredSpacing().reset(edges)
  }
}

/// Takes its ideal size on the chosen axes, whatever is proposed.
public struct _FixedSizeLayout: Equatable {
  var horizontal: Bool
  var vertical: Bool
}

extension _FixedSizeLayout: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    FixedSizeElement(self, node, child: child)
  }
}

private final class FixedSizeElement: AligningElement<_FixedSizeLayout> {
  override func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(innerProposal(proposal)) }
}

extension View {
  /// A frame of fixed size in points; nil keeps the view's own. Negative or infinite values are ignored.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: valid(width), height: valid(height), alignment: alignment))
  }

  /// A frame between limits in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// The ideal size on both axes.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

private func valid(_ length: CGFloat?) -> CGFloat? {
  guard let length, length.isFinite, length >= 0 else { return nil }
  return length
}
