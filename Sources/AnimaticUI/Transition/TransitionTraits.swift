extension View {
  /// How the view comes and goes when it is inserted or removed under an animation.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TraitModifier { $0.transition = $0.transition ?? transition })
  }

  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }

  /// Where the view is drawn among its siblings: higher ones in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_TraitModifier { $0.zIndex = $0.zIndex ?? value })
  }

  /// Which views of a stack get their space first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitModifier { $0.layoutPriority = $0.layoutPriority ?? value })
  }
}

/// Says something to the container that the view stands in.
public struct _TraitModifier {
  let write: (inout Traits) -> Void
}

extension _TraitModifier: ViewModifier {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { TraitNode<C>(view, inputs) }
}

private final class TraitNode<C: View>: ContentNode<C, _TraitModifier> {
  /// What is written here completes what was written nearer the view, and goes on inwards.
  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var mine = Traits()
    view.modifier.write(&mine)
    let outer = mine.completed(by: traits)
    var inner: [ElementItem] = []
    content.collect(outer, into: &inner)
    for var item in inner {
      item.traits = item.traits.completed(by: mine)
      items.append(item)
    }
  }
}
