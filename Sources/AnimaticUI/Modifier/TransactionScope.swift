/// A view inside modifiers that alone see a changed transaction: `.animation(_:body:)`, `.transaction(_:body:)`.
public struct _TransactionScope<Base: View, Body: View> {
  let base: Base
  let content: Body
  let transform: (inout Transaction) -> Void
}

extension _TransactionScope: View {
  public var body: Never { fatalError("a transaction's scope has no body") }

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    TransactionScopeNode<Base, Body>(view, inputs)
  }
}

/// Changes the transaction down to the stand-in of the view, which gets back what arrived here.
private final class TransactionScopeNode<Base: View, Content: View>:
  TypedNode<_TransactionScope<Base, Content>>, ContentProviding
{
  private var child: TypedNode<Content>!
  private var placeholders: [WeakPlaceholder] = []

  override init(_ view: _TransactionScope<Base, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.hasTransactionScopes = true
    child = view.content.makeNode(self.inputs())
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override var isTransactionScope: Bool { true }
  override func filter(_ transaction: inout Transaction) { transaction.apply(view.transform) }

  override func changed(from old: _TransactionScope<Base, Content>, view: Bool, environment: Bool) {
    child.set(self.view.content, environment: self.environment)
    placeholders.removeAll { $0.node == nil }
    for placeholder in placeholders { placeholder.node?.contentDidChange() }
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    child.collect(traits, into: &items)
  }

  var modifierType: Any.Type { Base.self }

  func makeContent(for placeholder: ContentPlaceholderNode) -> _ViewNode {
    placeholders.append(WeakPlaceholder(node: placeholder))
    return view.base.makeNode(placeholder.inputs())
  }

  func updateContent(_ node: _ViewNode, environment: EnvironmentValues) {
    unsafeDowncast(node, to: TypedNode<Base>.self).set(view.base, environment: environment)
  }
}

/// A modifier under a transaction of its own; what it modifies gets back the one from outside.
public struct _PushPopTransactionModifier<Content: ViewModifier> {
  let content: Content
  let transform: (inout Transaction) -> Void
}

extension _PushPopTransactionModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { PushPopNode<C, Content>(view, inputs) }
}

private final class PushPopNode<C: View, M: ViewModifier>:
  TypedNode<ModifiedContent<C, _PushPopTransactionModifier<M>>>
{
  private typealias Inner = ModifiedContent<_PoppedContent<C, M>, M>
  private var child: TypedNode<Inner>!

  override init(_ view: ModifiedContent<C, _PushPopTransactionModifier<M>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    graph.hasTransactionScopes = true
    child = inner.makeNode(self.inputs())
  }

  private var inner: Inner {
    Inner(content: _PoppedContent(content: view.content), modifier: view.modifier.content)
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override var isTransactionScope: Bool { true }
  override func filter(_ transaction: inout Transaction) {
    transaction.apply(view.modifier.transform)
  }

  override func changed(
    from old: ModifiedContent<C, _PushPopTransactionModifier<M>>, view: Bool, environment: Bool
  ) {
    child.set(inner, environment: self.environment)
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    child.collect(traits, into: &items)
  }
}

/// What a modifier with a transaction of its own modifies: the transaction from outside comes back here.
struct _PoppedContent<Content: View, Modifier: ViewModifier> {
  let content: Content
}

extension _PoppedContent: View {
  typealias Body = Never
  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    PoppedNode<Content, Modifier>(view, inputs)
  }
}

private final class PoppedNode<C: View, M: ViewModifier>: TypedNode<_PoppedContent<C, M>> {
  private weak var scope: PushPopNode<C, M>?
  private var child: TypedNode<C>!

  override init(_ view: _PoppedContent<C, M>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    var node = inputs.parent
    while let here = node, scope == nil {
      scope = here as? PushPopNode<C, M>
      node = here.parent
    }
    child = view.content.makeNode(self.inputs())
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override var endedScope: _ViewNode? { scope }

  override func changed(from old: _PoppedContent<C, M>, view: Bool, environment: Bool) {
    child.set(self.view.content, environment: self.environment)
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    child.collect(traits, into: &items)
  }
}

extension View {
  /// Animates the modifiers that `body` writes on the stand-in for this view, and nothing else: changes in the
  /// view itself, and of where it is laid out, go by the transaction from outside.
  ///
  /// ```swift
  /// Text("Saved").animation(.easeOut) { $0.opacity(isFaint ? 0.5 : 1) }
  /// ```
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction(Transaction.installing(animation), body: body)
  }

  /// Changes the transaction for the modifiers that `body` writes on the stand-in for this view, and for
  /// nothing else.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _TransactionScope(base: self, content: body(PlaceholderContentView()), transform: transform)
  }
}

extension ViewModifier {
  /// This modifier under a changed transaction; what it modifies does not see the change.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    _PushPopTransactionModifier(content: self, transform: transform)
  }

  /// This modifier, animated by `animation` in every update; what it modifies does not see it.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction(Transaction.installing(animation))
  }
}
