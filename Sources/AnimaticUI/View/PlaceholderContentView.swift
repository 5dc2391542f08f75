/// Stands for a view: in the body of a transition, and in that of `.animation(_:body:)`.
public struct PlaceholderContentView<Value> {
  nonisolated init() {}
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    PlaceholderNode<Value>(view, inputs)
  }
}

/// Brings the content into a transition's body.
struct _PlaceholderProvider<Value, Provided: View> {
  let content: Provided
}

extension _PlaceholderProvider: ViewModifier {
  typealias Body = Never
  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { PlaceholderProviderNode<C, Value, Provided>(view, inputs) }
}

private final class PlaceholderProviderNode<C: View, Value, Provided: View>:
  ContentNode<C, _PlaceholderProvider<Value, Provided>>, ContentProviding
{
  private var placeholders: [WeakPlaceholder] = []

  var modifierType: Any.Type { Value.self }

  func makeContent(for placeholder: ContentPlaceholderNode) -> _ViewNode {
    placeholders.append(WeakPlaceholder(node: placeholder))
    return view.modifier.content.makeNode(placeholder.inputs())
  }

  func updateContent(_ node: _ViewNode, environment: EnvironmentValues) {
    unsafeDowncast(node, to: TypedNode<Provided>.self).set(view.modifier.content, environment: environment)
  }

  override func contentUpdated(from old: _PlaceholderProvider<Value, Provided>) {
    placeholders.removeAll { $0.node == nil }
    for placeholder in placeholders { placeholder.node?.contentDidChange() }
  }
}

/// The node of a stand-in: holds the node of what it stands for.
final class PlaceholderNode<Value>: TypedNode<PlaceholderContentView<Value>>, ContentPlaceholderNode {
  private weak var provider: (any ContentProviding)?
  private var content: _ViewNode?

  override init(_ view: PlaceholderContentView<Value>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    var node = inputs.parent
    while let here = node {
      if let found = here as? any ContentProviding, found.modifierType == Value.self {
        provider = found
        break
      }
      node = here.parent
    }
    content = provider?.makeContent(for: self)
  }

  override var childNodes: [_ViewNode] { content.map { [$0] } ?? [] }

  override var endedScope: _ViewNode? {
    provider.flatMap { $0.isTransactionScope ? $0 : nil }
  }

  func contentDidChange() {
    if let content { provider?.updateContent(content, environment: environment) }
  }

  override func changed(from old: PlaceholderContentView<Value>, view: Bool, environment: Bool) {
    contentDidChange()
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    content?.collect(traits, into: &items)
  }
}
