import AnimaticDrawing
import CAnimaticCairo
import CAnimaticCairoSystem
import Foundation

/// Casts the shadow of a composed layer.
final class ShadowPainter {
  private let masks = ShadowMaskCache()

  /// A layer with the shadow under `body`, as far as it shows within `visible`.
  func add(
    _ shadow: Shadow, _ effect: GroupEffect, under body: Layer, visible: PixelRect
  ) throws -> Layer? {
    let mask = try silhouette(of: body, effect)
    let (dx, dy) = (effect.shadowOffset.width, effect.shadowOffset.height)
    let (left, top) = (Int(dx.rounded(.down)), Int(dy.rounded(.down)))
    // One pixel more where the offset lies between pixels.
    var cast = mask.area.moved(left, top)
    cast.width += 1
    cast.height += 1
    let area = body.area.union(cast).intersection(visible)
    guard !area.isEmpty else { return nil }
    let surface = try Surface(width: area.width, height: area.height)
    let canvas = try Canvas(surface, area: area)
    canvas.inPixels { cairo in
      let color = shadow.color
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      mask.surface.withPointer {
        cairo_mask_surface(
          cairo, $0, Double(mask.area.x - area.x) + dx, Double(mask.area.y - area.y) + dy)
      }
    }
    canvas.paint(body, alpha: 1)
    try canvas.check()
    return Layer(surface: surface, area: area)
  }

  /// The alpha of the layer, blurred.
  private func silhouette(of body: Layer, _ effect: GroupEffect) throws -> Layer {
    let area = body.area.grown(Int(effect.shadowReach.width), Int(effect.shadowReach.height))
    let mask = try Surface(width: area.width, height: area.height, format: .mask)
    let (dx, dy) = (body.area.x - area.x, body.area.y - area.y)
    mask.withPixels { target, targetStride in
      body.surface.withPixels { source, stride in
        animatic_copy_alpha(
          source, stride, target + dy * targetStride + dx, targetStride, Int32(body.area.width),
          Int32(body.area.height))
      }
    }
    return Layer(surface: try masks.blurred(mask, effect.shadowSigma), area: area)
  }
}
