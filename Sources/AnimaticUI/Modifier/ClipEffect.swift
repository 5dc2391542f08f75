import AnimaticDrawing

/// Cuts a view off outside a shape that fits its frame.
public struct _ClipEffect<S: Shape> {
  var shape: S
}

extension _ClipEffect: ViewModifier, ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    ClipElement(self, node, child: child)
  }
}

private final class ClipElement<S: Shape>: ModifierElement<_ClipEffect<S>>, CornerRadiusReading {
  private var data: Attribute<S.AnimatableData>!

  override init(_ modifier: _ClipEffect<S>, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    data = Attribute("cornerRadius", self)
  }

  override var ownsFrame: Bool { true }
  override var kind: String { "clip" }
  override var cornerRadiusReader: (any CornerRadiusReading)? { self }

  override func commit(_ context: CommitContext) { data.commit(modifier.shape.animatableData, context) }

  private func outline(at time: Double) -> Outline {
    var shape = modifier.shape
    shape.animatableData = data.presented(at: time, or: shape.animatableData)
    return shape.path(in: presentedFrame(at: time)).outline
  }

  func cornerRadius(at time: Double) -> Double? {
    if case .roundedRectangle(_, let radius, _) = outline(at: time) { return radius }
    return nil
  }

  /// Taps outside the clip do not reach the content.
  override func admitsHit(_ point: CGPoint, at time: Double) -> Bool {
    OutlineHit.contains(outline(at: time), point)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    context.asOne(self) {
      let items = drawItems(context)
      guard !items.isEmpty else { return [] }
      let clip = outline(at: context.time)
      return [.group(DisplayGroup(clip: clip, content: content(items)))]
    }
  }
}

package protocol CornerRadiusReading: Element {
  func cornerRadius(at time: Double) -> Double?
}

extension View {
  /// Cuts the view off outside `shape`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape))
  }

  /// Cuts the view off outside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Rounds the view's corners: continuous ones, as current SDKs do.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
