/// Arranges views by rules of its own.
///
/// Placements change where the layout's values or its subviews do, and each subview moves to its new place under
/// the animation that reaches it. With `animatableData` the layout itself is evaluated at each instant.
public protocol Layout: Animatable {
  /// What the layout keeps between its calls in one update.
  associatedtype Cache = Void
  /// The views that it arranges.
  typealias Subviews = LayoutSubviews

  /// What the layout says about itself.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache for the subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date; called once in each update. Makes a new one unless implemented.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the whole prefers to its neighbours; by default the largest of its subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for a proposal, points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` on each subview. One that is not placed stands in the middle of `bounds`.
  ///
  /// `bounds` need not begin at zero. In right-to-left surroundings the places are mirrored afterwards.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a horizontal guide lies, from the left edge of `bounds`; nil for its default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a vertical guide lies, from the upper edge of `bounds`; nil for its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers in it stretch or separate; nil for none.
  public var stackOrientation: Axis?
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var result = ViewSpacing()
    for subview in subviews { result.formUnion(subview.spacing) }
    return result
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The layout as a view around `content`.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// A layout with the views that it arranges.
public struct _LayoutView<L: Layout, Content> {
  package var layout: L
  package let content: Content

  nonisolated package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension _LayoutView: View where Content: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LayoutNode(view, inputs) {
      $0.content.node(below: $1, $2)
    } element: {
      LayoutElement($0, view.layout)
    }
  }
}

private final class LayoutNode<L: Layout, Content: View>: ContainerNode<_LayoutView<L, Content>> {
  private lazy var motion = AnimatableMotion<L>()

  override func didMakeElement(_ element: ContainerElement) {
    graph.layoutReadsState = true
    _ = motion.presented(view.layout, self)
  }

  override func update(_ element: ContainerElement) {
    (element as? LayoutElement<L>)?.layout = motion.presented(view.layout, self)
  }

  /// Another instant of the layout's own data.
  override func reevaluate() { update(element) }
}
