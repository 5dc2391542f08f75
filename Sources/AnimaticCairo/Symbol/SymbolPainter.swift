import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

/// Draws symbols into their ink boxes.
struct SymbolPainter {
  let font = SymbolFont()

  func draw(_ symbol: SymbolSpec, ink: CGRect, color: RGBA, on cairo: OpaquePointer) {
    let box = ink.standardized
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return }
    cairo_new_path(cairo)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    guard let glyph = font.glyph(symbol.name) else { return drawPlaceholder(box, on: cairo) }
    glyph.addPath(in: box, to: cairo)
    cairo_fill(cairo)
  }

  /// A dashed rounded square with a question mark: an unknown name shows.
  private func drawPlaceholder(_ ink: CGRect, on cairo: OpaquePointer) {
    let side = min(ink.width, ink.height)
    let line = side / 14
    let box = CGRect(x: ink.midX - side / 2, y: ink.midY - side / 2, width: side, height: side)
      .insetBy(dx: line / 2, dy: line / 2)
    OutlinePath.add(.roundedRectangle(box, radius: side / 5, style: .circular), to: cairo)
    LineStyle(width: line, dash: [side / 8, side / 10]).apply(to: cairo)
    cairo_stroke(cairo)
    font.glyph("questionmark")?.addPath(in: box.insetBy(dx: side / 4, dy: side / 4), to: cairo)
    cairo_fill(cairo)
  }
}
