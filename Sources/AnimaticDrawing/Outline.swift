import Foundation

/// A closed (or, for strokes, possibly open) outline in points.
public enum Outline: Hashable, Sendable {
  case rectangle(CGRect)
  /// A radius at or above half the short side gives a capsule. Negative radii count as 0.
  case roundedRectangle(CGRect, radius: Double, style: CornerStyle)
  case ellipse(CGRect)
  case path([PathElement], evenOdd: Bool)

  /// The box of the outline; for paths that of all end and control points.
  public var bounds: CGRect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): return rect
    case .path(let elements, _): return PathElement.bounds(of: elements)
    }
  }
}

/// How rounded corners are drawn. `continuous` is the squircle of docs/fidelity.md, which reaches
/// 1.528 radii along each edge.
public enum CornerStyle: Hashable, Sendable { case circular, continuous }

/// One step of a path, coordinates in points.
public enum PathElement: Hashable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case quadCurve(to: CGPoint, control: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case closeSubpath

  static func bounds(of elements: [PathElement]) -> CGRect {
    var box = CGRect.null
    func add(_ p: CGPoint) { box = box.union(CGRect(origin: p, size: .zero)) }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quadCurve(let p, let c):
        add(p)
        add(c)
      case .curve(let p, let c1, let c2):
        add(p)
        add(c1)
        add(c2)
      case .closeSubpath: break
      }
    }
    return box.isNull ? .zero : box
  }
}

/// How a line is drawn along an outline; `width` in points.
public struct LineStyle: Hashable, Sendable {
  public enum Cap: Hashable, Sendable { case butt, round, square }
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
