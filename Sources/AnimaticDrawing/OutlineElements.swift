import Foundation

extension Outline {
  /// The outline step by step, clockwise on the screen: a rectangle from its top left corner, ellipses and
  /// rounded rectangles from the middle of their right side. This is where trims begin.
  public var elements: [PathElement] {
    switch self {
    case .rectangle(let rect):
      let r = rect.standardized
      return [
        .move(to: CGPoint(x: r.minX, y: r.minY)), .line(to: CGPoint(x: r.maxX, y: r.minY)),
        .line(to: CGPoint(x: r.maxX, y: r.maxY)), .line(to: CGPoint(x: r.minX, y: r.maxY)), .closeSubpath,
      ]
    case .roundedRectangle(let rect, let radius, let style):
      let r = radius.isFinite ? max(0, radius) : 0
      return RoundedCorners(topLeft: r, topRight: r, bottomRight: r, bottomLeft: r).elements(
        in: rect.standardized, style: style)
    case .ellipse(let rect):
      let r = rect.standardized
      return RoundedCorners.ellipse(in: r)
    case .path(let elements, _): return elements
    }
  }
}

/// A rectangle with a radius of its own at each corner, points.
public struct RoundedCorners: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// No negative radii, and all of them smaller by one factor where two do not fit along an edge.
  func fitted(in rect: CGRect) -> RoundedCorners {
    func valid(_ r: Double) -> Double { r.isFinite ? max(0, r) : 0 }
    var result = RoundedCorners(
      topLeft: valid(topLeft), topRight: valid(topRight), bottomRight: valid(bottomRight),
      bottomLeft: valid(bottomLeft))
    let (w, h) = (Double(rect.width), Double(rect.height))
    let edges = [
      (w, result.topLeft + result.topRight), (w, result.bottomLeft + result.bottomRight),
      (h, result.topLeft + result.bottomLeft), (h, result.topRight + result.bottomRight),
    ]
    let factor = edges.reduce(1.0) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    result.topLeft *= factor
    result.topRight *= factor
    result.bottomRight *= factor
    result.bottomLeft *= factor
    return result
  }

  /// The outline from the middle of the right side, clockwise.
  public func elements(in rect: CGRect, style: CornerStyle) -> [PathElement] {
    let r = fitted(in: rect)
    // Corner, radius, the radii of its neighbours before and after, the edges before and after.
    let (w, h) = (Double(rect.width), Double(rect.height))
    let (right, down) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    let (left, up) = (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1))
    let corners: [Corner] = [
      Corner(
        at: CGPoint(x: rect.maxX, y: rect.maxY), r.bottomRight, back: up, ahead: left,
        roomBack: h - r.topRight, roomAhead: w - r.bottomLeft, edgeBack: h, edgeAhead: w),
      Corner(
        at: CGPoint(x: rect.minX, y: rect.maxY), r.bottomLeft, back: right, ahead: up,
        roomBack: w - r.bottomRight, roomAhead: h - r.topLeft, edgeBack: w, edgeAhead: h),
      Corner(
        at: CGPoint(x: rect.minX, y: rect.minY), r.topLeft, back: down, ahead: right,
        roomBack: h - r.bottomLeft, roomAhead: w - r.topRight, edgeBack: h, edgeAhead: w),
      Corner(
        at: CGPoint(x: rect.maxX, y: rect.minY), r.topRight, back: left, ahead: down,
        roomBack: w - r.topLeft, roomAhead: h - r.bottomRight, edgeBack: w, edgeAhead: h),
    ]
    var result: [PathElement] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    for corner in corners { corner.append(to: &result, style) }
    result.append(.closeSubpath)
    return result
  }

  static func ellipse(in rect: CGRect) -> [PathElement] {
    let k = 0.5522847498307936
    let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: cx + rx * CGFloat(x), y: cy + ry * CGFloat(y))
    }
    return [
      .move(to: point(1, 0)),
      .curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)),
      .closeSubpath,
    ]
  }

  private struct Corner {
    let point: CGPoint
    let radius: Double
    let back: CGPoint
    let ahead: CGPoint
    /// Share of each edge that is this corner's own, in radii.
    let limitBack: Double
    let limitAhead: Double

    init(
      at point: CGPoint, _ radius: Double, back: CGPoint, ahead: CGPoint, roomBack: Double, roomAhead: Double,
      edgeBack: Double, edgeAhead: Double
    ) {
      (self.point, self.radius, self.back, self.ahead) = (point, radius, back, ahead)
      // Neighbours share an edge in the ratio of their radii.
      func limit(_ edge: Double, _ room: Double) -> Double {
        let other = edge - room
        return radius > 0 ? max(1, edge / (radius + other)) : 1
      }
      limitBack = limit(edgeBack, roomBack)
      limitAhead = limit(edgeAhead, roomAhead)
    }

    func append(to elements: inout [PathElement], _ style: CornerStyle) {
      guard radius > 0 else {
        elements.append(.line(to: point))
        return
      }
      /// `u` radii back along the edge that the outline comes from, `v` ahead.
      func place(_ u: Double, _ v: Double) -> CGPoint {
        CGPoint(
          x: point.x + CGFloat(radius * u) * back.x + CGFloat(radius * v) * ahead.x,
          y: point.y + CGFloat(radius * u) * back.y + CGFloat(radius * v) * ahead.y)
      }
      if style == .circular {
        let k = 1 - 0.5522847498307936
        elements.append(.line(to: place(1, 0)))
        elements.append(.curve(to: place(0, 1), control1: place(k, 0), control2: place(0, k)))
        return
      }
      let cubics = ContinuousCorner.cubics(u: limitBack, v: limitAhead)
      elements.append(.line(to: place(cubics[0].p0.x, cubics[0].p0.y)))
      for cubic in cubics {
        elements.append(
          .curve(
            to: place(cubic.p3.x, cubic.p3.y), control1: place(cubic.p1.x, cubic.p1.y),
            control2: place(cubic.p2.x, cubic.p2.y)))
      }
    }
  }
}
