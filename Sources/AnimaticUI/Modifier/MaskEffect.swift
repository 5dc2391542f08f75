import AnimaticDrawing

/// Shows a view as far as another one, laid over it, is opaque.
public struct _MaskEffect<Mask> {
  let mask: Mask
  let alignment: Alignment
}

extension _MaskEffect: ViewModifier where Mask: View {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { MaskNode<C, Mask>(view, inputs) }
}

private final class MaskNode<C: View, M: View>: ContentNode<C, _MaskEffect<M>> {
  private var mask: _ViewNode!
  private var element: MaskElement!

  override func didMakeContent() {
    mask = view.modifier.mask.makeNode(inputs(slot: "mask"))
    element = MaskElement(self)
  }

  override var childNodes: [_ViewNode] { super.childNodes + (mask.map { [$0] } ?? []) }

  override func contentUpdated(from old: _MaskEffect<M>) {
    _ = view.modifier.mask.node(below: self, mask)
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var primary: [ElementItem] = []
    content.collect(traits, into: &primary)
    guard let first = primary.first else { return }
    var secondary: [ElementItem] = []
    mask.collect(Traits(), into: &secondary)
    element.alignment = view.modifier.alignment
    element.setItems(primary: primary, secondary: secondary)
    items.append(
      ElementItem(
        element: element, traits: first.traits, slot: primary.allSatisfy(\.isLeaving) ? first.slot : nil))
  }
}

/// Laid out like an overlay; the overlay is the stencil.
private final class MaskElement: OverlaidElement {
  override func draw(_ context: DrawContext) -> [DisplayItem] {
    context.asOne(self) {
      let items = content(of: false).flatMap { $0.element.render(context) }
      let shadows = context.shadows
      context.shadows = []
      let stencil = content(of: true).flatMap { $0.element.render(context) }
      context.shadows = shadows
      guard !items.isEmpty, !stencil.isEmpty else { return [] }
      return [.group(DisplayGroup(mask: maskContent(stencil), content: self.content(items)))]
    }
  }

  private var lastMask: DisplayContent?

  private func maskContent(_ items: [DisplayItem]) -> DisplayContent {
    if let lastMask, lastMask.items == items { return lastMask }
    let made = DisplayContent(items)
    lastMask = made
    return made
  }

  /// The stencil takes no taps and is found by nobody.
  override var drawingOrder: [ElementItem] { content(of: false) }
}

extension View {
  /// Shows the view as far as `mask`, laid over it, is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskEffect(mask: _LayerStack(alignment, mask()), alignment: alignment))
  }

  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }
}
