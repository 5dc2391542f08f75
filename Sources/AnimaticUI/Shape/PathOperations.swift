import AnimaticDrawing

extension Path {
  /// The part between two shares of the length, 0…1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    var result = Path()
    result.elements = PathTrim(outline.elements).part(from: Double(from), to: Double(to))
    return result
  }

  /// The path through an affine map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = Path()
    result.elements = outline.elements.map { element in
      switch element {
      case .move(let p): return .move(to: p.applying(transform))
      case .line(let p): return .line(to: p.applying(transform))
      case .quadCurve(let p, let c):
        return .quadCurve(to: p.applying(transform), control: c.applying(transform))
      case .curve(let p, let a, let b):
        return .curve(
          to: p.applying(transform), control1: a.applying(transform), control2: b.applying(transform))
      case .closeSubpath: return .closeSubpath
      }
    }
    return result
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { Path(outline.moved(by: CGPoint(x: dx, y: dy))) }

  /// Appends another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.applying(transform).outline.elements)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = ._standard,
    transform: CGAffineTransform = .identity
  ) {
    let radius = min(cornerSize.width, cornerSize.height)
    addPath(Path(roundedRect: rect, cornerRadius: radius, style: style), transform: transform)
  }

  /// An arc that begins at `startAngle` and turns by `delta`, clockwise on the screen where that is positive.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
    addPath(arc, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addPath(Path(rect), transform: transform) }
  }

  /// A line towards the first point, then an arc that touches it and the line from there to the second one.
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else {
      move(to: corner)
      return
    }
    func direction(_ p: CGPoint) -> (x: CGFloat, y: CGFloat, length: CGFloat) {
      let (x, y) = (p.x - corner.x, p.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? (x / length, y / length, length) : (0, 0, 0)
    }
    let (back, on) = (direction(start), direction(end))
    let cosine = max(-1, min(1, back.x * on.x + back.y * on.y))
    let half = acos(cosine) / 2
    // On one line, or of no size, there is no arc: the corner itself is reached.
    guard radius > 0, back.length > 0, on.length > 0, sin(half) > 1e-6, cos(half) > 1e-6 else {
      addLine(to: corner)
      return
    }
    let reach = radius * cos(half) / sin(half)
    let (first, last) = (
      CGPoint(x: corner.x + back.x * reach, y: corner.y + back.y * reach),
      CGPoint(x: corner.x + on.x * reach, y: corner.y + on.y * reach)
    )
    addLine(to: first)
    // One cubic curve: arcs between tangents turn by less than half a turn.
    let handle = radius * 4 / 3 * tan((.pi / 2 - half) / 2)
    addCurve(
      to: last,
      control1: CGPoint(x: first.x - back.x * handle, y: first.y - back.y * handle),
      control2: CGPoint(x: last.x - on.x * handle, y: last.y - on.y * handle))
  }

  /// One piece of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls a function with the pieces of the outline, in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements {
      switch element {
      case .move(let p): body(.move(to: p))
      case .line(let p): body(.line(to: p))
      case .quadCurve(let p, let c): body(.quadCurve(to: p, control: c))
      case .curve(let p, let a, let b): body(.curve(to: p, control1: a, control2: b))
      case .closeSubpath: body(.closeSubpath)
      }
    }
  }
}
