/// The transaction of a transition, changed for it alone.
struct _TransitionTransaction {
  let transform: (inout Transaction) -> Void
}

extension _TransitionTransaction: ViewModifier {
  typealias Body = Never
  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { TransitionTransactionNode<C>(view, inputs) }
}

private protocol TransitionScoping: _ViewNode {}

private final class TransitionTransactionNode<C: View>: ContentNode<C, _TransitionTransaction>,
  TransitionScoping
{
  override var isTransactionScope: Bool { true }
  override func filter(_ transaction: inout Transaction) { transaction.apply(view.modifier.transform) }
}

/// Below it the transaction is again what it was above the nearest transition with one of its own.
struct _TransactionRestore {}

extension _TransactionRestore: ViewModifier {
  typealias Body = Never
  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { TransactionRestoreNode<C>(view, inputs) }
}

private final class TransactionRestoreNode<C: View>: ContentNode<C, _TransactionRestore> {
  private weak var scope: (any TransitionScoping)?

  override func prepare() {
    var node = parent
    while let here = node, scope == nil {
      scope = here as? any TransitionScoping
      node = here.parent
    }
  }

  override var endedScope: _ViewNode? { scope }
}
