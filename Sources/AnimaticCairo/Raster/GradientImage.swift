import AnimaticDrawing
import CAnimaticCairo
import CAnimaticCairoSystem
import Foundation

/// Gradients as pixels that are computed here, each from its own place only: interpolated premultiplied, and
/// the same whatever part of the picture is drawn, which Cairo's gradients do not promise.
enum GradientImage {
  /// A picture of `area`, where `map` takes the gradient's points to device pixels. nil where the paint is a
  /// colour or the gradient has no stops or no area.
  static func make(_ paint: Paint, _ map: Transform, area: PixelRect) throws -> Surface? {
    guard let inverse = map.inverse, !area.isEmpty else { return nil }
    let (a, b) = (Double(area.x), Double(area.y))
    // From pixels of the picture to points.
    let back = Transform.translation(a, b).then(inverse)
    switch paint {
    case .color, .material: return nil
    case .linearGradient(let stops, let from, let to):
      guard let stops = prepared(stops) else { return nil }
      let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
      let square = dx * dx + dy * dy
      guard square > 0 else { return try solid(stops, area) }
      // Position = ((p - from) · d) / |d|².
      let along = { (x: Double, y: Double) in (x * dx + y * dy) / square }
      let surface = try Surface(width: area.width, height: area.height)
      surface.withPixels { pixels, stride in
        animatic_linear_gradient(
          pixels, Int32(area.width), Int32(area.height), stride, stops, Int32(stops.count),
          along(back.a, back.b), along(back.c, back.d), along(back.tx - from.x, back.ty - from.y))
      }
      return surface
    case .radialGradient(let stops, let center, let start, let end):
      guard let stops = prepared(stops) else { return nil }
      guard end != start else { return try solid(stops, area) }
      return try radial(stops, toCenter(back, center), start, end, area)
    case .ellipticalGradient(let stops, let center, let size, let start, let end):
      guard let stops = prepared(stops) else { return nil }
      guard end != start, size.width > 0, size.height > 0 else { return try solid(stops, area) }
      var matrix = toCenter(back, center)
      for i in 0..<3 { matrix[i] /= Double(size.width) }
      for i in 3..<6 { matrix[i] /= Double(size.height) }
      return try radial(stops, matrix, start, end, area)
    case .angularGradient(let stops, let center, let start, let end):
      guard let stops = prepared(stops) else { return nil }
      guard end != start, start.isFinite, end.isFinite else { return try solid(stops, area) }
      // A gradient that runs the other way is the mirrored one.
      let isForward = end > start
      let ordered = isForward ? stops : reversed(stops)
      let surface = try Surface(width: area.width, height: area.height)
      surface.withPixels { pixels, stride in
        animatic_angular_gradient(
          pixels, Int32(area.width), Int32(area.height), stride, ordered, Int32(ordered.count),
          toCenter(back, center), min(start, end), max(start, end))
      }
      return surface
    }
  }

  /// From pixels to points about `center`: two rows of three.
  private static func toCenter(_ back: Transform, _ center: CGPoint) -> [Double] {
    [back.a, back.c, back.tx - center.x, back.b, back.d, back.ty - center.y]
  }

  private static func radial(
    _ stops: [animatic_stop], _ matrix: [Double], _ start: Double, _ end: Double, _ area: PixelRect
  ) throws -> Surface {
    let surface = try Surface(width: area.width, height: area.height)
    surface.withPixels { pixels, stride in
      animatic_radial_gradient(
        pixels, Int32(area.width), Int32(area.height), stride, stops, Int32(stops.count), matrix, start,
        1 / (end - start))
    }
    return surface
  }

  private static func reversed(_ stops: [animatic_stop]) -> [animatic_stop] {
    stops.reversed().map { stop in
      var result = stop
      result.location = 1 - stop.location
      return result
    }
  }

  /// A gradient without extent has its last colour everywhere.
  private static func solid(_ stops: [animatic_stop], _ area: PixelRect) throws -> Surface {
    let surface = try Surface(width: area.width, height: area.height)
    surface.withPixels { pixels, stride in
      animatic_linear_gradient(
        pixels, Int32(area.width), Int32(area.height), stride, stops, Int32(stops.count), 0, 0, 2)
    }
    return surface
  }

  /// Ascending, within 0…1, premultiplied; nil where there is none.
  private static func prepared(_ stops: [GradientStop]) -> [animatic_stop]? {
    var last = 0.0
    let result = stops.map { stop -> animatic_stop in
      let location = stop.location.isFinite ? min(max(stop.location, last), 1) : last
      last = location
      func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
      let color = stop.color
      let alpha = part(color.alpha) * 255
      return animatic_stop(
        location: location,
        bgra: (part(color.blue) * alpha, part(color.green) * alpha, part(color.red) * alpha, alpha))
    }
    return result.isEmpty ? nil : result
  }
}
