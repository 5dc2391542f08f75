/// A word with its place.
public struct NameSyntax: Equatable, Sendable {
  public var text: String
  public var range: SourceRange

  public init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// A value as it is written. It may be a reference to a `let`, wherever a value may stand.
public struct ExpressionSyntax: Equatable, Sendable {
  public indirect enum Kind: Equatable, Sendable {
    case time(TimeLiteral)
    /// Negative numbers included.
    case number(Double)
    case string(String)
    case boolean(Bool)
    /// `#RRGGBB` or `#RRGGBBAA`: the channels, 0 to 255, alpha 255 if left out.
    case hexColor(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    /// `393x200`.
    case size(width: Double, height: Double)
    /// `(x, y)`.
    case point(ExpressionSyntax, ExpressionSyntax)
    /// No time limit, or no thing.
    case none
    /// Without end.
    case infinity
    /// A bare word: a `let`, or a word that the place knows.
    case name(String)
    /// `.red`.
    case member(String)
    /// `base.name`.
    case memberOf(ExpressionSyntax, NameSyntax)
    /// `callee(label: value, …)`.
    case call(ExpressionSyntax, [ArgumentSyntax])
    /// Something was wrong here and has been reported.
    case missing
  }

  public var kind: Kind
  public var range: SourceRange

  public init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  public var isMissing: Bool { kind == .missing }
}

/// One argument of a call.
public struct ArgumentSyntax: Equatable, Sendable {
  public var label: NameSyntax?
  public var value: ExpressionSyntax

  public init(label: NameSyntax?, value: ExpressionSyntax) {
    self.label = label
    self.value = value
  }
}

/// Whom an event or an expectation is about.
public struct AddressSyntax: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// A notice's name.
    case name(String)
    /// A visible text.
    case text(String)
    /// An accessibility identifier, written `#identifier`.
    case identifier(String)
  }

  public var kind: Kind
  public var range: SourceRange
}

/// An address and what of it: `inbox.offset.y`.
public struct PropertySyntax: Equatable, Sendable {
  public var address: AddressSyntax
  /// The path behind the address, parts joined by dots.
  public var property: NameSyntax
}
