/// A layout whose type is hidden. Where it changes the views in it stay the same ones, and move to their new
/// places under the animation of the change.
///
/// The hidden layout's own `animatableData` does not animate: its views' frames do.
public struct AnyLayout: Layout {
  private let box: AnyLayoutBox

  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  /// The cache of the hidden layout.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  var stackOrientation: Axis? { box.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == box.type {
      box.updateCache(&cache.value, subviews)
    } else {
      cache = box.makeCache(subviews)
    }
  }

  /// The layout may have changed since the cache was made.
  private func fit(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.type != box.type { cache = box.makeCache(subviews) }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    fit(&cache, subviews)
    return box.spacing(subviews, &cache.value)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    fit(&cache, subviews)
    return box.size(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    fit(&cache, subviews)
    box.place(bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    fit(&cache, subviews)
    return box.guide(guide, bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    fit(&cache, subviews)
    return box.guide(guide, bounds, proposal, subviews, &cache.value)
  }
}

extension AnyLayout: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let x = a.assumingMemoryBound(to: Self.self).pointee.box
    return x.isEqual(to: b.assumingMemoryBound(to: Self.self).pointee.box)
  }
}

/// A layout behind one interface.
private class AnyLayoutBox {
  var type: ObjectIdentifier { ObjectIdentifier(AnyLayoutBox.self) }
  var stackOrientation: Axis? { nil }
  func isEqual(to other: AnyLayoutBox) -> Bool { self === other }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { AnyLayout.Cache(type: type, value: ()) }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .zero }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {}
  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }
  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
  override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  override func isEqual(to other: AnyLayoutBox) -> Bool {
    (other as? TypedLayoutBox<L>).map { ViewComparison.areEqual(layout, $0.layout) } ?? false
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: type, value: layout.makeCache(subviews: subviews))
  }

  private func with<R>(_ cache: inout Any, _ subviews: LayoutSubviews, _ work: (inout L.Cache) -> R) -> R {
    var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    let result = work(&typed)
    cache = typed
    return result
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
