import AnimaticDrawing
import CAnimaticCairo
import CAnimaticCairoSystem
import Foundation

/// What lies under a shape as a material shows it.
enum MaterialImage {
  /// Pixels that a blur of this σ needs not tell apart are taken together, so that a frosted screen costs little.
  /// Blocks lie on whole multiples of their size, wherever the shape is: nothing flickers while it moves.
  private static let sigmaPerBlock = 5.0

  /// A picture of `area` (device pixels), made from `grounds` as they are now, outermost first. nil where there
  /// is nothing to see.
  static func make(
    _ effect: MaterialEffect, over grounds: [Canvas], area: PixelRect, scale: Double
  ) throws -> Surface? {
    guard !area.isEmpty, let picture = grounds.first else { return nil }
    let blur = effect.blur.isFinite ? max(effect.blur, 0) : 0
    let sigma = min(blur * scale, GroupEffect.largestSigma)
    let block = max(1, Int(sigma / sigmaPerBlock))
    let reach = Int((3 * sigma).rounded(.up))
    let wide = aligned(area.grown(reach, reach), to: block)
    let source = try Surface(width: wide.width, height: wide.height)
    try compose(grounds, picture, on: source, wide)

    let reduced = try Surface(width: wide.width / block, height: wide.height / block)
    source.withPixels { pixels, stride in
      reduced.withPixels { target, targetStride in
        animatic_reduce(
          pixels, stride, target, targetStride, Int32(reduced.width), Int32(reduced.height), Int32(block))
      }
    }
    let small = sigma / Double(block)
    if small > 0 { try reduced.blur(CGSize(width: small, height: small), format: .color) }

    let result = try Surface(width: area.width, height: area.height)
    let overlay = effect.overlay
    var cover = [overlay.blue, overlay.green, overlay.red, overlay.alpha].map { min(max($0, 0), 1) }
    cover = cover.map { $0.isFinite ? $0 : 0 }
    let opacity = effect.opacity.isFinite ? min(max(effect.opacity, 0), 1) : 1
    let saturation = effect.saturation.isFinite ? max(effect.saturation, 0) : 1
    reduced.withPixels { pixels, stride in
      result.withPixels { target, targetStride in
        animatic_frost(
          pixels, stride, Int32(reduced.width), Int32(reduced.height), Int32(block),
          Int32(area.x - wide.x), Int32(area.y - wide.y), target, targetStride, Int32(area.width),
          Int32(area.height), saturation, cover, opacity)
      }
    }
    return result
  }

  /// Everything under the shape; beyond the picture its rim goes on, so that edges do not darken.
  private static func compose(
    _ grounds: [Canvas], _ picture: Canvas, on source: Surface, _ wide: PixelRect
  ) throws {
    let canvas = try Canvas(source, area: wide)
    canvas.inPixels { cairo in
      for ground in grounds {
        ground.surface.withPointer {
          cairo_set_source_surface(
            cairo, $0, Double(ground.area.x - wide.x), Double(ground.area.y - wide.y))
        }
        let pattern = cairo_get_source(cairo)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        if ground === picture { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        cairo_paint(cairo)
      }
    }
    try canvas.check()
  }

  private static func aligned(_ area: PixelRect, to block: Int) -> PixelRect {
    func floor(_ value: Int) -> Int { Int((Double(value) / Double(block)).rounded(.down)) * block }
    let (left, top) = (floor(area.x), floor(area.y))
    let (right, bottom) = (floor(area.x + area.width - 1) + block, floor(area.y + area.height - 1) + block)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
