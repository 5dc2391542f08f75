/// Animates what is below in the update in which a value changed.
public struct _AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension _AnimationModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { AnimationNode<C, Value>(view, inputs) }
}

private final class AnimationNode<C: View, Value: Equatable>: ContentNode<C, _AnimationModifier<Value>> {
  private var changedEntry = -1

  override func modifierChanged(from old: _AnimationModifier<Value>, view: Bool, environment: Bool) {
    if old.value != self.view.modifier.value {
      changedEntry = graph.entryID
      forgetTransaction()
    }
  }

  override func filter(_ transaction: inout Transaction) {
    if changedEntry == graph.entryID, !transaction.disablesAnimations {
      transaction.animation = view.modifier.animation
    }
  }
}

/// Changes the transaction on its way down.
public struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { TransactionNode<C>(view, inputs) }
}

private final class TransactionNode<C: View>: ContentNode<C, _TransactionModifier> {
  override func filter(_ transaction: inout Transaction) { view.modifier.transform(&transaction) }
}

/// The animation of a transition with one of its own.
struct _TransitionAnimation {
  let animation: Animation?
}

extension _TransitionAnimation: ViewModifier {
  typealias Body = Never
  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { TransitionAnimationNode<C>(view, inputs) }
}

private final class TransitionAnimationNode<C: View>: ContentNode<C, _TransitionAnimation>,
  TransactionSaving
{
  override func filter(_ transaction: inout Transaction) {
    transaction.animation = view.modifier.animation
  }
  var savedTransaction: Transaction { transactionSource }
}

private protocol TransactionSaving: _ViewNode { var savedTransaction: Transaction { get } }

/// Below it the transaction is again what it was above the nearest transition with its own animation.
struct _TransactionRestore {}

extension _TransactionRestore: ViewModifier {
  typealias Body = Never
  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { TransactionRestoreNode<C>(view, inputs) }
}

private final class TransactionRestoreNode<C: View>: ContentNode<C, _TransactionRestore> {
  override func filter(_ transaction: inout Transaction) {
    var node = parent
    while let here = node {
      if let saving = here as? any TransactionSaving {
        transaction = saving.savedTransaction
        return
      }
      node = here.parent
    }
  }
}

extension View {
  /// Animates changes in this view that come in the same update as a change of `value`.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates every change in this view.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    // What a body makes of animated data has its motion already; a second one would trail behind it.
    transaction { if !$0.disablesAnimations, !$0.isSampling { $0.animation = animation } }
  }

  /// Changes the transaction for everything in this view, in every update.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
}
