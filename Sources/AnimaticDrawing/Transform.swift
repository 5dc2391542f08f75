import Foundation

/// An affine map of points: x' = a·x + c·y + tx, y' = b·x + d·y + ty, with y pointing down.
public struct Transform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scales about `anchor`.
  public static func scale(_ x: Double, _ y: Double, about anchor: CGPoint) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: anchor.x - x * anchor.x, ty: anchor.y - y * anchor.y)
  }

  /// Turns clockwise on the screen (y points down) by `radians` about `anchor`.
  public static func rotation(_ radians: Double, about anchor: CGPoint) -> Transform {
    let (cosine, sine) = (cos(radians), sin(radians))
    return Transform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: anchor.x - cosine * anchor.x + sine * anchor.y,
      ty: anchor.y - sine * anchor.x - cosine * anchor.y)
  }

  /// First `self`, then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  public func apply(_ p: CGPoint) -> CGPoint {
    CGPoint(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }

  /// The smallest upright box around the mapped rectangle.
  public func apply(_ rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    let corners = [
      apply(CGPoint(x: rect.minX, y: rect.minY)), apply(CGPoint(x: rect.maxX, y: rect.minY)),
      apply(CGPoint(x: rect.minX, y: rect.maxY)), apply(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min()!, ys.min()!)
    return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }

  /// The reverse map, or nil where the map has no area (a scale of 0).
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return Transform(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  public var isIdentity: Bool { self == .identity }
  /// Moves only: no scale, turn or shear.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
