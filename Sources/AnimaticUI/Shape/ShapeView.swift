import AnimaticDrawing

/// A shape drawn with a style.
public struct _ShapeView<S: Shape, Style: ShapeStyle> {
  package let shape: S
  package let style: Style
  package var line: StrokeStyle?
  package var evenOdd = false

  nonisolated package init(shape: S, style: Style, line: StrokeStyle? = nil, evenOdd: Bool = false) {
    self.shape = shape
    self.style = style
    self.line = line
    self.evenOdd = evenOdd
  }
}

extension _ShapeView: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode(view, inputs) {
      ShapeElement<S>($0, view.shape)
    } update: { view, element in
      element.shape = view.shape
      element.line = view.line
      element.evenOdd = view.evenOdd
      element.style = view.style.resolved(in: element.node.environment)
    }
  }
}

package final class ShapeElement<S: Shape>: Element {
  var shape: S
  var line: StrokeStyle?
  var evenOdd = false
  var style = ResolvedStyle.color(.black)
  /// Set for a background: the edges at which it bleeds into the safe area beside it.
  var bleeds: Edge.Set?
  private var data: Attribute<S.AnimatableData>!
  private var color: Attribute<ColorData>!

  init(_ node: _ViewNode, _ shape: S) {
    self.shape = shape
    super.init(node)
    data = Attribute("shape", self)
    color = Attribute("color", self)
  }

  package override var ownsFrame: Bool { true }
  package override var kind: String { bleeds == nil ? TypeNames.short(S.self) : "background" }

  private func drawnFrame(at time: Double) -> CGRect {
    let frame = presentedFrame(at: time)
    guard let bleeds else { return frame }
    return SafeArea.extend(frame, touching: bounds, edges: bleeds, graph.rootElement)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func commit(_ context: CommitContext) {
    data.commit(shape.animatableData, context)
    if case .color(let target) = style { color.commit(ColorData(target, graph.semantics), context) }
  }

  private func presentedStyle(at time: Double) -> ResolvedStyle {
    guard case .color(let target) = style else { return style }
    return .color(color.presented(at: time, or: ColorData(target, graph.semantics)).color)
  }

  private func presentedOutline(at time: Double) -> Outline {
    var presented = shape
    presented.animatableData = data.presented(at: time, or: shape.animatableData)
    return presented.path(in: drawnFrame(at: time)).outline
  }

  package override func ownAlpha(at time: Double) -> Double? {
    let alpha = presentedStyle(at: time).alpha
    return bounds.isEmpty ? nil : alpha
  }

  package override func containsHit(_ point: CGPoint, at time: Double) -> Bool {
    presentedStyle(at: time).alpha > 0 && OutlineHit.contains(presentedOutline(at: time), point)
  }

  package override func draw(_ context: DrawContext) -> [DisplayItem] {
    let frame = drawnFrame(at: context.time)
    guard frame.width > 0, frame.height > 0 || line != nil else { return [] }
    let paint = presentedStyle(at: context.time).paint(in: frame)
    if case .color(let color) = paint, color.alpha <= 0 { return [] }
    var outline = presentedOutline(at: context.time)
    if evenOdd, case .path(let elements, _) = outline { outline = .path(elements, evenOdd: true) }
    if let line { return context.leaf([.stroke(outline, line.line, paint)], self) }
    return context.leaf([.fill(outline, paint)], self)
  }
}
