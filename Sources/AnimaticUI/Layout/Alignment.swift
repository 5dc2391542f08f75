/// A line that views are aligned by, on one axis.
package enum AlignmentKey: Hashable, Sendable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

  package func defaultValue(in size: CGSize) -> CGFloat {
    switch self {
    case .leading, .top: return 0
    case .horizontalCenter: return size.width / 2
    case .trailing: return size.width
    case .verticalCenter: return size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
    }
  }
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  public static let leading = HorizontalAlignment(key: .leading)
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  public static let trailing = HorizontalAlignment(key: .trailing)
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  public static let top = VerticalAlignment(key: .top)
  public static let center = VerticalAlignment(key: .verticalCenter)
  public static let bottom = VerticalAlignment(key: .bottom)
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
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
