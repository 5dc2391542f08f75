/// A piece of user interface, described by a value.
///
/// Conform a structure, give it a `body` made of other views, and mark what it remembers with `@State`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// What the view consists of. Evaluated whenever something that it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that stands for a view of this type. Only primitive views have one of their own.
  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode
}

extension View {
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BodyNode<Self>(view, inputs)
  }
}

extension Never: View {
  public typealias Body = Never
}

/// Views without a body of their own: text, shapes, stacks and the like.
extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}
