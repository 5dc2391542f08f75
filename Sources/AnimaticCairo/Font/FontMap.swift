import CAnimaticCairoSystem

/// Owns a Pango font map over a private configuration and a context of it for either base direction
/// (a layout is shaped anew when its context changes, so the contexts must not).
///
/// Pango's font maps must not be shared between threads, so every measurer and rasteriser has its own.
final class FontMap {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer

  init(_ set: FontSet) throws {
    let configuration = try FontConfiguration.of(set)
    // The configuration is immortal (see `FontConfiguration.of`) and the map holds a reference anyway.
    guard let new = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw CairoError.library("pango has no FreeType font map")
    }
    map = new
    configuration.withPointer { config in
      pango_fc_font_map_set_config(OpaquePointer(new), config)
    }
    guard let ltr = pango_font_map_create_context(new), let rtl = pango_font_map_create_context(new) else {
      g_object_unref(new)
      throw CairoError.library("pango: out of memory")
    }
    (leftToRight, rightToLeft) = (ltr, rtl)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    for (context, direction) in [(ltr, PANGO_DIRECTION_LTR), (rtl, PANGO_DIRECTION_RTL)] {
      pango_cairo_context_set_font_options(context, options)
      pango_context_set_round_glyph_positions(context, 0)
      pango_context_set_base_dir(context, direction)
      // Never the process's locale.
      pango_context_set_language(context, pango_language_from_string("en"))
    }
    cairo_font_options_destroy(options)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(map)
  }

  func withContext<R>(rightToLeft: Bool, _ body: (OpaquePointer) throws -> R) rethrows -> R {
    try body(rightToLeft ? self.rightToLeft : leftToRight)
  }
}
