import Foundation

/// A system symbol as a view asks for it.
public struct SymbolSpec: Hashable, Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// SF Symbols' name, such as "star.fill".
  public var name: String
  public var font: FontSpec
  public var scale: Scale

  public init(name: String, font: FontSpec, scale: Scale = .medium) {
    self.name = name
    self.font = font
    self.scale = scale
  }
}

/// Where a symbol stands: its layout box and, within it, its ink and the baseline it shares with text.
public struct SymbolLayout: Hashable, Sendable {
  /// The box that layout uses, points.
  public var size: CGSize
  /// The drawn part within the box, points. A `resizable` symbol has the aspect ratio of its ink.
  public var ink: CGRect
  /// Distance of the text baseline from the top of the box, points.
  public var baseline: Double
  /// False where the name is not in the table: a placeholder is drawn.
  public var isKnown: Bool

  public init(size: CGSize, ink: CGRect, baseline: Double, isKnown: Bool) {
    self.size = size
    self.ink = ink
    self.baseline = baseline
    self.isKnown = isKnown
  }
}
