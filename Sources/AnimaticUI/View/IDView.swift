/// A view with an explicit identity: another id is another view.
public struct IDView<Content, ID: Hashable> {
  package let content: Content
  package let id: ID
}

extension IDView: View where Content: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    IDNode<Content, ID>(view, inputs)
  }
}

private final class IDNode<Content: View, ID: Hashable>: DynamicNode<IDView<Content, ID>> {
  override func children() -> [Child] {
    [Child(key: view.id, view.content) { [unowned self] in environment }]
  }
}

extension View {
  /// Ties the view's identity to `id`: where it changes, state starts anew and transitions play.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
