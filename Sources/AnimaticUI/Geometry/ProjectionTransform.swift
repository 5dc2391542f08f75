import AnimaticDrawing

/// A map of the plane that may have perspective: a row (x, y, 1) times this matrix, divided by the third number.
///
/// Pictures are drawn with affine maps only. One with perspective is drawn as the affine map that agrees with it
/// at the middle of the view, in place and in slope: exact there, and everywhere where the third column is
/// (0, 0, 1).
@frozen
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Changes nothing.
  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// What the map of space does to the plane z = 0.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  private init(rows m: [CGFloat]) {
    (m11, m12, m13) = (m[0], m[1], m[2])
    (m21, m22, m23) = (m[3], m[4], m[5])
    (m31, m32, m33) = (m[6], m[7], m[8])
  }

  private var rows: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This one first, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(rows: SquareMatrix.product(rows, rhs.rows, 3))
  }

  /// Becomes the reverse map. False, and no change, where there is none.
  @discardableResult
  public mutating func invert() -> Bool {
    let m = rows
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat { m[a] * m[b] - m[c] * m[d] }
    let products: [CGFloat] = [m[0] * minor(4, 8, 5, 7), m[1] * minor(3, 8, 5, 6), m[2] * minor(3, 7, 4, 6)]
    let determinant = products[0] - products[1] + products[2]
    guard determinant != 0, determinant.isFinite else { return false }
    let adjoint = [
      minor(4, 8, 5, 7), minor(2, 7, 1, 8), minor(1, 5, 2, 4),
      minor(5, 6, 3, 8), minor(0, 8, 2, 6), minor(2, 3, 0, 5),
      minor(3, 7, 4, 6), minor(1, 6, 0, 7), minor(0, 4, 1, 3),
    ]
    self = ProjectionTransform(rows: adjoint.map { $0 / determinant })
    return true
  }

  /// The reverse map; the same one where there is none.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }
}

extension ProjectionTransform {
  /// The affine map that agrees with this one at `point`, in place and in slope; nil where the map is not finite
  /// there (the view is edge-on or behind the eye).
  package func affine(at point: CGPoint) -> Transform? {
    let (x, y) = (point.x, point.y)
    let depth = m13 * x + m23 * y + m33
    guard depth > 0, depth.isFinite else { return nil }
    let (px, py) = ((m11 * x + m21 * y + m31) / depth, (m12 * x + m22 * y + m32) / depth)
    let (a, c) = ((m11 - px * m13) / depth, (m21 - px * m23) / depth)
    let (b, d) = ((m12 - py * m13) / depth, (m22 - py * m23) / depth)
    let parts = [a, b, c, d, px - a * x - c * y, py - b * x - d * y].map(Double.init)
    guard parts.allSatisfy(\.isFinite) else { return nil }
    return Transform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }
}
