import AnimaticDrawing

/// Draws a view turned in space about an axis through an anchor, seen from straight in front.
public struct _Rotation3DEffect: Equatable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat

  nonisolated public static func == (a: Self, b: Self) -> Bool {
    a.angle == b.angle && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
  }
}

extension _Rotation3DEffect: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    Rotation3DElement(self, node, child: child)
  }
}

private final class Rotation3DElement: AnchoredElement<_Rotation3DEffect> {
  /// Axis and depth of the anchor.
  private typealias Pose = AnimatablePair<VectorPair, VectorPair>
  private var turn: Attribute<Double>!
  private var pose: Attribute<Pose>!

  override init(_ modifier: _Rotation3DEffect, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    turn = Attribute("rotation3D", self)
    pose = Attribute("rotation3DAxis", self)
  }

  override var modelAnchor: UnitPoint { modifier.anchor }

  private var modelPose: Pose {
    let axis = modifier.axis
    return Pose(
      VectorPair(Double(axis.x), Double(axis.y)), VectorPair(Double(axis.z), Double(modifier.anchorZ)))
  }

  override func commit(_ context: CommitContext) {
    super.commit(context)
    turn.commit(modifier.angle.radians, context)
    pose.commit(modelPose, context)
  }

  override func effectTransform(at time: Double) -> Transform {
    let radians = turn.presented(at: time, or: modifier.angle.radians)
    guard radians != 0, radians.isFinite else { return .identity }
    let pose = pose.presented(at: time, or: modelPose)
    let anchor = anchorPoint(at: time)
    let space = CATransform3DTranslate(
      CATransform3DRotate(
        CATransform3DMakeTranslation(anchor.x, anchor.y, 0), CGFloat(radians), CGFloat(pose.first.first),
        CGFloat(pose.first.second), CGFloat(pose.second.first)),
      -anchor.x, -anchor.y, -CGFloat(pose.second.second))
    return ProjectionTransform(space).affine(at: anchor) ?? .identity
  }
}

extension View {
  /// Draws the view turned by `angle` about `axis`, in space.
  ///
  /// Pictures are drawn with affine maps, so the view is seen from straight in front and far away: a turn about
  /// the x or y axis through the anchor scales by the cosine of the angle, one about z is a plain turn, and others
  /// follow the rotation matrix. That is exact for `perspective: 0` and at every angle for z; with perspective
  /// the near half of a real view would be drawn larger and the far half smaller. Beyond 90 degrees the view is
  /// seen from behind, mirrored; at 90 degrees there is nothing to see. The angle, the axis and the anchor
  /// animate.
  ///
  /// - Parameters:
  ///   - anchor: The point of the view that the axis goes through.
  ///   - anchorZ: The depth of that point behind the view, points.
  ///   - perspective: Ignored.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ))
  }
}
