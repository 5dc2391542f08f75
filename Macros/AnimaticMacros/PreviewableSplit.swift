import SwiftSyntax

/// A preview's statements, parted into what a view stores and what its body evaluates.
struct PreviewableSplit {
  /// Declarations marked `@Previewable`, without that mark.
  var lifted: [DeclSyntax] = []
  /// All other statements, in order.
  var statements: CodeBlockItemListSyntax
  /// Marks inside nested blocks, where nothing can be lifted from.
  var nested: [AttributeSyntax] = []

  init(_ items: CodeBlockItemListSyntax) {
    var rest: [CodeBlockItemSyntax] = []
    for item in items {
      if let variable = item.item.as(VariableDeclSyntax.self), let stored = Self.lift(variable) {
        lifted.append(stored)
      } else {
        rest.append(item)
        let finder = PreviewableFinder(viewMode: .sourceAccurate)
        finder.walk(item)
        nested += finder.found
      }
    }
    statements = CodeBlockItemListSyntax(rest)
  }

  /// The declaration without `@Previewable`, or nil where it is not marked.
  private static func lift(_ variable: VariableDeclSyntax) -> DeclSyntax? {
    let attributes = variable.attributes.filter { !$0.isPreviewable }
    guard attributes.count < variable.attributes.count else { return nil }
    var stored = variable
    stored.leadingTrivia = []
    stored.attributes = attributes
    return DeclSyntax(stored)
  }
}

/// Finds `@Previewable` marks in a statement, except inside a nested `#Preview`.
private final class PreviewableFinder: SyntaxVisitor {
  var found: [AttributeSyntax] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if AttributeListSyntax.Element(node).isPreviewable { found.append(node) }
    return .skipChildren
  }
}

extension AttributeListSyntax.Element {
  /// Whether this is `@Previewable`, also with the module's name in front.
  var isPreviewable: Bool {
    guard case .attribute(let attribute) = self else { return false }
    let name = attribute.attributeName.trimmedDescription
    return name == "Previewable" || name.hasSuffix(".Previewable")
  }
}
