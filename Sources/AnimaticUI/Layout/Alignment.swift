/// A line that views are aligned by, on one axis.
package enum AlignmentKey: Hashable, Sendable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
  case custom(CustomAlignment)

  /// Whether it is a place on the horizontal axis.
  package var isHorizontal: Bool {
    switch self {
    case .leading, .horizontalCenter, .trailing: return true
    case .custom(let custom): return custom.isHorizontal
    default: return false
    }
  }

  package func defaultValue(in size: CGSize) -> CGFloat {
    switch self {
    case .leading, .top: return 0
    case .horizontalCenter: return size.width / 2
    case .trailing: return size.width
    case .verticalCenter: return size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
    case .custom(let custom): return custom.id.defaultValue(in: ViewDimensions(size: size) { _ in nil })
    }
  }
}

/// A line of the user's own.
package struct CustomAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type
  let isHorizontal: Bool

  package static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.isHorizontal == b.isHorizontal
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A line to align views by that is not one of the built-in ones.
public protocol AlignmentID: Sendable {
  /// Where it lies in a view that says nothing about it, points from the near edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and lines, for `alignmentGuide`; points.
public struct ViewDimensions: Equatable {
  let size: CGSize
  let explicit: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    self.size = size
    self.explicit = explicit
  }

  package init(element: Element, size: CGSize) {
    self.init(size: size) { element.explicitGuide($0, in: size) }
  }

  /// Sizes are compared, guides are not.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.key.defaultValue(in: size)
  }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.key.defaultValue(in: size)
  }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  public static let leading = HorizontalAlignment(key: .leading)
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  public static let trailing = HorizontalAlignment(key: .trailing)

  package init(key: AlignmentKey) { self.key = key }
  public init(_ id: any AlignmentID.Type) { key = .custom(CustomAlignment(id: id, isHorizontal: true)) }
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  public static let top = VerticalAlignment(key: .top)
  public static let center = VerticalAlignment(key: .verticalCenter)
  public static let bottom = VerticalAlignment(key: .bottom)
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)

  package init(key: AlignmentKey) { self.key = key }
  public init(_ id: any AlignmentID.Type) { key = .custom(CustomAlignment(id: id, isHorizontal: false)) }
}

/// An alignment on both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Left for right, in right-to-left layouts.
  package func mirrored(_ mirrored: Bool) -> Alignment {
    guard mirrored else { return self }
    var result = self
    if horizontal == .leading { result.horizontal = .trailing }
    if horizontal == .trailing { result.horizontal = .leading }
    return result
  }
}
