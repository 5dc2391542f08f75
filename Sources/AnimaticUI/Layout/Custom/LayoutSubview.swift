/// One view as a layout sees it.
public struct LayoutSubview: Equatable {
  let item: ElementItem
  let container: any SubviewPlacing

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item.element === b.item.element }

  /// What `layoutValue(key:value:)` said about the view, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    item.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// As given by `layoutPriority`; 0 without.
  public var priority: Double { item.traits.layoutPriority ?? 0 }

  /// The size that the view chooses for a proposal, points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.element.size(proposal) }

  /// Its size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: item.element, size: item.element.size(proposal))
  }

  /// The distances that it prefers.
  public var spacing: ViewSpacing { ViewSpacing(item.element.preferredSpacing()) }

  /// Puts `anchor` of the view at `position`, in the coordinates of the layout's bounds, with the size that it
  /// chooses for `proposal`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    container.place(item.element, at: position, anchor: anchor, proposal)
  }
}

/// The views that a layout arranges, in order. Views that play their removal are not among them.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let items: [LayoutSubview]
  /// Which way the surroundings run. Places are mirrored without the layout's doing.
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(index: Int) -> LayoutSubview { items[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(items: Array(items[bounds]), layoutDirection: layoutDirection)
  }

  public typealias SubSequence = LayoutSubviews
}

/// Something that a layout wants to know of its subviews.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Equatable {
  package var spacing: Spacing

  package init(_ spacing: Spacing) { self.spacing = spacing }

  /// Without wishes: the system's distances.
  public init() { spacing = Spacing() }

  /// None on all edges.
  public static let zero = ViewSpacing(.zero)

  /// The distance to the next view in a row or column, points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(
      axis == .horizontal
        ? Spacing.distance(spacing.trailing, next.spacing.leading)
        : Spacing.distance(spacing.bottom, next.spacing.top))
  }

  /// Takes the larger wish on each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    let more = other.spacing
    if edges.contains(.top) { spacing.top = Spacing.union(spacing.top, more.top) }
    if edges.contains(.bottom) { spacing.bottom = Spacing.union(spacing.bottom, more.bottom) }
    if edges.contains(.leading) { spacing.leading = Spacing.union(spacing.leading, more.leading) }
    if edges.contains(.trailing) { spacing.trailing = Spacing.union(spacing.trailing, more.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

extension View {
  /// Tells the layout around the view something about it; of several for one key the nearest to the view wins.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(
      _TraitModifier {
        let id = ObjectIdentifier(key)
        if $0.layoutValues[id] == nil { $0.layoutValues[id] = value }
      })
  }
}
