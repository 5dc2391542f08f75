/// A bar at an edge beside a view, which gets the room that is left.
public struct _SafeAreaInsetModifier<Bar> {
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  /// nil: 8 points.
  let spacing: CGFloat?
}

extension _SafeAreaInsetModifier: ViewModifier where Bar: View {
  public typealias Body = Never
  nonisolated public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode { SafeAreaInsetNode<C, Bar>(view, inputs) }
}

private final class SafeAreaInsetNode<C: View, B: View>: ContentNode<C, _SafeAreaInsetModifier<B>> {
  private var bar: _ViewNode!
  private var element: SafeAreaInsetElement!

  override func didMakeContent() {
    bar = view.modifier.bar.makeNode(inputs(slot: "bar"))
    element = SafeAreaInsetElement(self)
  }

  override var childNodes: [_ViewNode] { super.childNodes + (bar.map { [$0] } ?? []) }

  override func contentUpdated(from old: _SafeAreaInsetModifier<B>) {
    _ = view.modifier.bar.node(below: self, bar)
  }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    var primary: [ElementItem] = []
    content.collect(traits, into: &primary)
    guard let first = primary.first else { return }
    var bars: [ElementItem] = []
    bar.collect(Traits(), into: &bars)
    let modifier = view.modifier
    element.edge = modifier.edge
    element.alignment = modifier.alignment
    element.gap = modifier.spacing ?? 8
    element.setItems(primary: primary, bars: bars)
    items.append(
      ElementItem(
        element: element, traits: first.traits, slot: primary.allSatisfy(\.isLeaving) ? first.slot : nil))
  }
}

/// The bar takes its own height (or width) at the edge; the content is offered the rest.
private final class SafeAreaInsetElement: Element {
  private var primary: [ElementItem] = []
  private var bars: [ElementItem] = []
  var edge = Edge.bottom
  var alignment = Alignment.center
  var gap: CGFloat = 0

  func setItems(primary: [ElementItem], bars: [ElementItem]) {
    self.primary = primary
    self.bars = bars
    for item in primary + bars { item.element.parent = self }
  }

  override var items: [ElementItem] { primary + bars }
  /// The bar lies over what it is beside.
  override var drawingOrder: [ElementItem] { DrawOrder.sorted(primary) + DrawOrder.sorted(bars) }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func barSize(_ proposal: ProposedViewSize) -> CGSize {
    let inside =
      isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
    return bars.filter { !$0.isLeaving }.map { $0.element.size(inside) }
      .reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
  }

  /// What the bar and its distance take at the edge; nothing without a bar.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    let size = barSize(proposal)
    let length = isVertical ? size.height : size.width
    return length > 0 ? length + gap : 0
  }

  private func rest(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let taken = taken(proposal)
    return isVertical
      ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - taken) })
      : ProposedViewSize(width: proposal.width.map { max(0, $0 - taken) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = taken(proposal)
    let size = primary.first.map { $0.element.size(rest(proposal)) } ?? .zero
    return isVertical
      ? CGSize(width: size.width, height: size.height + taken)
      : CGSize(width: size.width + taken, height: size.height)
  }

  override func placeItems() {
    let taken = taken(proposal)
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let isNear = edge == .top || edge == (isMirrored ? .trailing : .leading)
    let shift = isNear ? taken : 0
    for item in primary {
      if item.isLeaving, primary.count > 1 {
        item.element.keepPlace()
      } else {
        item.element.place(
          at: CGPoint(x: bounds.minX + (isVertical ? 0 : shift), y: bounds.minY + (isVertical ? shift : 0)),
          rest(proposal))
      }
    }
    let key = alignment.mirrored(isMirrored)
    let inside =
      isVertical
      ? ProposedViewSize(width: bounds.width, height: nil)
      : ProposedViewSize(width: nil, height: bounds.height)
    for item in bars {
      if item.isLeaving {
        item.element.keepPlace()
        continue
      }
      let size = item.element.size(inside)
      let across =
        isVertical
        ? key.horizontal.key.defaultValue(in: bounds.size) - item.element.guide(key.horizontal.key, in: size)
        : key.vertical.key.defaultValue(in: bounds.size) - item.element.guide(key.vertical.key, in: size)
      let along =
        isNear ? 0 : (isVertical ? bounds.height - size.height : bounds.width - size.width)
      item.element.place(
        at: CGPoint(
          x: bounds.minX + (isVertical ? across : along), y: bounds.minY + (isVertical ? along : across)),
        size, inside)
    }
  }
}

extension View {
  /// Shows a bar at the top or bottom edge; this view gets the room that is left. Unlike on a device what lies
  /// behind the bar is not extended under it.
  /// A bar at an edge (iOS 26); an inset without the fading of what scrolls under it.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let place = Alignment(horizontal: alignment, vertical: .center)
    return modifier(
      _SafeAreaInsetModifier(
        bar: _LayerStack(place, content()), edge: edge == .top ? .top : .bottom, alignment: place,
        spacing: spacing))
  }

  /// Shows a bar at the leading or trailing edge.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let place = Alignment(horizontal: .center, vertical: alignment)
    return modifier(
      _SafeAreaInsetModifier(
        bar: _LayerStack(place, content()), edge: edge == .leading ? .leading : .trailing, alignment: place,
        spacing: spacing))
  }

  /// Space at the edges, as by a bar that is not there.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
