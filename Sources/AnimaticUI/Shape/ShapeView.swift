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
  private var paint: StyleMotion!
  private var stroke: Attribute<NumberList>?

  init(_ node: _ViewNode, _ shape: S) {
    self.shape = shape
    super.init(node)
    data = Attribute("shape", self)
    paint = StyleMotion(self)
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
    paint.commit(style, context)
    if let line { commit(line, context) }
  }

  private func commit(_ line: StrokeStyle, _ context: CommitContext) {
    let attribute = stroke ?? Attribute("stroke", self)
    stroke = attribute
    // Another number of dashes is another pattern: nothing leads from one to the other.
    if let model = attribute.model, model.values.count != line.numbers.values.count {
      attribute.snap(to: line.numbers, context.graph)
    } else {
      attribute.commit(line.numbers, context)
    }
  }

  private func presentedStyle(at time: Double) -> ResolvedStyle { paint.presented(style, at: time) }

  private func presentedLine(_ line: StrokeStyle, at time: Double) -> LineStyle {
    guard let stroke, stroke.isRunning else { return line.line }
    return line.with(stroke.presented(at: time, or: line.numbers)).line
  }

  private func presentedOutline(at time: Double) -> Outline {
    var presented = shape
    presented.animatableData = data.presented(at: time, or: shape.animatableData)
    return presented.path(in: drawnFrame(at: time)).outline
  }

  package override func ownAlpha(at time: Double) -> Double? {
    // What shrinks to nothing is seen until it has.
    if bounds.isEmpty, presentedFrame(at: time).isEmpty { return nil }
    return presentedStyle(at: time).alpha
  }

  package override var isOpaqueWhole: Bool { line == nil }

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
    if let line {
      return context.leaf([.stroke(outline, presentedLine(line, at: context.time), paint)], self)
    }
    return context.leaf([.fill(outline, paint)], self)
  }
}
