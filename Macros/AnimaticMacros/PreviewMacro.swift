import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name", traits: …) { … }`: a type that conforms to `_PreviewDeclaration` and holds the body.
///
/// The type's name is unique, since a macro at file scope may not introduce a name of its own choice; a loader finds it
/// by its conformance. Declarations marked `@Previewable` become stored properties of a view, because only a view can
/// own `@State`; all else stays in the body, in order, and is therefore evaluated anew with every update.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let call = PreviewCall(node)
    guard let content = call.content else {
      throw MacroExpansionErrorMessage("'#Preview' needs a body: #Preview { … }")
    }
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let type = context.makeUniqueName("Preview")
    let view = context.makeUniqueName("PreviewContent")
    return [
      """
      struct \(type): _PreviewDeclaration {
        static var name: String? { \(call.name ?? "nil") }
        static var traits: [PreviewTrait<Preview.ViewTraits>] { [\(raw: call.traits.map(\.description).joined(separator: ", "))] }
        static var fileID: String { \(location?.file ?? "\"\"") }
        static var line: Int { \(location?.line ?? "0") }
        \(try members(for: content, view: view, in: context))
      }
      """
    ]
  }

  /// The `body` of the declaration, and the view that it shows where there are `@Previewable` declarations.
  private static func members(
    for content: PreviewCall.Content, view: TokenSyntax, in context: some MacroExpansionContext
  ) throws -> DeclSyntax {
    switch content {
    case .function(let function):
      return "@MainActor static var body: some View { (\(function))() }"
    case .closure(let closure):
      let split = PreviewableSplit(closure.statements)
      for nested in split.nested {
        context.diagnose(
          Diagnostic(
            node: nested,
            message: MacroExpansionErrorMessage(
              "'@Previewable' belongs at the top level of the preview's body; move this declaration there")))
      }
      guard !split.lifted.isEmpty else {
        return "@MainActor static var body: some View {\(closure.statements)\n}"
      }
      return """
        private struct \(view): View {
          \(raw: split.lifted.map { $0.trimmedDescription }.joined(separator: "\n"))
          var body: some View {\(split.statements)
          }
        }
        @MainActor static var body: some View { \(view)() }
        """
    }
  }
}
