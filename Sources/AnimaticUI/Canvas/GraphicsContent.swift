import AnimaticDrawing

extension GraphicsContext {
  /// A text in the fonts of the canvas's environment, ready to be measured and drawn.
  public struct ResolvedText {
    fileprivate let text: StyledText
    fileprivate let measurer: any TextMeasurer
    fileprivate let ownColor: Color?
    /// What it is drawn in; its own colour where it has one, or the foreground style.
    public var shading: Shading

    fileprivate func layout(_ size: CGSize?) -> TextLayout {
      measurer.layout(text, width: size.flatMap { $0.width.isFinite ? Double(max(0, $0.width)) : nil })
    }

    /// The size it takes within `size`.
    public func measure(in size: CGSize) -> CGSize { layout(size).size }
    public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(size).firstBaseline) }
    public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(size).lastBaseline) }
  }

  /// A picture, ready to be drawn.
  public struct ResolvedImage {
    fileprivate let spec: SymbolSpec
    fileprivate let metrics: SymbolLayout
    /// Points.
    public let size: CGSize
    /// From its top, points.
    public let baseline: CGFloat
    /// What it is drawn in; nil: the foreground style.
    public var shading: Shading?
  }

  /// One of the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    fileprivate let items: [DisplayItem]
    /// Points.
    public let size: CGSize
  }

  // MARK: Resolving

  public func resolve(_ text: Text) -> ResolvedText {
    let color = text.wholeColor
    return ResolvedText(
      text: text.reading(at: VirtualTime.clock.now).text.styled(in: drawing.environment),
      measurer: drawing.measurer, ownColor: color, shading: color.map { .color($0) } ?? .foreground)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let spec = image.spec(in: drawing.environment)
    let metrics = drawing.measurer.layout(spec, pixelScale: drawing.pixelScale)
    return ResolvedImage(
      spec: spec, metrics: metrics, size: metrics.size, baseline: CGFloat(metrics.baseline), shading: nil)
  }

  /// Styles depend on the environment only when they are drawn: the shading itself.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The symbol whose view has the tag; nil where none has.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols(AnyHashable(id)).map { ResolvedSymbol(items: $0.items, size: $0.size) }
  }

  // MARK: Text

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.layout(rect.size)
    add([.text(layout, at: rect.origin, color: text.shading.plain(drawing.environment))])
  }

  /// With its anchor at a point, on lines without a limit.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(nil)
    let origin = Self.origin(of: layout.size, at: point, anchor)
    add([.text(layout, at: origin, color: text.shading.plain(drawing.environment))])
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  /// Fills a rectangle, keeping the aspect ratio.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard !image.spec.name.isEmpty else { return }
    let color = (image.shading ?? .foreground).plain(drawing.environment)
    add([.symbol(image.spec, ink: rect, color: color)])
  }

  /// At its own size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    guard !image.spec.name.isEmpty else { return }
    let origin = Self.origin(of: image.size, at: point, anchor)
    let ink = image.metrics.ink.offsetBy(dx: origin.x, dy: origin.y)
    let color = (image.shading ?? .foreground).plain(drawing.environment)
    add([.symbol(image.spec, ink: ink, color: color)])
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// At its own size, with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = Self.origin(of: symbol.size, at: point, anchor)
    draw(symbol, .translation(Double(origin.x), Double(origin.y)))
  }

  /// Scaled to fill a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let (x, y) = (rect.width / symbol.size.width, rect.height / symbol.size.height)
    draw(
      symbol,
      Transform(a: Double(x), b: 0, c: 0, d: Double(y), tx: Double(rect.minX), ty: Double(rect.minY)))
  }

  private func draw(_ symbol: ResolvedSymbol, _ transform: Transform) {
    guard !symbol.items.isEmpty else { return }
    add([.group(DisplayGroup(transform: transform, content: DisplayContent(symbol.items)))])
  }

  private static func origin(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
  }
}
