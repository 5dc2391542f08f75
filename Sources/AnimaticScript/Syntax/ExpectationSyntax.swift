/// When an expectation must hold.
public enum ExpectationTimeSyntax: Equatable, Sendable {
  case at(ExpressionSyntax)
  /// Half-open.
  case range(from: ExpressionSyntax, to: ExpressionSyntax)
}

/// What follows `expect`.
public struct ExpectationSyntax: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// `NAME at T is visible|gone|moving|still`.
    case state(AddressSyntax, ExpectationTimeSyntax, NameSyntax)
    /// `NAME.property at T is V within E`.
    case value(PropertySyntax, ExpectationTimeSyntax, is: ExpressionSyntax, within: ExpressionSyntax?)
    /// `NAME.property from V to W between A and B within E`.
    case change(
      PropertySyntax, from: ExpressionSyntax, to: ExpressionSyntax, between: ExpressionSyntax,
      and: ExpressionSyntax, within: ExpressionSyntax?)
    /// `order A, B at T`, front to back.
    case order([AddressSyntax], at: ExpressionSyntax)
    /// `NAME visible for T within E`.
    case visibleFor(AddressSyntax, ExpressionSyntax, within: ExpressionSyntax?)
    /// `no hazards`.
    case noHazards
    /// `work item N of NAME cancelled|fired at T`.
    case workItem(ExpressionSyntax, of: AddressSyntax, outcome: NameSyntax, at: ExpressionSyntax)
  }

  public var kind: Kind
  public var range: SourceRange
}
