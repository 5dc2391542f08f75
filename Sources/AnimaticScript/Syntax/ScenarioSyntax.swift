/// The tree of one file: what was written, in written order.
public struct ScenarioSyntax: Equatable, Sendable {
  public var file: String
  public var statements: [StatementSyntax]

  public init(file: String, statements: [StatementSyntax]) {
    self.file = file
    self.statements = statements
  }
}

/// One statement.
public struct StatementSyntax: Equatable, Sendable {
  public indirect enum Kind: Equatable, Sendable {
    case scenario(ExpressionSyntax)
    case device(ExpressionSyntax, orientation: NameSyntax?)
    case canvas(ExpressionSyntax)
    case scale(ExpressionSyntax)
    case environment(EnvironmentSyntax)
    case fps(ExpressionSyntax)
    case duration(ExpressionSyntax)
    /// `until settled`, with the time after which that is given up.
    case durationUntilSettled(limit: ExpressionSyntax?)
    case timing(NameSyntax)
    /// Which system generation decides where generations differ.
    case semantics(NameSyntax)
    case background(BackgroundSyntax)
    case notice(NameSyntax, ExpressionSyntax)
    case view(file: ExpressionSyntax, root: ViewRootSyntax)
    case letValue(NameSyntax, ExpressionSyntax)
    case include(ExpressionSyntax)
    case vary(VarySyntax)
    case variant(ExpressionSyntax, [StatementSyntax])
    /// `NAME.label = value`, inside a variant only.
    case argument(PropertySyntax, ExpressionSyntax)
    case at(ExpressionSyntax, EventSyntax)
    case after(ExpressionSyntax, EventSyntax)
    case every(ExpressionSyntax, from: ExpressionSyntax, to: ExpressionSyntax, EventSyntax)
    case expect(ExpectationSyntax)
    case golden(GoldenSyntax)
    case tolerance(distance: ExpressionSyntax, pixels: ExpressionSyntax?, reason: ExpressionSyntax?)
    case allow(hazard: NameSyntax, in: AddressSyntax, reason: ExpressionSyntax)
  }

  public var kind: Kind
  /// From the first word to the end of the statement on its first line.
  public var range: SourceRange

  public init(kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// What lies under the notices.
public enum BackgroundSyntax: Equatable, Sendable {
  case color(ExpressionSyntax)
  case gradient(ExpressionSyntax, ExpressionSyntax)
  case image(ExpressionSyntax)
  case app(NameSyntax)
}

/// Which view of a SwiftUI file is played.
public enum ViewRootSyntax: Equatable, Sendable {
  case preview(ExpressionSyntax)
  /// `preview` alone.
  case firstPreview
  /// Swift source, as it stands.
  case expression(NameSyntax)
}

/// Which frames are compared.
public enum GoldenSyntax: Equatable, Sendable {
  case all
  case every(ExpressionSyntax)
  case at([ExpressionSyntax])
}
