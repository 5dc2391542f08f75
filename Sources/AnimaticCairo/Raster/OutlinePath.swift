import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

/// Puts outlines into a Cairo context as its current path.
enum OutlinePath {
  /// Appends the outline and sets the fill rule it wants.
  static func add(_ outline: Outline, to cairo: OpaquePointer) {
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    switch outline {
    case .rectangle(let rect):
      let box = rect.standardized
      cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
    case .roundedRectangle(let rect, let radius, let style):
      addRounded(rect.standardized, radius: radius, style: style, to: cairo)
    case .ellipse(let rect): addEllipse(rect.standardized, to: cairo)
    case .path(let elements, let evenOdd):
      if evenOdd { cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD) }
      for element in elements { add(element, to: cairo) }
    }
  }

  private static func add(_ element: PathElement, to cairo: OpaquePointer) {
    switch element {
    case .move(let p): cairo_move_to(cairo, p.x, p.y)
    case .line(let p): cairo_line_to(cairo, p.x, p.y)
    case .curve(let p, let a, let b): cairo_curve_to(cairo, a.x, a.y, b.x, b.y, p.x, p.y)
    case .quadCurve(let p, let q):
      var (x, y) = (Double(p.x), Double(p.y))
      if cairo_has_current_point(cairo) != 0 { cairo_get_current_point(cairo, &x, &y) }
      // A quadratic curve is the cubic whose controls lie two thirds of the way to its own.
      cairo_curve_to(
        cairo, x + (q.x - x) * 2 / 3, y + (q.y - y) * 2 / 3, p.x + (q.x - p.x) * 2 / 3,
        p.y + (q.y - p.y) * 2 / 3, p.x, p.y)
    case .closeSubpath: cairo_close_path(cairo)
    }
  }

  private static func addEllipse(_ box: CGRect, to cairo: OpaquePointer) {
    addCorners(box, corner: CGSize(width: box.width / 2, height: box.height / 2), to: cairo)
  }

  private static func addRounded(
    _ box: CGRect, radius: Double, style: CornerStyle, to cairo: OpaquePointer
  ) {
    let r = min(radius, min(box.width, box.height) / 2)
    guard r > 0 else {
      cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
      return
    }
    switch style {
    case .circular: addCorners(box, corner: CGSize(width: r, height: r), to: cairo)
    case .continuous: addContinuous(box, r, to: cairo)
    }
  }

  /// Four elliptic quarters, each one cubic.
  private static func addCorners(_ box: CGRect, corner: CGSize, to cairo: OpaquePointer) {
    let (w, h) = (corner.width, corner.height)
    let (kw, kh) = (w * 0.4477153, h * 0.4477153)  // 1 - 0.5522847
    let (l, t, r, b) = (box.minX, box.minY, box.maxX, box.maxY)
    cairo_move_to(cairo, l + w, t)
    cairo_line_to(cairo, r - w, t)
    cairo_curve_to(cairo, r - kw, t, r, t + kh, r, t + h)
    cairo_line_to(cairo, r, b - h)
    cairo_curve_to(cairo, r, b - kh, r - kw, b, r - w, b)
    cairo_line_to(cairo, l + w, b)
    cairo_curve_to(cairo, l + kw, b, l, b - kh, l, b - h)
    cairo_line_to(cairo, l, t + h)
    cairo_curve_to(cairo, l, t + kh, l + kw, t, l + w, t)
    cairo_close_path(cairo)
  }

  private static func addContinuous(_ box: CGRect, _ r: Double, to cairo: OpaquePointer) {
    let (halfWidth, halfHeight) = (box.width / 2 / r, box.height / 2 / r)
    // Top right, bottom right, bottom left, top left: corner, then the axes u and v.
    let corners: [(CGPoint, u: CGPoint, v: CGPoint, Double, Double)] = [
      (CGPoint(x: box.maxX, y: box.minY), CGPoint(x: -r, y: 0), CGPoint(x: 0, y: r), halfWidth, halfHeight),
      (CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: 0, y: -r), CGPoint(x: -r, y: 0), halfHeight, halfWidth),
      (CGPoint(x: box.minX, y: box.maxY), CGPoint(x: r, y: 0), CGPoint(x: 0, y: -r), halfWidth, halfHeight),
      (CGPoint(x: box.minX, y: box.minY), CGPoint(x: 0, y: r), CGPoint(x: r, y: 0), halfHeight, halfWidth),
    ]
    var first = true
    for (corner, u, v, limitU, limitV) in corners {
      func place(_ p: CGPoint) -> CGPoint {
        CGPoint(x: corner.x + p.x * u.x + p.y * v.x, y: corner.y + p.x * u.y + p.y * v.y)
      }
      let cubics = ContinuousCorner.cubics(u: limitU, v: limitV)
      let start = place(cubics[0].p0)
      if first { cairo_move_to(cairo, start.x, start.y) } else { cairo_line_to(cairo, start.x, start.y) }
      first = false
      for cubic in cubics {
        let (a, b, c) = (place(cubic.p1), place(cubic.p2), place(cubic.p3))
        cairo_curve_to(cairo, a.x, a.y, b.x, b.y, c.x, c.y)
      }
    }
    cairo_close_path(cairo)
  }
}
