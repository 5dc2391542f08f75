/// A row as a layout, for `AnyLayout`.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Points; nil for the distances that neighbours prefer.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  private func planner(_ subviews: Subviews) -> StackPlanner {
    StackPlanner(
      axis: .horizontal, alignment: alignment.key, fixedSpacing: spacing, items: subviews.items.map(\.item))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    planner(subviews).plan(proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, place) in zip(subviews, planner(subviews).places(proposal)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    ViewSpacing(planner(subviews).spacing())
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { planner(subviews).explicitGuide(guide.key, proposal) }
}

/// A column as a layout, for `AnyLayout`.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// Points; nil for the distances that neighbours prefer.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  private func planner(_ subviews: Subviews) -> StackPlanner {
    StackPlanner(
      axis: .vertical, alignment: alignment.key, fixedSpacing: spacing, items: subviews.items.map(\.item))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    planner(subviews).plan(proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, place) in zip(subviews, planner(subviews).places(proposal)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    ViewSpacing(planner(subviews).spacing())
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { planner(subviews).explicitGuide(guide.key, proposal) }
}

/// Views over one another as a layout, for `AnyLayout`.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func planner(_ subviews: Subviews) -> LayerPlanner {
    LayerPlanner(alignment: alignment, items: subviews.items.map(\.item))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    planner(subviews).size(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, origin) in zip(subviews, planner(subviews).origins(proposal)) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { planner(subviews).explicitGuide(guide.key, proposal) }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var result = LayoutProperties()
    result.stackOrientation = axis
    return result
  }
}
