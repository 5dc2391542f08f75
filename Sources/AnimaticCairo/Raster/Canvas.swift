import AnimaticDrawing
import CAnimaticCairoSystem

/// Owns a Cairo drawing context over a surface. Its device space may begin at `origin` of a larger picture.
final class Canvas {
  private let pointer: OpaquePointer
  let surface: Surface
  /// The device pixels of the whole picture that this surface shows.
  let area: PixelRect

  init(_ surface: Surface, area: PixelRect) throws {
    pointer = surface.withPointer { cairo_create($0) }
    (self.surface, self.area) = (surface, area)
    try check()
  }

  deinit { cairo_destroy(pointer) }

  /// Throws what Cairo recorded since the last call that failed.
  func check() throws {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw CairoError.library(String(cString: cairo_status_to_string(status)))
    }
  }

  /// Runs `body` with saved state and the map from its coordinates to the picture's device pixels.
  func with(_ map: Transform, _ body: (OpaquePointer) throws -> Void) rethrows {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    var matrix = cairo_matrix_t(
      xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx - Double(area.x), y0: map.ty - Double(area.y))
    cairo_set_matrix(pointer, &matrix)
    try body(pointer)
  }

  /// Runs `body` in device pixels of this surface.
  func inPixels(_ body: (OpaquePointer) throws -> Void) rethrows {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    cairo_identity_matrix(pointer)
    try body(pointer)
  }

  /// Replaces everything by one colour.
  func erase(to color: RGBA) {
    inPixels { cairo in
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_paint(cairo)
    }
  }

  /// Lays a layer over the picture at its own place.
  func paint(_ layer: Layer, alpha: Double) {
    inPixels { cairo in
      layer.surface.withPointer {
        cairo_set_source_surface(
          cairo, $0, Double(layer.area.x - area.x), Double(layer.area.y - area.y))
      }
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
    }
  }

  /// Lays a layer over the picture, mapped by `placement` in device pixels: copied where that moves by whole
  /// pixels, else interpolated between its pixels, as a compositor does.
  func paint(_ layer: Layer, alpha: Double, placed placement: Transform) {
    if placement.isTranslation, placement.tx.rounded() == placement.tx,
      placement.ty.rounded() == placement.ty
    {
      var moved = layer
      moved.area = layer.area.moved(Int(placement.tx), Int(placement.ty))
      return paint(moved, alpha: alpha)
    }
    with(placement) { cairo in
      layer.surface.withPointer {
        cairo_set_source_surface(cairo, $0, Double(layer.area.x), Double(layer.area.y))
      }
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
      if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
    }
  }
}
