import Foundation

/// The corner curve of continuous rounded rectangles: three cubics that reach 1.5287 radii along each edge.
///
/// Coordinates are (u, v) in radii from the corner: u along the edge that the curve comes from, v along the
/// edge that it goes to.
package enum ContinuousCorner {
  package struct Cubic {
    package var p0: CGPoint
    package var p1: CGPoint
    package var p2: CGPoint
    package var p3: CGPoint

    package func point(_ t: Double) -> CGPoint {
      let s = 1 - t
      let (b0, b1, b2, b3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x, y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
    }

    /// The part up to `t` (de Casteljau).
    func prefix(_ t: Double) -> Cubic {
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      let (ab, bc, cd) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
      let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
      return Cubic(p0: p0, p1: ab, p2: abc, p3: mix(abc, bcd))
    }

    var reversedAndMirrored: Cubic {
      func swap(_ p: CGPoint) -> CGPoint { CGPoint(x: p.y, y: p.x) }
      return Cubic(p0: swap(p3), p1: swap(p2), p2: swap(p1), p3: swap(p0))
    }
  }

  package static let reach = 1.52866483

  private static let full: [Cubic] = {
    let a = CGPoint(x: 1.52866483, y: 0)
    let b = CGPoint(x: 0.63149379, y: 0.07491139)
    let c = CGPoint(x: 0.07491139, y: 0.63149379)
    let d = CGPoint(x: 0, y: 1.52866483)
    return [
      Cubic(p0: a, p1: CGPoint(x: 1.08849296, y: 0), p2: CGPoint(x: 0.86840694, y: 0), p3: b),
      Cubic(
        p0: b, p1: CGPoint(x: 0.37282383, y: 0.16905956), p2: CGPoint(x: 0.16905956, y: 0.37282383), p3: c),
      Cubic(p0: c, p1: CGPoint(x: 0, y: 0.86840694), p2: CGPoint(x: 0, y: 1.08849296), p3: d),
    ]
  }()

  /// The corner where only `u` radii of the first and `v` radii of the second edge are its own (each at least
  /// 1): the curve is kept as it is and ends where it reaches that limit, where its neighbour meets it.
  package static func cubics(u: Double, v: Double) -> [Cubic] {
    var result = full
    if v < reach { result[2] = cut(result[2], atV: v) }
    if u < reach { result[0] = cut(result[0].reversedAndMirrored, atV: u).reversedAndMirrored }
    return result
  }

  private static func cut(_ cubic: Cubic, atV v: Double) -> Cubic {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cubic.point(middle).y < v { low = middle } else { high = middle }
    }
    return cubic.prefix(low)
  }
}
