import AnimaticDrawing

/// Tells whether a point lies inside an outline, as a finger hits it.
package enum OutlineHit {
  package static func contains(_ outline: Outline, _ p: CGPoint) -> Bool {
    switch outline {
    case .rectangle(let rect): return rect.contains(p)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let (x, y) = ((p.x - rect.midX) / (rect.width / 2), (p.y - rect.midY) / (rect.height / 2))
      return x * x + y * y <= 1
    case .roundedRectangle(let rect, let radius, _):
      guard rect.contains(p) else { return false }
      let r = CGFloat(max(0, min(radius, Double(min(rect.width, rect.height)) / 2)))
      let dx = max(rect.minX + r - p.x, p.x - (rect.maxX - r), 0)
      let dy = max(rect.minY + r - p.y, p.y - (rect.maxY - r), 0)
      return dx * dx + dy * dy <= r * r
    case .path(let elements, let evenOdd): return winding(elements, p, evenOdd: evenOdd)
    }
  }

  /// Counts crossings of a ray to the right; curves are taken as 16 chords, fine enough for a finger.
  private static func winding(_ elements: [PathElement], _ p: CGPoint, evenOdd: Bool) -> Bool {
    var (count, crossings) = (0, 0)
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    func line(to next: CGPoint) {
      defer { here = next }
      guard (here.y <= p.y) != (next.y <= p.y) else { return }
      let x = here.x + (p.y - here.y) / (next.y - here.y) * (next.x - here.x)
      guard x > p.x else { return }
      crossings += 1
      count += next.y > here.y ? 1 : -1
    }
    for element in elements {
      switch element {
      case .move(let to):
        line(to: start)
        (here, start) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let c):
        let from = here
        for i in 1...16 {
          let t = CGFloat(i) / 16
          let (u, v, w) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          line(
            to: CGPoint(
              x: u * from.x + v * c.x + w * to.x, y: u * from.y + v * c.y + w * to.y))
        }
      case .curve(let to, let c1, let c2):
        let from = here
        for i in 1...16 {
          let t = CGFloat(i) / 16
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          line(
            to: CGPoint(
              x: a * from.x + b * c1.x + c * c2.x + d * to.x,
              y: a * from.y + b * c1.y + c * c2.y + d * to.y))
        }
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    return evenOdd ? crossings % 2 == 1 : count != 0
  }
}
