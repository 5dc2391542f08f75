import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

/// Owns the Pango layout of one icon at 100 points, and knows its ink.
final class SymbolGlyph {
  private let layout: OpaquePointer
  private let map: FontMap
  /// Points at 100 points, relative to the start of the baseline.
  let ink: CGRect

  init(_ scalar: Unicode.Scalar, map: FontMap) throws {
    guard let new = map.withContext(rightToLeft: false, { pango_layout_new($0) }) else {
      throw CairoError.library("pango: out of memory")
    }
    (layout, self.map) = (new, map)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, "Material Design Icons")
    pango_font_description_set_absolute_size(description, 100 * 1024)
    pango_layout_set_font_description(new, description)
    pango_font_description_free(description)
    let text = String(scalar)
    pango_layout_set_text(new, text, Int32(text.utf8.count))
    var box = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(new, 0), &box, nil)
    ink = CGRect(
      x: Double(box.x) / 1024, y: Double(box.y) / 1024, width: Double(box.width) / 1024,
      height: Double(box.height) / 1024)
    guard pango_layout_get_unknown_glyphs_count(new) == 0, ink.width > 0, ink.height > 0 else {
      g_object_unref(UnsafeMutableRawPointer(new))
      throw CairoError.library("the icon font has no glyph \(String(scalar.value, radix: 16))")
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Makes the outline, scaled to fit into `box` with its aspect ratio and centred, the current path.
  func addPath(in box: CGRect, to cairo: OpaquePointer) {
    let factor = min(box.width / ink.width, box.height / ink.height)
    guard factor > 0, factor.isFinite else { return }
    cairo_save(cairo)
    cairo_translate(cairo, box.midX, box.midY)
    cairo_scale(cairo, factor, factor)
    cairo_move_to(cairo, -ink.midX, -ink.midY)
    pango_cairo_layout_line_path(cairo, pango_layout_get_line_readonly(layout, 0))
    cairo_restore(cairo)
  }
}
