import Foundation

/// A font as a view asks for it. Sizes are those of the system font (SF); the measurer scales its stand-in.
public struct FontSpec: Hashable, Sendable {
  public enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

  /// Points.
  public var size: Double
  /// 100…900, 400 regular, 600 semibold, 700 bold.
  public var weight: Int
  public var design: Design
  public var italic: Bool
  public var monospacedDigits: Bool
  /// Distance between baselines in points for a text style (the HIG leading); nil for the natural line
  /// height of 1.19336 em.
  public var leading: Double?

  public init(
    size: Double, weight: Int = 400, design: Design = .standard, italic: Bool = false,
    monospacedDigits: Bool = false, leading: Double? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.leading = leading
  }

  /// SF's metrics in em (docs/fidelity.md): they stay SF's whatever font stands in.
  public static let ascenderEm = 0.95215
  public static let descenderEm = 0.24121
  public static let capHeightEm = 0.70459
  public static let lineHeightEm = 1.19336

  public var ascender: Double { size * Self.ascenderEm }
  public var descender: Double { size * Self.descenderEm }
  public var capHeight: Double { size * Self.capHeightEm }
  public var lineHeight: Double { size * Self.lineHeightEm }
}

/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
  public var string: String
  public var font: FontSpec
  /// Overrides the text's colour for this run.
  public var color: RGBA?
  public var underline: Bool
  public var strikethrough: Bool
  /// Extra points after each character.
  public var tracking: Double

  public init(
    _ string: String, font: FontSpec, color: RGBA? = nil, underline: Bool = false,
    strikethrough: Bool = false, tracking: Double = 0
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.tracking = tracking
  }
}

/// Everything that decides how a text is broken into lines; colours apart, so that they can animate.
public struct StyledText: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  public var runs: [TextRun]
  public var alignment: Alignment
  /// nil: as many lines as needed.
  public var lineLimit: Int?
  /// Always take the height of `lineLimit` lines.
  public var reservesSpace: Bool
  public var truncation: Truncation
  /// 0…1: how far the font may shrink to fit one proposal before truncation; 1 = never.
  public var minimumScaleFactor: Double
  /// Extra points between lines.
  public var lineSpacing: Double
  /// BCP 47, for Han variants; "" = none.
  public var locale: String
  public var rightToLeft: Bool
  /// Device pixels a point: heights and baselines are rounded to them.
  public var scale: Double

  public init(
    runs: [TextRun], alignment: Alignment = .leading, lineLimit: Int? = nil, reservesSpace: Bool = false,
    truncation: Truncation = .tail, minimumScaleFactor: Double = 1, lineSpacing: Double = 0,
    locale: String = "", rightToLeft: Bool = false, scale: Double = 2
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.lineSpacing = lineSpacing
    self.locale = locale
    self.rightToLeft = rightToLeft
    self.scale = scale
  }

  /// The plain characters.
  public var string: String { runs.map(\.string).joined() }
}

/// One line as broken: what stands in it and where.
public struct TextLine: Hashable, Sendable {
  /// With an ellipsis where the text was cut; trailing white space dropped.
  public var runs: [TextRun]
  /// Left edge within the text's box, points.
  public var x: Double
  /// Distance of the baseline from the top of the text's box, points, on a device pixel.
  public var baseline: Double
  /// Typographic width, points.
  public var width: Double

  public init(runs: [TextRun], x: Double, baseline: Double, width: Double) {
    self.runs = runs
    self.x = x
    self.baseline = baseline
    self.width = width
  }
}

/// A text broken into lines, with the size that layout gives it (width and height up to whole pixels).
public struct TextLayout: Hashable, Sendable {
  public var size: CGSize
  public var lines: [TextLine]
  /// Part of the text was cut off.
  public var isTruncated: Bool
  public var locale: String
  public var rightToLeft: Bool

  public init(
    size: CGSize, lines: [TextLine], isTruncated: Bool = false, locale: String = "",
    rightToLeft: Bool = false
  ) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.locale = locale
    self.rightToLeft = rightToLeft
  }

  public var firstBaseline: Double { lines.first?.baseline ?? size.height }
  public var lastBaseline: Double { lines.last?.baseline ?? size.height }
}
