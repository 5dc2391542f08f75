import AnimaticDrawing

/// A view that is drawn by code: a closure fills a context of the view's size.
///
/// The closure runs for each picture in which the canvas may have changed. What it reads from the view around it is
/// that of the last evaluation, so a canvas moves where its view does: in a `TimelineView`, by state, or in a view
/// that is `Animatable`. Like shapes it takes all the room that it is offered.
public struct Canvas<Symbols: View> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols

  /// - Parameters:
  ///   - opaque: Taken, changes nothing: what is not drawn on is clear.
  ///   - colorMode: Taken, changes nothing.
  ///   - rendersAsynchronously: Taken, changes nothing.
  ///   - renderer: Draws into the context, in points from the top left corner.
  ///   - symbols: Views with tags, which the renderer resolves and draws.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer, symbols: { EmptyView() })
  }
}

/// The working space of colours; pictures here are gamma-encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension Canvas: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    CanvasNode(view, inputs)
  }
}

/// The node of a canvas: keeps the views that it uses as symbols, which stand nowhere in the layout.
private final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>> {
  private var symbols: _ViewNode?
  private var element: CanvasElement!

  override init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    symbols = view.symbols.node(below: self, nil)
    element = CanvasElement(self)
    element.renderer = view.renderer
  }

  override var childNodes: [_ViewNode] { symbols.map { [$0] } ?? [] }
  override var label: String { "Canvas" }

  override func changed(from old: Canvas<Symbols>, view: Bool, environment: Bool) {
    symbols = self.view.symbols.node(below: self, symbols)
    element.renderer = self.view.renderer
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var inner: [ElementItem] = []
    symbols?.collect(Traits(), into: &inner)
    element.setSymbols(inner)
    items.append(ElementItem(element: element, traits: traits))
  }
}

final class CanvasElement: Element {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  /// No part of the stage: placed at the origin, drawn where the renderer says.
  private(set) var symbols: [ElementItem] = []

  override var ownsFrame: Bool { true }
  override var kind: String { "Canvas" }

  func setSymbols(_ items: [ElementItem]) { symbols = items.filter { !$0.isLeaving } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeItems() {
    for symbol in symbols { symbol.element.place(at: .zero, .unspecified) }
  }

  override func commit(_ context: CommitContext) {
    for symbol in symbols { symbol.commitTree(context) }
  }

  override func ownAlpha(at time: Double) -> Double? { bounds.isEmpty ? nil : 1 }

  override func containsHit(_ point: CGPoint, at time: Double) -> Bool {
    presentedFrame(at: time).contains(point)
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let frame = presentedFrame(at: context.time)
    guard frame.width > 0, frame.height > 0 else { return [] }
    let drawing = CanvasDrawing(
      size: frame.size, environment: node.environment, measurer: graph.measurer, pixelScale: graph.pixelScale,
      symbols: { [unowned self] in symbol($0, context) })
    var graphics = GraphicsContext(drawing)
    renderer(&graphics, frame.size)
    guard !drawing.items.isEmpty else { return [] }
    let items = drawing.items
    let moved = Transform.translation(Double(frame.minX), Double(frame.minY))
    let whole = DisplayGroup(transform: moved, content: content(items))
    return context.leaf([.group(whole)], self)
  }

  /// The picture of a symbol, with its size.
  private func symbol(_ id: AnyHashable, _ context: DrawContext) -> (items: [DisplayItem], size: CGSize)? {
    let tagged = symbols.first { ($0.traits.layoutValues[CanvasTag.key] as? AnyHashable) == id }
    guard let element = tagged?.element else { return nil }
    let outer = context.shadows
    context.shadows = []
    defer { context.shadows = outer }
    return (element.render(context), element.bounds.size)
  }
}

/// The tag of a view, as a trait: what a canvas knows its symbols by.
enum CanvasTag: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
  static var key: ObjectIdentifier { ObjectIdentifier(CanvasTag.self) }
}
