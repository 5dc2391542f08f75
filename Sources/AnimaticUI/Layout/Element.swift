import AnimaticDrawing
import AnimaticTime

/// What is laid out, drawn and hit: text, shapes, containers and the modifiers that place or draw.
///
/// Layout runs on model values. `bounds` is the place that layout gave, in the stage's coordinates; effects
/// such as offset come on top as transforms.
package class Element: Anchored, AttributeOwner {
  package unowned let node: _ViewNode
  @BackReference package var parent: Element?
  private final var madeAnchor: ObjectAnchor?
  package var attributes: [AnyAttribute] = []

  package private(set) var bounds = CGRect.zero
  package private(set) var proposal = ProposedViewSize.unspecified
  package private(set) var isPlaced = false

  /// The graph's, which stays: read for each frame, where the way by the graph costs more than all else.
  private let pixelScale: Double
  private var sizes: [(ProposedViewSize, CGSize)] = []
  private var sizesPass = -1
  private var knownSpacing: (pass: Int, spacing: Spacing)?

  /// The place as it is drawn: rounded to pixels, animated where a change of place was.
  private var frameAttribute: Attribute<FrameData>?
  private var cache: RenderCache?
  private var lastContent: DisplayContent?

  package init(_ node: _ViewNode) {
    self.node = node
    pixelScale = node.graph.pixelScale
    if ownsFrame { frameAttribute = Attribute("frame", self, isGeometry: true) }
  }

  package final var anchor: ObjectAnchor {
    if let madeAnchor { return madeAnchor }
    let anchor = ObjectAnchor(self)
    madeAnchor = anchor
    return anchor
  }
  deinit { madeAnchor?.objectIsGone() }

  package var graph: ViewGraph { node.graph }
  package final var attributeNode: _ViewNode { node }
  /// An element that is gone is released, and its attributes with it.
  package final var carriesRuns: Bool { true }

  // MARK: What subclasses say

  /// Elements directly below, in source order.
  package var items: [ElementItem] { [] }
  /// The one element in it, where there never is another number of them: asked for without making a list.
  package var onlyElement: Element? { nil }
  /// Whether the element draws (or clips, or turns) at its own place, which then animates.
  package var ownsFrame: Bool { false }
  /// The size that it chooses for a proposal. Pure within a pass.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Places what is in it; `bounds` and `proposal` are set.
  package func placeItems() {}
  /// Starts animations for what changed.
  package func commit(_ context: CommitContext) {}
  /// What it looks like, back to front.
  package func draw(_ context: DrawContext) -> [DisplayItem] { drawItems(context) }
  /// The axis along which it arranges what is in it, as rows and columns do.
  package var stackAxis: Axis? { nil }
  /// Distances that it prefers to its neighbours in a stack.
  package func spacing() -> Spacing { .plain }
  /// The position of an alignment guide within its size, where it differs from the default.
  package func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
  /// How its own drawing moves what is in it, presented at `time`.
  package func effectTransform(at time: Double) -> Transform { .identity }
  /// How it fades what is in it, presented at `time`.
  package func effectOpacity(at time: Double) -> Double { 1 }
  /// What is in it, back to front.
  package var drawingOrder: [ElementItem] { items.count < 2 ? items : DrawOrder.sorted(items) }
  /// Whether hits pass through it to its content: model values count.
  package var allowsHits: Bool { true }
  /// What keeps hits away, in words; nil where nothing does.
  package var whyNoHits: String? { allowsHits ? nil : "it takes no hits" }
  /// Whether a hit at `point` (in its parent's coordinates) may reach it or its content at all.
  package func admitsHit(_ point: CGPoint, at time: Double) -> Bool { true }
  /// Whether the element itself, at its presented frame, is hit at `point` (in its own coordinates).
  package func containsHit(_ point: CGPoint, at time: Double) -> Bool { false }
  /// It is no part of the stage any more.
  package func wasDropped() {}
  /// The alpha of what the element itself draws; nil where it draws nothing.
  package func ownAlpha(at time: Double) -> Double? { nil }
  /// It fills its place with what has no holes, so that nothing behind it is seen where its alpha is 1.
  package var isOpaqueWhole: Bool { false }
  /// Itself, where it clips to a shape with corners.
  package var cornerRadiusReader: (any CornerRadiusReading)? { nil }
  /// A word for paths in traces.
  package var kind: String { TypeNames.short(type(of: self)) }
  package var visibleText: String? { nil }
  package var identifier: String? { nil }

  // MARK: Layout

  /// The size for a proposal, remembered for the pass.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    if sizesPass != graph.layoutPass {
      sizes.removeAll(keepingCapacity: true)
      sizesPass = graph.layoutPass
    }
    if let known = sizes.first(where: { $0.0 == proposal }) { return known.1 }
    let result = measure(proposal)
    sizes.append((proposal, result))
    return result
  }

  /// The distances that it prefers, remembered for the pass.
  package final func preferredSpacing() -> Spacing {
    if let knownSpacing, knownSpacing.pass == graph.layoutPass { return knownSpacing.spacing }
    let result = spacing()
    knownSpacing = (graph.layoutPass, result)
    return result
  }

  /// Gives the element its place.
  package final func place(at origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) {
    bounds = CGRect(origin: origin, size: size)
    self.proposal = proposal
    isPlaced = true
    placeItems()
  }

  /// Asks for a size and places with it.
  package final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    place(at: origin, size(proposal), proposal)
  }

  /// Leaving elements keep their last place, whatever happens around them.
  ///
  /// The elements of a transition are only made when a view leaves: they take over the place of the view.
  package final func keepPlace() {
    var known: Element? = self
    while let element = known, !element.isPlaced { known = (element as? UnaryElement)?.inner }
    if let known { place(at: known.bounds.origin, known.bounds.size, known.proposal) }
  }

  package final func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
    explicitGuide(key, in: size) ?? key.defaultValue(in: size)
  }

  // MARK: Commit

  package final func commitTree(_ context: CommitContext) {
    if let frameAttribute, isPlaced {
      frameAttribute.commit(FrameData(bounds.rounded(scale: pixelScale)), context)
    }
    commit(context)
    for item in items { item.commitTree(context) }
  }

  // MARK: Presented values

  /// The place as drawn at `time`.
  package final func presentedFrame(at time: Double) -> CGRect {
    let model = FrameData(bounds.rounded(scale: pixelScale))
    return frameAttribute.map { $0.presented(at: time, or: model).rect } ?? model.rect
  }

  /// The attribute of the place, where the element has one.
  final var frameMotion: AnyAttribute? { frameAttribute }

  package final var isRunning: Bool { attributes.contains { $0.isRunning } }

  /// From the element's coordinates to the stage's, through all effects above it.
  package final func stageTransform(at time: Double) -> Transform {
    var transform = Transform.identity
    var above = parent
    while let element = above {
      transform = transform.then(element.effectTransform(at: time))
      above = element.parent
    }
    return transform
  }

  // MARK: Drawing

  /// Draws, or hands out what was drawn before where nothing in it can have changed.
  package final func render(_ context: DrawContext) -> [DisplayItem] {
    if let cache, cache.version == graph.version, cache.shadows == context.shadows { return cache.items }
    let before = context.movingCount
    if isRunning { context.movingCount += 1 }
    let drawn = draw(context)
    cache =
      context.movingCount == before
      ? RenderCache(version: graph.version, shadows: context.shadows, items: drawn) : nil
    return drawn
  }

  package final func drawItems(_ context: DrawContext) -> [DisplayItem] {
    if let onlyElement { return onlyElement.render(context) }
    let items = drawingOrder
    if items.count == 1 { return items[0].element.render(context) }
    var drawn: [DisplayItem] = []
    drawn.reserveCapacity(items.count)
    for item in items { drawn += item.element.render(context) }
    return drawn
  }

  /// The same object as last time where the items are equal.
  package final func content(_ items: [DisplayItem]) -> DisplayContent {
    if let lastContent, lastContent.items == items { return lastContent }
    let made = DisplayContent(items)
    lastContent = made
    return made
  }

  package func path(_ attribute: String) -> String {
    if let text = visibleText { return "\(attribute)(\"\(text)\")" }
    return ownsFrame ? "\(attribute)(\(kind))" : attribute
  }
}

private struct RenderCache {
  let version: Int
  let shadows: [Shadow]
  let items: [DisplayItem]
}

/// What drawing needs besides the elements.
package final class DrawContext {
  /// Seconds.
  package let time: Double
  /// Shadows that every leaf below casts, innermost first.
  package var shadows: [Shadow] = []
  /// Elements with a running animation seen so far: what none was seen in may be kept.
  package var movingCount = 0

  package init(time: Double) { self.time = time }

  /// A drawn leaf with the shadows that apply to it.
  package func leaf(_ items: [DisplayItem], _ element: Element) -> [DisplayItem] {
    guard !shadows.isEmpty, !items.isEmpty else { return items }
    var result = items
    for shadow in shadows {
      let group = DisplayGroup(shadow: shadow, content: DisplayContent(result))
      result = [.group(group)]
    }
    return result
  }

  /// Draws something that is one leaf for the shadows outside it.
  package func asOne(_ element: Element, _ draw: () -> [DisplayItem]) -> [DisplayItem] {
    let outer = shadows
    shadows = []
    let items = draw()
    shadows = outer
    return leaf(items, element)
  }
}

/// Which of a container's elements is drawn under which (docs/fidelity.md).
package enum DrawOrder {
  /// Back to front: by zIndex, at equal zIndex leaving elements first, in the order of leaving.
  ///
  /// Before iOS 17 leaving ones came last among equals as soon as any zIndex was in play.
  package static func sorted(_ items: [ElementItem]) -> [ElementItem] {
    let isRanked = items.contains { ($0.traits.zIndex ?? 0) != 0 }
    guard isRanked || items.contains(where: \.isLeaving) else { return items }
    let leavingFirst = !isRanked || items[0].element.graph.semantics.drawsLeavingFirst
    return items.enumerated().sorted { a, b in
      let (za, zb) = (a.element.traits.zIndex ?? 0, b.element.traits.zIndex ?? 0)
      if za != zb { return za < zb }
      if a.element.isLeaving != b.element.isLeaving { return a.element.isLeaving == leavingFirst }
      let (first, second) = (a.element.slot?.departureOrder ?? 0, b.element.slot?.departureOrder ?? 0)
      if first != second { return first < second }
      return a.offset < b.offset
    }.map(\.element)
  }
}
