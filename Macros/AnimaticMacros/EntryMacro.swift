import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Value = first` in an extension of `EnvironmentValues` or `Transaction`: a key with its default,
/// and accessors that go through it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  /// The variable's parts, or nil after saying what is wrong with it.
  private struct Entry {
    var name: String
    var type: String?
    var value: String
    var key: String

    init?(_ declaration: some DeclSyntaxProtocol, _ context: some MacroExpansionContext) {
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first,
        let identifier = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      name = identifier.identifier.text
      let declared = binding.typeAnnotation?.type
      type = declared?.trimmedDescription
      if let initial = binding.initializer?.value {
        value = initial.trimmedDescription
      } else if let declared, declared.is(OptionalTypeSyntax.self) {
        value = "nil"
      } else {
        return nil
      }
      let extended = context.lexicalContext.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?
        .extendedType.trimmedDescription
      key = extended?.hasSuffix("Transaction") == true ? "TransactionKey" : "EnvironmentKey"
    }
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration, context) else {
      let message = "'@Entry' marks a variable with a first value, such as '@Entry var accent: Color = .blue'"
      context.diagnose(Diagnostic(node: node, message: MacroExpansionErrorMessage(message)))
      return []
    }
    let type = entry.type.map { ": \($0)" } ?? ""
    return [
      """
      private struct __Key_\(raw: entry.name): \(raw: entry.key) {
        nonisolated(unsafe) static let defaultValue\(raw: type) = \(raw: entry.value)
      }
      """
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration, context) else { return [] }
    return [
      "get { self[__Key_\(raw: entry.name).self] }",
      "set { self[__Key_\(raw: entry.name).self] = newValue }",
    ]
  }
}
