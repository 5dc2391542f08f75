import AnimaticDrawing

/// Draws a view through a map that depends on its size; layout stays.
///
/// The map is evaluated at each instant with `animatableData` as presented then.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map, in the view's coordinates: (0, 0) is its top left corner, `size` in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ElementModifierNode<C, Self>(view, inputs) { GeometryEffectElement($0, $1, child: $2) }
  }

  /// The same effect, kept from geometry readers. They never see effects here, so that nothing changes.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

private final class GeometryEffectElement<E: GeometryEffect>: TransformingElement<E> {
  private var data: Attribute<E.AnimatableData>!

  override init(_ modifier: E, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    data = Attribute("animatableData", self)
  }

  override var kind: String { TypeNames.short(E.self) }

  override func commit(_ context: CommitContext) { data.commit(modifier.animatableData, context) }

  override func effectTransform(at time: Double) -> Transform {
    var effect = modifier
    effect.animatableData = data.presented(at: time, or: effect.animatableData)
    let frame = presentedFrame(at: time)
    let value = effect.effectValue(size: frame.size)
    if value.isIdentity { return .identity }
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    guard let local = value.affine(at: middle) else { return .scale(0, 0, about: .zero) }
    return Transform.translation(-frame.minX, -frame.minY).then(local).then(
      .translation(frame.minX, frame.minY))
  }
}

/// A geometry effect that geometry readers do not see.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  nonisolated public init(base: Base) { self.base = base }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Draws a view through an affine map. Changes of the map are shown at once: it has no animatable data.
public struct _TransformEffect: GeometryEffect, Equatable {
  public var transform: CGAffineTransform
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Draws a view through a map with perspective. Changes of the map are shown at once.
public struct _ProjectionEffect: GeometryEffect, Equatable {
  public var transform: ProjectionTransform
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Draws the view through an affine map of its coordinates. A change is shown at once, under an animation too.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws the view through a projection of its coordinates (see `ProjectionTransform`). A change is shown at
  /// once, under an animation too.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
