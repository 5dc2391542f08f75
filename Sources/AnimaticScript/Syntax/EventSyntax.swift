/// A change of what surrounds the notices; a statement at the start, or an event later.
public enum EnvironmentSyntax: Equatable, Sendable {
  case appearance(NameSyntax)
  case textSize(NameSyntax)
  case reduceMotion(NameSyntax)
  case direction(NameSyntax)
  case locale(NameSyntax)
}

/// Something that happens at an instant.
public struct EventSyntax: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case show(AddressSyntax)
    case hide(AddressSyntax)
    case tap(AddressSyntax)
    case tapPoint(ExpressionSyntax)
    case press(AddressSyntax, duration: ExpressionSyntax)
    case drag(AddressSyntax, by: ExpressionSyntax, over: ExpressionSyntax)
    case swipe(AddressSyntax, direction: NameSyntax)
    case set(PropertySyntax, ExpressionSyntax)
    case environment(EnvironmentSyntax)
    case rotate(NameSyntax)
    case keyboard(NameSyntax)
    case backgroundApp
    case foregroundApp
    case mark(ExpressionSyntax)
  }

  public var kind: Kind
  public var range: SourceRange
}
