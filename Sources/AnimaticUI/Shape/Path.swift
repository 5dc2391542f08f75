import AnimaticDrawing

/// The outline of a shape.
public struct Path: Equatable, Sendable {
  package var elements: [PathElement] = []
  /// Set where the path is one of the simple outlines, which draw faster and more exactly.
  package var simple: Outline?

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) { simple = .rectangle(rect) }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = ._standard
  ) {
    simple = .roundedRectangle(rect, radius: Double(cornerRadius), style: style.corner)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = ._standard
  ) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  public init(ellipseIn rect: CGRect) { simple = .ellipse(rect) }

  package init(_ outline: Outline) { simple = outline }

  package var outline: Outline { simple ?? .path(elements, evenOdd: false) }
  public var isEmpty: Bool { simple == nil && elements.isEmpty }
  public var boundingRect: CGRect { outline.bounds }
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
    default: return nil
    }
  }

  public mutating func move(to point: CGPoint) { append([.move(to: point)]) }
  public mutating func addLine(to point: CGPoint) { append([.line(to: point)]) }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append([.quadCurve(to: point, control: control)])
  }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append([.curve(to: point, control1: control1, control2: control2)])
  }
  public mutating func closeSubpath() { append([.closeSubpath]) }

  /// A simple outline that goes on is one no more.
  mutating func append(_ more: [PathElement]) {
    if let simple {
      elements = simple.elements
      self.simple = nil
    }
    elements += more
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// An arc as cubic curves of at most a quarter turn each (error below 0.03 % of the radius).
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    guard radius.isFinite, startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    var sweep = endAngle.radians - startAngle.radians
    // "Clockwise" is said for an axis that points up, as on iOS.
    if clockwise, sweep > 0 { sweep -= 2 * .pi }
    if !clockwise, sweep < 0 { sweep += 2 * .pi }
    sweep = max(-2 * .pi, min(2 * .pi, sweep))
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4.0 / 3.0 * tan(step / 4)
    for i in 0..<pieces {
      let (a, b) = (startAngle.radians + Double(i) * step, startAngle.radians + Double(i + 1) * step)
      let (p, q) = (point(a), point(b))
      addCurve(
        to: q,
        control1: CGPoint(x: p.x - radius * handle * sin(a), y: p.y + radius * handle * cos(a)),
        control2: CGPoint(x: q.x + radius * handle * sin(b), y: q.y - radius * handle * cos(b)))
    }
  }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    OutlineHit.contains(eoFill ? .path(outline.elements, evenOdd: true) : outline, point)
  }
}

/// How rounded corners are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  package var corner: CornerStyle { self == .circular ? .circular : .continuous }
}

extension RoundedCornerStyle {
  /// What a shape gets that names no style: continuous corners since the SDK of iOS 17, circular ones before.
  ///
  /// Asked for where the shape is made, as the SDK of the build decides.
  public static var _standard: RoundedCornerStyle {
    AnimationSemantics.current >= .iOS17 ? .continuous : .circular
  }
}
