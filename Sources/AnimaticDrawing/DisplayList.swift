import Foundation

/// A whole picture as a value: what to draw, back to front, in points with y down.
public struct DisplayList: Equatable, Sendable {
  /// Points.
  public var size: CGSize
  /// Painted under everything; an alpha below 1 gives a picture with transparency.
  public var background: RGBA
  public var items: [DisplayItem]

  public init(size: CGSize, background: RGBA = .white, items: [DisplayItem] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}

/// One thing to draw.
public enum DisplayItem: Equatable, Sendable {
  case fill(Outline, Paint)
  case stroke(Outline, LineStyle, Paint)
  /// A broken text with the top left corner of its box at `at`.
  case text(TextLayout, at: CGPoint, color: RGBA)
  /// A symbol whose *ink* fills `ink` (aspect ratio kept, centred).
  case symbol(SymbolSpec, ink: CGRect, color: RGBA)
  case image(ImageSource, frame: CGRect)
  case group(DisplayGroup)
}

/// Contents drawn as one: first composed, then clipped, masked, blurred, shadowed, faded and moved, in this order.
///
/// Clip, blur and shadow are in the coordinates of the content, before `transform`. A group whose opacity
/// is 1 and that has neither clip, blur nor shadow only moves its content.
public struct DisplayGroup: Equatable, Sendable {
  public var transform: Transform
  /// 0…1, applied to the composed content (group opacity).
  public var opacity: Double
  public var clip: Outline?
  /// The content is seen as far as this is opaque; in the coordinates of the content.
  public var mask: DisplayContent?
  /// Gaussian blur radius in points (σ = radius); 0 = none.
  public var blur: Double
  /// Cast by the composed content as one silhouette, painted under it.
  public var shadow: Shadow?
  public var content: DisplayContent

  public init(
    transform: Transform = .identity, opacity: Double = 1, clip: Outline? = nil,
    mask: DisplayContent? = nil, blur: Double = 0, shadow: Shadow? = nil, content: DisplayContent
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.blur = blur
    self.shadow = shadow
    self.content = content
  }

  /// Whether what it shows depends on what lies under it.
  public var showsWhatIsUnder: Bool { content.showsWhatIsUnder || mask?.showsWhatIsUnder == true }
}

/// A drop shadow; radius and offset in points. A Gaussian with σ = 0.97 radius, reaching 3 σ.
public struct Shadow: Hashable, Sendable {
  public var color: RGBA
  public var radius: Double
  public var offset: CGSize

  public init(color: RGBA, radius: Double, offset: CGSize = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// A list of items that is shared as an object: a subtree that did not change hands out the same object
/// again, so that "is this equal to the frame before" is a pointer comparison first.
public final class DisplayContent: Equatable, Sendable {
  public let items: [DisplayItem]
  /// Whether what it shows depends on what lies under it: it has to be drawn in its place, every time.
  public let showsWhatIsUnder: Bool

  public init(_ items: [DisplayItem]) {
    self.items = items
    showsWhatIsUnder = items.contains { item in
      switch item {
      case .fill(_, let paint), .stroke(_, _, let paint): return paint.isMaterial
      case .group(let group): return group.showsWhatIsUnder
      default: return false
      }
    }
  }

  public static func == (a: DisplayContent, b: DisplayContent) -> Bool {
    a === b || a.items == b.items
  }
}

/// A picture from outside, decoded once.
public final class ImageSource: Equatable, Sendable {
  /// What traces and printed lists call it.
  public let name: String
  public let bitmap: Bitmap

  public init(name: String, bitmap: Bitmap) {
    self.name = name
    self.bitmap = bitmap
  }

  public static func == (a: ImageSource, b: ImageSource) -> Bool { a === b }
}
