import AnimaticDrawing

/// What a canvas is drawn into: a destination together with a state of opacity, transform, clips and filters.
///
/// A value: a copy draws into the same picture, and what is changed about the copy's state stays with the copy.
public struct GraphicsContext {
  let drawing: CanvasDrawing
  private var clips: [Clip] = []
  private var filters: [Filter] = []

  /// 0…1, of all that is drawn from here on.
  public var opacity: Double = 1
  /// Taken; everything is drawn the ordinary way.
  public var blendMode: BlendMode = .normal
  /// From the points of drawing to those of the canvas.
  public var transform: CGAffineTransform = .identity

  init(_ drawing: CanvasDrawing) { self.drawing = drawing }

  /// A boundary of what is seen, in the canvas's points.
  private enum Clip {
    case outline(Outline)
    case mask(DisplayContent)
  }

  public var environment: EnvironmentValues { drawing.environment }

  /// The box around what clips leave open, in the points of drawing.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: drawing.size)
    for case .outline(let outline) in clips { rect = rect.intersection(outline.bounds) }
    return transform.drawn.inverse?.apply(rect) ?? .zero
  }

  // MARK: State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Clockwise on the screen.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// `matrix` is applied to points before the transform so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Ways to clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies inside is cut away, not what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Cuts off what is drawn from here on outside a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    let moved = path.applying(transform)
    if options.contains(.inverse) {
      // Even-odd: the inside of the path in a frame that holds everything is outside.
      var frame = Path()
      frame.addRect(
        CGRect(origin: .zero, size: drawing.size).union(moved.boundingRect).insetBy(dx: -1000, dy: -1000))
      frame.addPath(moved)
      clips.append(.outline(.path(frame.outline.elements, evenOdd: true)))
    } else if style.isEOFilled {
      clips.append(.outline(.path(moved.outline.elements, evenOdd: true)))
    } else {
      clips.append(.outline(moved.outline))
    }
  }

  /// Shows what is drawn from here on only as far as a layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = drawing.layer()
    var context = GraphicsContext(layer)
    context.transform = transform
    context.opacity = opacity
    try content(&context)
    clips.append(.mask(DisplayContent(layer.items)))
  }

  /// Changes how all that is drawn from here on looks.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) { filters.append(filter) }

  // MARK: Drawing

  /// Draws with a context of its own, whose picture is then drawn as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = drawing.layer()
    var context = GraphicsContext(layer)
    try content(&context)
    add(layer.items)
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    var outline = path.outline
    if style.isEOFilled { outline = .path(outline.elements, evenOdd: true) }
    guard let paint = shading.paint(in: path.boundingRect, drawing.environment) else { return }
    add([.fill(outline, paint)])
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard style.lineWidth > 0, let paint = shading.paint(in: path.boundingRect, drawing.environment) else {
      return
    }
    add([.stroke(path.outline, style.line, paint)])
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds items in the points of drawing, seen through the state.
  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0 else { return }
    var drawn = items
    for filter in filters { drawn = filter.applied(to: drawn, drawing.environment) }
    if !transform.isIdentity || opacity < 1 {
      let group = DisplayGroup(
        transform: transform.drawn, opacity: min(1, opacity), content: DisplayContent(drawn))
      drawn = [.group(group)]
    }
    for clip in clips {
      switch clip {
      case .outline(let outline):
        drawn = [.group(DisplayGroup(clip: outline, content: DisplayContent(drawn)))]
      case .mask(let mask): drawn = [.group(DisplayGroup(mask: mask, content: DisplayContent(drawn)))]
      }
    }
    drawing.items += drawn
  }
}
