import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

/// Draws broken text as outlines: Cairo 1.16 puts glyph images on whole pixels only, outlines anywhere.
struct TextPainter {
  let shaper: TextShaper

  /// Ink and decoration of the text whose box begins at `origin`, points.
  func bounds(of layout: TextLayout, at origin: CGPoint) -> CGRect {
    var box = CGRect.null
    for line in layout.lines where !line.runs.isEmpty {
      guard let shaped = shaped(line, layout) else { continue }
      let base = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      let ink = shaped.ink
      if ink.width > 0, ink.height > 0 { box = box.union(ink.offsetBy(dx: base.x, dy: base.y)) }
      if line.runs.contains(where: { $0.underline || $0.strikethrough }) {
        let size = line.runs.map(\.font.size).max() ?? 0
        box = box.union(CGRect(x: base.x, y: base.y - size, width: line.width, height: size * 1.4))
      }
    }
    return box
  }

  func draw(_ layout: TextLayout, at origin: CGPoint, color: RGBA, on cairo: OpaquePointer) {
    for line in layout.lines where !line.runs.isEmpty {
      guard let shaped = shaped(line, layout) else { continue }
      draw(line, shaped, CGPoint(x: origin.x + line.x, y: origin.y + line.baseline), color, cairo)
    }
  }

  private func shaped(_ line: TextLine, _ layout: TextLayout) -> PangoParagraph? {
    try? shaper.line(line.runs, locale: layout.locale, rightToLeft: layout.rightToLeft)
  }

  private func draw(
    _ line: TextLine, _ shaped: PangoParagraph, _ base: CGPoint, _ color: RGBA, _ cairo: OpaquePointer
  ) {
    // Stretches of one colour are filled together, so that glyphs which touch do not show a seam.
    var pending: RGBA?
    func flush() {
      guard let paint = pending else { return }
      cairo_set_source_rgba(cairo, paint.red, paint.green, paint.blue, paint.alpha)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
      pending = nil
    }
    shaped.forEachItem { x, width, font, glyphs, index in
      let run = line.runs[min(index, line.runs.count - 1)]
      let paint = run.color ?? color
      if let waiting = pending, waiting != paint { flush() }
      if Self.isColored(font) {
        flush()
        drawColored(font, glyphs, CGPoint(x: base.x + x, y: base.y), paint.alpha, cairo)
      } else {
        cairo_move_to(cairo, base.x + x, base.y)
        pango_cairo_glyph_string_path(cairo, font, glyphs)
        pending = paint
      }
      addDecoration(run, CGPoint(x: base.x + x, y: base.y), width, cairo)
      if run.underline || run.strikethrough { pending = paint }
    }
    flush()
  }

  /// SF's underline: 0.0732 em thick, its middle 0.1 em below the baseline; a strike at a third of the height.
  private func addDecoration(_ run: TextRun, _ base: CGPoint, _ width: Double, _ cairo: OpaquePointer) {
    let thickness = run.font.size * 0.0732
    if run.underline {
      cairo_rectangle(cairo, base.x, base.y + run.font.size * 0.1 - thickness / 2, width, thickness)
    }
    if run.strikethrough {
      cairo_rectangle(cairo, base.x, base.y - run.font.size * 0.27 - thickness / 2, width, thickness)
    }
  }

  /// Emoji are pictures: their own colours, the text's alpha.
  private func drawColored(
    _ font: UnsafeMutablePointer<PangoFont>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>,
    _ base: CGPoint, _ alpha: Double, _ cairo: OpaquePointer
  ) {
    let fades = alpha < 1
    if fades { cairo_push_group(cairo) }
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_move_to(cairo, base.x, base.y)
    pango_cairo_show_glyph_string(cairo, font, glyphs)
    cairo_new_path(cairo)
    if fades {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, alpha)
    }
  }

  private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    return String(cString: pango_font_description_get_family(description)).hasSuffix("Emoji")
  }
}
