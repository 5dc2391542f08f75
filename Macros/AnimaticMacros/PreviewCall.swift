import SwiftSyntax

/// The parts of a use of `#Preview`, whichever way it is spelled.
struct PreviewCall {
  enum Content {
    /// A closure literal, trailing or labelled `body:`.
    case closure(ClosureExprSyntax)
    /// Any other expression of function type after `body:`.
    case function(ExprSyntax)
  }

  /// The unlabelled argument in front of `traits:`.
  var name: ExprSyntax?
  /// The trait labelled `traits:` and the unlabelled ones that follow it.
  var traits: [ExprSyntax] = []
  var content: Content?

  init(_ node: some FreestandingMacroExpansionSyntax) {
    for argument in node.arguments {
      switch argument.label?.text {
      case "body": content = Self.content(argument.expression)
      case "traits": traits.append(argument.expression.trimmed)
      case nil where traits.isEmpty: name = argument.expression.trimmed
      case nil: traits.append(argument.expression.trimmed)
      default: break  // The compiler has already refused a label that the declaration does not have.
      }
    }
    if let closure = node.trailingClosure { content = .closure(closure) }
  }

  private static func content(_ expression: ExprSyntax) -> Content {
    if let closure = expression.as(ClosureExprSyntax.self) { return .closure(closure) }
    return .function(expression.trimmed)
  }
}
