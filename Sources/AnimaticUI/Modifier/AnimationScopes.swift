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

private final class AnimationNode<C: View, Value: Equatable>: ContentNode<C, _AnimationModifier<Value>>,
  AnimationScoping
{
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
  override func filter(_ transaction: inout Transaction) { transaction.apply(view.modifier.transform) }
}

/// Changes the transaction on its way down in the update in which a value changed.
public struct _ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension _ValueTransactionModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { ValueTransactionNode<C, Value>(view, inputs) }
}

private final class ValueTransactionNode<C: View, Value: Equatable>:
  ContentNode<C, _ValueTransactionModifier<Value>>
{
  private var changedEntry = -1

  override func modifierChanged(from old: _ValueTransactionModifier<Value>, view: Bool, environment: Bool) {
    if old.value != self.view.modifier.value {
      changedEntry = graph.entryID
      forgetTransaction()
    }
  }

  override func filter(_ transaction: inout Transaction) {
    if changedEntry == graph.entryID { transaction.apply(view.modifier.transform) }
  }
}

extension Transaction {
  /// Changes it by a user's closure; completions that it adds are sure to come, animators or not.
  mutating func apply(_ transform: (inout Transaction) -> Void) {
    let known = listeners.count
    transform(&self)
    for listener in listeners.dropFirst(known) { listener.bodyReturned() }
  }

  /// What the form of `.animation` without a value does to every update.
  static func installing(_ animation: Animation?) -> (inout Transaction) -> Void {
    // What a body makes of animated data has its motion already; a second one would trail behind it.
    { if !$0.disablesAnimations, !$0.isSampling { $0.animation = animation } }
  }
}

extension View {
  /// Animates changes in this view that come in the same update as a change of `value`.
  ///
  /// Reaches what is written before it, down to the leaves; a modifier nearer the leaf wins there. nil keeps the
  /// changes of that update from being animated. Wins over an enclosing `withAnimation`, unless the
  /// transaction's `disablesAnimations` is set.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates every change in this view, whatever caused it.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction(Transaction.installing(animation))
  }

  /// Changes the transaction for everything in this view, in every update.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction for everything in this view, in updates in which `value` changed.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}
