import AnimaticDrawing

/// Draws what is in it through an affine map of its own frame; layout stays.
package class TransformingElement<M>: ModifierElement<M> {
  package override var ownsFrame: Bool { true }
  package override var kind: String { "effect" }

  package override func draw(_ context: DrawContext) -> [DisplayItem] {
    let transform = effectTransform(at: context.time)
    if transform.isIdentity { return drawItems(context) }
    // Without area (edge-on, scale 0) there is nothing to see.
    guard transform.inverse != nil else { return [] }
    let items = drawItems(context)
    return items.isEmpty ? [] : [.group(DisplayGroup(transform: transform, content: content(items)))]
  }
}

/// One that turns or scales about an anchor, which moves when it changes under an animation.
package class AnchoredElement<M>: TransformingElement<M> {
  private var pivot: Attribute<UnitPoint.AnimatableData>!

  package override init(_ modifier: M, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    pivot = Attribute("anchor", self)
  }

  package var modelAnchor: UnitPoint { .center }

  package override func commit(_ context: CommitContext) {
    pivot.commit(modelAnchor.animatableData, context)
  }

  /// The anchor as presented, in the element's coordinates.
  package final func anchorPoint(at time: Double) -> CGPoint {
    var point = modelAnchor
    point.animatableData = pivot.presented(at: time, or: point.animatableData)
    let frame = presentedFrame(at: time)
    return CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
  }
}
