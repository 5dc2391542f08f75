import AnimaticDrawing
import CAnimaticCairo
import CAnimaticCairoSystem

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
    case .color: return nil
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
      let matrix = [back.a, back.c, back.tx - center.x, back.b, back.d, back.ty - center.y]
      let surface = try Surface(width: area.width, height: area.height)
      surface.withPixels { pixels, stride in
        animatic_radial_gradient(
          pixels, Int32(area.width), Int32(area.height), stride, stops, Int32(stops.count), matrix, start,
          1 / (end - start))
      }
      return surface
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
