import AnimaticDrawing

/// A picture; here always a system symbol, or a placeholder for one of the app's own.
public struct Image: Equatable, Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  public enum ResizingMode: Sendable { case tile, stretch }

  let name: String
  var isResizable = false
  var font: Font?

  /// A symbol by SF Symbols' name.
  nonisolated public init(systemName: String) { name = systemName }

  /// A picture of the app's own, which is not there: drawn as a placeholder.
  nonisolated public init(_ name: String) { self.name = "asset:" + name }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(name) }
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
  nonisolated public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil
  ) { self.init(name) }

  /// A symbol of which a part is filled; here all of it is.
  nonisolated public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  nonisolated public func font(_ font: Font?) -> Image {
    var copy = self
    copy.font = font
    return copy
  }
}

extension Image: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LeafNode(view, inputs) {
      SymbolElement($0)
    } update: {
      $1.update($0)
    }
  }
}

extension Image {
  /// The symbol in the font and scale of an environment.
  func spec(in environment: EnvironmentValues) -> SymbolSpec {
    var font = font ?? environment.font ?? .body
    if let weight = environment.fontWeight { font = font.weight(weight) }
    let scales: [Scale: SymbolSpec.Scale] = [.small: .small, .medium: .medium, .large: .large]
    return SymbolSpec(
      name: name, font: font.spec(environment.dynamicTypeSize), scale: scales[environment.imageScale]!)
  }
}

package final class SymbolElement: Element {
  private var spec = SymbolSpec(name: "", font: FontSpec(size: 17))
  private var isResizable = false
  private var color: Attribute<ColorData>!
  /// Made where the symbol changes with a transition of its own.
  private var fade: ContentFade<SymbolSpec>?
  private var warned = ""

  override init(_ node: _ViewNode) {
    super.init(node)
    color = Attribute("color", self)
  }

  package override var ownsFrame: Bool { true }
  package override var kind: String { "Image \(spec.name)" }

  func update(_ image: Image) {
    let newest = image.spec(in: node.environment)
    if newest != spec, isPlaced {
      let fades = node.environment.contentTransition.fadesSymbols
      if fades, fade == nil { fade = ContentFade(self) }
      fade?.willChange(from: fades ? spec : nil)
    }
    spec = newest
    isResizable = image.isResizable
    if !isEmpty, !metrics.isKnown, warned != spec.name {
      warned = spec.name
      graph.emit(
        .warning, name: node.owner,
        detail: "no icon stands in for the symbol \"\(spec.name)\": a placeholder is drawn")
    }
  }

  /// No name is no picture: it takes no room, nor a gap beside it, as on a device.
  private var isEmpty: Bool { spec.name.isEmpty }

  private var metrics: SymbolLayout { graph.measurer.layout(spec, pixelScale: graph.pixelScale) }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if isEmpty { return .zero }
    let metrics = metrics
    guard isResizable else { return metrics.size }
    return proposal.replacingUnspecifiedDimensions(by: metrics.ink.size)
  }

  package override func spacing() -> Spacing {
    if isEmpty { return .zero }
    let metrics = metrics
    return isResizable ? .plain : .symbol(descent: Double(metrics.size.height) - metrics.baseline)
  }

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard !isResizable, !isEmpty, key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    return CGFloat(metrics.baseline)
  }

  private var modelColor: RGBA { ForegroundStyle().resolved(in: node.environment).plain }

  package override func commit(_ context: CommitContext) {
    color.commit(ColorData(modelColor, graph.semantics), context)
    fade?.commit(context)
  }

  private func presentedColor(at time: Double) -> RGBA {
    color.presented(at: time, or: ColorData(modelColor, graph.semantics)).color
  }

  package override func ownAlpha(at time: Double) -> Double? {
    presentedColor(at: time).alpha * (fade?.mixture(at: time).newest ?? 1)
  }

  package override func containsHit(_ point: CGPoint, at time: Double) -> Bool {
    presentedFrame(at: time).contains(point)
  }

  package override func draw(_ context: DrawContext) -> [DisplayItem] {
    let color = presentedColor(at: context.time)
    guard color.alpha > 0 else { return [] }
    let frame = presentedFrame(at: context.time)
    func items(_ spec: SymbolSpec) -> [DisplayItem] {
      if spec.name.isEmpty { return [] }
      if isResizable { return [.symbol(spec, ink: frame, color: color)] }
      let ink = graph.measurer.layout(spec, pixelScale: graph.pixelScale).ink
      return [.symbol(spec, ink: ink.offsetBy(dx: frame.minX, dy: frame.minY), color: color)]
    }
    let drawn = fade?.items(at: context.time, newest: items(spec), older: items) ?? items(spec)
    return drawn.isEmpty ? [] : context.leaf(drawn, self)
  }
}

/// How content is fitted into a frame of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Keeps an aspect ratio.
public struct _AspectRatioLayout: Equatable {
  var ratio: CGFloat?
  var mode: ContentMode
}

extension _AspectRatioLayout: ElementModifier {
  public typealias Body = Never
  package func makeElement(_ node: _ViewNode, child: ElementItem) -> ModifierElement<Self> {
    AspectRatioElement(self, node, child: child)
  }
}

private final class AspectRatioElement: ModifierElement<_AspectRatioLayout> {
  private func fitted(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = inner.size(.unspecified)
    let ratio = modifier.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let w?, let h?):
      let wide = h * ratio
      let useWidth = modifier.mode == .fit ? w <= wide : w >= wide
      return useWidth
        ? ProposedViewSize(width: w, height: w / ratio) : ProposedViewSize(width: wide, height: h)
    case (let w?, nil): return ProposedViewSize(width: w, height: w / ratio)
    case (nil, let h?): return ProposedViewSize(width: h * ratio, height: h)
    case (nil, nil): return ProposedViewSize(ideal)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(fitted(proposal)) }

  override func placeItems() {
    let inside = fitted(proposal)
    inner.place(at: bounds.origin, inner.size(inside), inside)
  }
}

extension View {
  /// Keeps `aspectRatio` (width by height; nil: the view's own) within or around what is proposed.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
