import AnimaticDrawing
import Foundation

extension AttributeScopes {
  /// How runs of attributed strings look in texts.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static var name: String { "SwiftUI.Font" }
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static var name: String { "SwiftUI.ForegroundColor" }
    }
    /// Not drawn.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static var name: String { "SwiftUI.BackgroundColor" }
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static var name: String { "SwiftUI.StrikethroughStyle" }
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static var name: String { "SwiftUI.UnderlineStyle" }
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { "SwiftUI.Kern" }
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { "SwiftUI.Tracking" }
    }
    /// Not drawn.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { "SwiftUI.BaselineOffset" }
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// How a line under or through text is drawn; here always a plain one in the text's colour.
  public struct LineStyle: Hashable, Sendable {
    /// Solid, dashes, dots.
    public struct Pattern: Hashable, Sendable {
      private let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// The text of an attributed string, each run in its font, colour, lines and tracking.
  @_disfavoredOverload
  nonisolated public init(_ attributed: AttributedString) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    let pieces = attributed.runs.map { run in
      var piece = Piece(string: String(attributed[run.range].characters))
      piece.font = run[Attributes.FontAttribute.self]
      piece.color = run[Attributes.ForegroundColorAttribute.self]
      piece.underline = run[Attributes.UnderlineStyleAttribute.self] != nil
      piece.strikethrough = run[Attributes.StrikethroughStyleAttribute.self] != nil
      piece.tracking =
        run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self] ?? 0
      return piece
    }
    self.init(pieces: pieces.isEmpty ? [Piece(string: "")] : pieces)
  }
}
