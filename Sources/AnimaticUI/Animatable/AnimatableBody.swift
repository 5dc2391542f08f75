extension View where Self: Animatable {
  /// A view with animatable data: its body is evaluated at each instant while the data animates.
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BodyNode<Self>(view, inputs, motion: AnimatableMotion())
  }
}

extension Shape {
  /// A shape hands its data to what draws it.
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    BodyNode<Self>(view, inputs)
  }
}

extension ViewModifier where Self: Animatable {
  /// A modifier with animatable data: its body is evaluated at each instant while the data animates.
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ModifierBodyNode<C, Self>(view, inputs, motion: AnimatableMotion())
  }
}

/// A modifier whose body is evaluated with animated data. New code conforms to `ViewModifier` and `Animatable`.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
