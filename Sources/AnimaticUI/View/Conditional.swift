/// One of two views: what `if … else` and `switch` make.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  package let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ConditionalNode<TrueContent, FalseContent>(view, inputs)
  }
}

private final class ConditionalNode<T: View, F: View>: DynamicNode<_ConditionalContent<T, F>> {
  override func children() -> [Child] {
    switch view.storage {
    case .first(let first): return [Child(key: 0, first) { [unowned self] in environment }]
    case .second(let second): return [Child(key: 1, second) { [unowned self] in environment }]
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    OptionalNode<Wrapped>(view, inputs)
  }
}

private final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?> {
  override func children() -> [Child] {
    view.map { [Child(key: 0, $0) { [unowned self] in environment }] } ?? []
  }
}
