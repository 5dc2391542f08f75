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
}
