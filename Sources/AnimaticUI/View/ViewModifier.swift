/// Makes a new view of the view that it is applied to.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  /// The view that the modifier is applied to, as a stand-in.
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  nonisolated static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode
}

extension ViewModifier {
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ModifierBodyNode<C, Self>(view, inputs)
  }

  /// This modifier first, then `next`.
  nonisolated public func concat<T: ViewModifier>(_ next: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: next)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier and has no body")
  }
}

/// A view (or modifier) together with a modifier on it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    Modifier._makeNode(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the modified view inside a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  init() {}
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ModifierContentNode<Modifier>(view, inputs)
  }
}
