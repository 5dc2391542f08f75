import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Previewable`: a mark that adds nothing by itself; `#Preview` moves what it stands at into a view.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let message: String?
    if !declaration.is(VariableDeclSyntax.self) {
      message = "'@Previewable' marks a variable, such as '@Previewable @State var isShown = false'"
    } else if !context.lexicalContext.contains(where: isPreview) {
      message = "'@Previewable' works only inside '#Preview'"
    } else {
      message = nil
    }
    if let message {
      context.diagnose(Diagnostic(node: node, message: MacroExpansionErrorMessage(message)))
    }
    return []
  }

  private static func isPreview(_ syntax: Syntax) -> Bool {
    let name =
      syntax.as(MacroExpansionDeclSyntax.self)?.macroName
      ?? syntax.as(MacroExpansionExprSyntax.self)?.macroName
    return name?.text == "Preview"
  }
}
