import AnimaticDrawing

/// Draws a view larger or smaller about a point of its frame.
public struct _ScaleEffect: Equatable {
  var scale: CGSize
  var anchor: UnitPoint
}

extension _ScaleEffect: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    ScaleElement(self, node, child: child)
  }
}

/// Draws a view turned about a point of its frame.
public struct _RotationEffect: Equatable {
  var angle: Angle
  var anchor: UnitPoint
}

extension _RotationEffect: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    RotationElement(self, node, child: child)
  }
}

private final class ScaleElement: AnchoredElement<_ScaleEffect> {
  private var factor: Attribute<VectorPair>!

  override init(_ modifier: _ScaleEffect, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    factor = Attribute("scale", self)
  }

  override var modelAnchor: UnitPoint { modifier.anchor }

  private var model: VectorPair {
    VectorPair(Double(modifier.scale.width), Double(modifier.scale.height))
  }

  override func commit(_ context: CommitContext) {
    super.commit(context)
    factor.commit(model, context)
  }

  override func effectTransform(at time: Double) -> Transform {
    let value = factor.presented(at: time, or: model)
    if value.first == 1, value.second == 1 { return .identity }
    return .scale(value.first, value.second, about: anchorPoint(at: time))
  }
}

private final class RotationElement: AnchoredElement<_RotationEffect> {
  private var turn: Attribute<Double>!

  override init(_ modifier: _RotationEffect, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    turn = Attribute("rotation", self)
  }

  override var modelAnchor: UnitPoint { modifier.anchor }

  override func commit(_ context: CommitContext) {
    super.commit(context)
    turn.commit(modifier.angle.radians, context)
  }

  override func effectTransform(at time: Double) -> Transform {
    let radians = turn.presented(at: time, or: modifier.angle.radians)
    return radians == 0 ? .identity : .rotation(radians, about: anchorPoint(at: time))
  }
}

extension View {
  /// Draws the view `scale` times as large about `anchor`.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise about `anchor`.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
