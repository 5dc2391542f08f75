import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

/// Draws pictures from outside.
enum ImagePainter {
  /// Draws the picture stretched to `frame`.
  static func draw(_ bitmap: Bitmap, _ frame: CGRect, on canvas: Canvas, _ map: Transform) throws {
    let box = frame.standardized
    guard box.width > 0, box.height > 0, map.inverse != nil else { return }
    let surface = try Surface(bitmap)
    canvas.with(map) { cairo in
      cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
      cairo_clip(cairo)
      cairo_translate(cairo, box.minX, box.minY)
      cairo_scale(cairo, box.width / Double(bitmap.width), box.height / Double(bitmap.height))
      surface.withPointer { cairo_set_source_surface(cairo, $0, 0, 0) }
      // Without padding the rim would mix with nothing.
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
      cairo_paint(cairo)
    }
  }
}
