import AnimaticDrawing

/// A second view over or under a first, in its frame.
public struct _LayeredModifier<Layer> {
  let layer: Layer
  let alignment: Alignment
  let isBackground: Bool
}

extension _LayeredModifier: ViewModifier where Layer: View {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { LayeredNode<C, Layer>(view, inputs) }
}

private final class LayeredNode<C: View, L: View>: ContentNode<C, _LayeredModifier<L>> {
  private struct Layer {
    let node: _ViewNode
    let element: OverlaidElement
    /// The element that it lies on; nil while there is none.
    var base: ObjectIdentifier?
  }

  /// One for each view of the content, at least one.
  private var layers: [Layer] = []

  override func didMakeContent() { layers = [makeLayer()] }

  private func makeLayer() -> Layer {
    let slot = layers.isEmpty ? "layer" : "layer \(graph.makeSerial())"
    return Layer(
      node: view.modifier.layer.makeNode(inputs(slot: slot)), element: OverlaidElement(self))
  }

  override var childNodes: [_ViewNode] { super.childNodes + layers.map(\.node) }

  override func keepsElements(from old: ModifiedContent<C, _LayeredModifier<L>>) -> Bool {
    old.modifier.alignment == view.modifier.alignment
      && old.modifier.isBackground == view.modifier.isBackground
  }

  override func contentUpdated(from old: _LayeredModifier<L>) {
    for layer in layers { _ = view.modifier.layer.node(below: self, layer.node) }
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var primary: [ElementItem] = []
    content.collect(traits, into: &primary)
    // No view, no layer on it: an empty conditional makes nothing.
    guard let first = primary.first else { return }
    // Views on their way out go with the first that stays: a layer on an `if … else` stays where it is.
    let living = primary.filter { !$0.isLeaving }
    let bases = living.isEmpty ? [first] : living
    assign(bases.map { ObjectIdentifier($0.element) })
    for (index, base) in bases.enumerated() {
      let layer = layers[index]
      let mine = primary.filter { $0.element === base.element || (index == 0 && $0.isLeaving) }
      var secondary: [ElementItem] = []
      layer.node.collect(Traits(), into: &secondary)
      layer.element.isBackground = view.modifier.isBackground
      layer.element.alignment = view.modifier.alignment
      layer.element.setItems(primary: mine, secondary: secondary)
      let lead = index == 0 ? mine[0] : base
      items.append(
        ElementItem(
          element: layer.element, traits: lead.traits, slot: mine.allSatisfy(\.isLeaving) ? lead.slot : nil))
    }
  }

  /// Brings the layers into the order of what they lie on: each stays with its view, free ones are taken for new
  /// views, and those left over leave.
  private func assign(_ bases: [ObjectIdentifier]) {
    if layers.count == bases.count, zip(layers, bases).allSatisfy({ $0.base == $1 }) { return }
    var free = layers.filter { layer in !bases.contains { $0 == layer.base } }
    let known = layers
    layers = bases.map { base in
      var layer = known.first { $0.base == base } ?? (free.isEmpty ? makeLayer() : free.removeFirst())
      layer.base = base
      return layer
    }
    for layer in free { layer.node.leave() }
  }
}

/// The element of `.overlay` and `.background`: the first view decides the size, the second follows it.
package class OverlaidElement: Element {
  private var primary: [ElementItem] = []
  private var secondary: [ElementItem] = []
  var isBackground = false
  var alignment = Alignment.center

  func setItems(primary: [ElementItem], secondary: [ElementItem]) {
    self.primary = primary
    self.secondary = secondary
    for item in primary + secondary { item.element.parent = self }
  }

  package override var items: [ElementItem] { isBackground ? secondary + primary : primary + secondary }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    primary.filter { !$0.isLeaving || primary.count == 1 }.reduce(CGSize.zero) { size, item in
      let own = item.element.size(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  package override func placeItems() {
    for item in primary {
      if item.isLeaving, primary.count > 1 {
        item.element.keepPlace()
      } else {
        item.element.place(at: bounds.origin, bounds.size, proposal)
      }
    }
    let key = alignment.mirrored(node.environment.layoutDirection == .rightToLeft)
    // Several views in a layer lie over one another as in a ZStack: each by its own guides.
    for item in secondary {
      if item.isLeaving {
        item.element.keepPlace()
        continue
      }
      let inside = ProposedViewSize(bounds.size)
      let size = item.element.size(inside)
      func place(_ guide: AlignmentKey, _ primaryGuide: CGFloat?) -> CGFloat {
        (primaryGuide ?? guide.defaultValue(in: bounds.size)) - item.element.guide(guide, in: size)
      }
      let first = primary.first?.element
      let x = place(key.horizontal.key, first?.explicitGuide(key.horizontal.key, in: bounds.size))
      let y = place(key.vertical.key, first?.explicitGuide(key.vertical.key, in: bounds.size))
      item.element.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), size, inside)
    }
  }

  package override func spacing() -> Spacing { primary.first?.element.preferredSpacing() ?? .zero }

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    primary.first?.element.explicitGuide(key, in: size)
  }

  /// The views of the layer, or those that it lies on, back to front.
  final func content(of layer: Bool) -> [ElementItem] { DrawOrder.sorted(layer ? secondary : primary) }

  /// The layer is in front of (or behind) all of the content, whatever their traits say.
  package override var drawingOrder: [ElementItem] {
    let (first, second) = isBackground ? (secondary, primary) : (primary, secondary)
    return DrawOrder.sorted(first) + DrawOrder.sorted(second)
  }
}

/// A style that fills a view's frame, and the safe area beside it.
struct _BackgroundFill<S: ShapeStyle>: PlaceKeeping {
  let style: S
  let edges: Edge.Set
}

extension _BackgroundFill: View {
  typealias Body = Never

  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode(view, inputs) {
      ShapeElement($0, Rectangle())
    } update: { view, element in
      element.style = view.style.resolved(in: element.node.environment)
      element.bleeds = view.edges
    }
  }
}

extension View {
  /// Lays a view over this one; it gets this one's size as its proposal.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(layer: _LayerStack(alignment, content()), alignment: alignment, isBackground: false))
  }

  @_disfavoredOverload
  nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(_LayeredModifier(layer: overlay, alignment: alignment, isBackground: false))
  }

  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayeredModifier(
        layer: _BackgroundFill(style: style, edges: edges), alignment: .center, isBackground: false))
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    modifier(_LayeredModifier(layer: shape.fill(style), alignment: .center, isBackground: false))
  }

  /// Lays a view under this one; it gets this one's size as its proposal.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(layer: _LayerStack(alignment, content()), alignment: alignment, isBackground: true))
  }

  @_disfavoredOverload
  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayeredModifier(layer: background, alignment: alignment, isBackground: true))
  }

  /// Fills the frame, and the safe area beside it, under this view.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayeredModifier(
        layer: _BackgroundFill(style: style, edges: edges), alignment: .center, isBackground: true))
  }

  /// Fills a shape of the view's size under it.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    modifier(_LayeredModifier(layer: shape.fill(style), alignment: .center, isBackground: true))
  }
}

/// The views of an overlay's builder, as one layer.
struct _LayerStack<Content: View> {
  let alignment: Alignment
  let content: Content

  nonisolated init(_ alignment: Alignment, _ content: Content) {
    self.alignment = alignment
    self.content = content
  }
}

extension _LayerStack: View {
  var body: some View { ZStack(alignment: alignment) { content } }
}
