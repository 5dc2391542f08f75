import AnimaticDrawing

/// A font, as a style or a size.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case named(String, CGFloat)
  }

  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public struct Weight: Hashable, Sendable {
    package let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  package var base: Base
  package var weight: Weight?
  package var design: Design?
  package var isItalic = false
  package var hasMonospacedDigits = false

  package init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system font at `size` points, which does not follow the text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// A font by name; the system font stands in for it.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.named(name, size)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.named(name, size))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.named(name, fixedSize)) }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  // The stand-in has neither small capitals nor widths, and one distance of lines:
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }

  /// How far lines stand apart; here always the standard distance.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The font in numbers, at a text size.
  package func spec(_ size: DynamicTypeSize) -> FontSpec {
    let designs: [Design: FontSpec.Design] = [
      .default: .standard, .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
    ]
    var spec: FontSpec
    switch base {
    case .style(let style):
      let metrics = TextStyleTable.metrics(style, size)
      spec = FontSpec(
        size: metrics.points, weight: style == .headline ? 600 : 400, leading: metrics.leading)
    case .size(let points), .named(_, let points): spec = FontSpec(size: Double(max(1, points)))
    }
    if let weight { spec.weight = weight.value }
    if let design { spec.design = designs[design]! }
    spec.italic = isItalic
    spec.monospacedDigits = hasMonospacedDigits
    return spec
  }
}
