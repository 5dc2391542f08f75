/// What follows `vary`: what is varied, and its values, one run each.
public struct VarySyntax: Equatable, Sendable {
  public enum Target: Equatable, Sendable {
    /// An argument of a notice, `inbox.title`.
    case argument(PropertySyntax)
    /// A setting by its words, `fps` or `text size`.
    case setting(NameSyntax)
    /// A name that `let` defines.
    case name(NameSyntax)
  }

  public struct Value: Equatable, Sendable {
    public enum Content: Equatable, Sendable {
      case expression(ExpressionSyntax)
      /// The setting as a statement of its own would say it.
      case setting(StatementSyntax.Kind)
    }

    public var content: Content
    public var range: SourceRange
  }

  public var target: Target
  /// In written order, at least one.
  public var values: [Value]
}

extension ScenarioSyntax {
  /// The settings that `vary` knows, by their words.
  public static let variedSettings =
    Parser.settingWords + ["appearance", "direction", "locale", "reduce motion", "text size"]
}
