/// A name by which tests and scenarios find a view (`#name`).
public struct _AccessibilityIdentifier: Equatable {
  let name: String
}

extension _AccessibilityIdentifier: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    IdentifierElement(self, node, child: child)
  }
}

private final class IdentifierElement: ModifierElement<_AccessibilityIdentifier> {
  override var identifier: String? { modifier.name }
}

extension View {
  /// Names the view for scenarios: `#identifier` addresses it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityIdentifier(name: identifier))
  }

  /// The older spelling of `accessibilityIdentifier(_:)`.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}
