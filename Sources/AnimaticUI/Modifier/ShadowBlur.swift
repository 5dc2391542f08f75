import AnimaticDrawing

/// A shadow under every drawn part of a view.
public struct _ShadowEffect: Equatable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
}

extension _ShadowEffect: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    ShadowElement(self, node, child: child)
  }
}

/// Colour, radius and offset animate together.
private typealias ShadowData = AnimatablePair<ColorData, AnimatablePair<Double, VectorPair>>

private final class ShadowElement: ModifierElement<_ShadowEffect> {
  private var look: Attribute<ShadowData>!

  override init(_ modifier: _ShadowEffect, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    look = Attribute("shadow", self)
  }

  private var model: ShadowData {
    ShadowData(
      ColorData(modifier.color.resolved(in: environment), graph.semantics),
      AnimatablePair(
        Double(max(0, modifier.radius)),
        VectorPair(Double(modifier.offset.width), Double(modifier.offset.height))))
  }

  override func commit(_ context: CommitContext) { look.commit(model, context) }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let value = look.presented(at: context.time, or: model)
    let shadow = Shadow(
      color: value.first.color, radius: max(0, value.second.first),
      offset: CGSize(width: value.second.second.first, height: value.second.second.second))
    guard shadow.color.alpha > 0 else { return drawItems(context) }
    // Outer shadows are cast by what the inner ones already made.
    let outer = context.shadows
    context.shadows = [shadow] + outer
    defer { context.shadows = outer }
    return drawItems(context)
  }
}

/// Makes one picture of a view before anything outside is applied to it.
public struct _CompositingGroupEffect: Equatable {}

extension _CompositingGroupEffect: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    CompositingElement(self, node, child: child)
  }
}

private final class CompositingElement: ModifierElement<_CompositingGroupEffect> {
  override func draw(_ context: DrawContext) -> [DisplayItem] {
    context.asOne(self) {
      let items = drawItems(context)
      return items.count < 2 ? items : [.group(DisplayGroup(content: content(items)))]
    }
  }
}

/// Blurs a view.
public struct _BlurEffect: Equatable {
  var radius: CGFloat
}

extension _BlurEffect: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    BlurElement(self, node, child: child)
  }
}

private final class BlurElement: ModifierElement<_BlurEffect> {
  private var radius: Attribute<Double>!

  override init(_ modifier: _BlurEffect, _ node: _ViewNode, child: ElementItem) {
    super.init(modifier, node, child: child)
    radius = Attribute("blur", self)
  }

  override func commit(_ context: CommitContext) { radius.commit(Double(modifier.radius), context) }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let value = radius.presented(at: context.time, or: Double(modifier.radius))
    if value <= 0 { return drawItems(context) }
    return context.asOne(self) {
      let items = drawItems(context)
      return items.isEmpty ? [] : [.group(DisplayGroup(blur: value, content: content(items)))]
    }
  }
}

extension View {
  /// A shadow with a Gaussian edge, cast by each drawn part of the view on its own.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Makes one picture of the view, so that later effects apply to it as a whole.
  nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_CompositingGroupEffect())
  }

  /// A Gaussian blur with `radius` as its standard deviation, in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius))
  }
}
