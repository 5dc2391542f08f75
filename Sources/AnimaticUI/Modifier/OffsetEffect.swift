import AnimaticDrawing

/// Draws and hits a view elsewhere; layout stays.
public struct _OffsetEffect: Equatable, PlaceKeeping {
  var offset: CGSize
}

extension _OffsetEffect: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    OffsetElement(self, node, child: child)
  }
}

package typealias VectorPair = AnimatablePair<Double, Double>

/// Moves what is in it by an animated distance.
private class ShiftingElement<M>: ModifierElement<M> {
  private var shift: Attribute<VectorPair>!

  override init(_ modifier: M, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    shift = Attribute("offset", self)
  }

  var target: CGSize { .zero }
  private var model: VectorPair { VectorPair(Double(target.width), Double(target.height)) }

  override func commit(_ context: CommitContext) { shift.commit(model, context) }

  override func effectTransform(at time: Double) -> Transform {
    let value = shift.presented(at: time, or: model)
    return .translation(value.first, value.second)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let items = drawItems(context)
    let transform = effectTransform(at: context.time)
    if items.isEmpty || transform.isIdentity { return items }
    return [.group(DisplayGroup(transform: transform, content: content(items)))]
  }
}

private final class OffsetElement: ShiftingElement<_OffsetEffect> {
  override var target: CGSize { modifier.offset }
}

/// Moves a view out towards an edge by its own size; nil: in place.
package struct _MoveEffect: Equatable, PlaceKeeping {
  var edge: Edge?
}

extension _MoveEffect: ElementModifier {
  package typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    MoveElement(self, node, child: child)
  }
}

private final class MoveElement: ShiftingElement<_MoveEffect> {
  override var target: CGSize {
    guard let edge = modifier.edge else { return .zero }
    let mirrored = environment.layoutDirection == .rightToLeft
    switch edge {
    case .top: return CGSize(width: 0, height: -bounds.height)
    case .bottom: return CGSize(width: 0, height: bounds.height)
    case .leading: return CGSize(width: mirrored ? bounds.width : -bounds.width, height: 0)
    case .trailing: return CGSize(width: mirrored ? -bounds.width : bounds.width, height: 0)
    }
  }
}

extension View {
  /// Draws the view `offset` points away from its place.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
