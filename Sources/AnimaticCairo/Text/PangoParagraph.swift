import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

/// Owns one Pango layout: one paragraph, shaped, and broken where a width is given.
final class PangoParagraph {
  private let layout: OpaquePointer
  private let map: FontMap
  let text: String
  private let segments: [(bytes: Range<Int>, run: Int)]

  /// Shapes `segments` as one paragraph with the given base direction.
  init(
    map: FontMap, segments: [TextSegment], rightToLeft: Bool, locale: String, width: Double?
  ) throws {
    guard let new = map.withContext(rightToLeft: rightToLeft, { pango_layout_new($0) }) else {
      throw CairoError.library("pango: out of memory")
    }
    layout = new
    self.map = map
    text = segments.map(\.string).joined()
    var ranges: [(bytes: Range<Int>, run: Int)] = []
    let attributes = pango_attr_list_new()
    var start = 0
    for segment in segments {
      let end = start + segment.string.utf8.count
      ranges.append((start..<end, segment.run))
      Self.add(segment, from: start, to: end, locale: locale, to: attributes)
      start = end
    }
    self.segments = ranges
    pango_layout_set_auto_dir(new, 0)
    pango_layout_set_single_paragraph_mode(new, 1)
    pango_layout_set_wrap(new, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_attributes(new, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_text(new, text, Int32(text.utf8.count))
    if let width {
      // One unit (1/1024 point) of play for the rounding of advances.
      pango_layout_set_width(new, Int32(min(max(width, 0), 1_000_000) * 1024) + 1)
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  private static func add(
    _ segment: TextSegment, from start: Int, to end: Int, locale: String, to list: OpaquePointer?
  ) {
    let standIn = StandIn(segment.font, wide: segment.isWide, locale: locale)
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = guint(start)
      attribute?.pointee.end_index = guint(end)
      pango_attr_list_insert(list, attribute)
    }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, standIn.family)
    pango_font_description_set_absolute_size(description, standIn.size * 1024)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(segment.font.weight, 100), 900))))
    pango_font_description_set_style(
      description, segment.font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    insert(pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    let language = locale.isEmpty ? "en" : locale
    insert(pango_attr_language_new(pango_language_from_string(language)))
    if segment.font.monospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
    let tracking = standIn.tracking + segment.tracking
    if tracking != 0 { insert(pango_attr_letter_spacing_new(Int32(tracking * 1024))) }
    if standIn.digitTracking != 0 {
      for range in Self.digits(in: segment.string) {
        let attribute = pango_attr_letter_spacing_new(Int32((tracking + standIn.digitTracking) * 1024))
        attribute?.pointee.start_index = guint(start + range.lowerBound)
        attribute?.pointee.end_index = guint(start + range.upperBound)
        pango_attr_list_change(list, attribute)
      }
    }
    // The run's number as a colour: it makes Pango start a new glyph item at every run.
    insert(pango_attr_foreground_new(UInt16(segment.run & 0xFFFF), 0, 0))
  }

  /// Byte ranges of stretches of digits.
  private static func digits(in string: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for (index, byte) in string.utf8.enumerated() where (0x30...0x39).contains(byte) {
      if let last = result.last, last.upperBound == index {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }

  /// Byte ranges of the lines.
  func lines() -> [Range<Int>] {
    (0..<pango_layout_get_line_count(layout)).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
      let start = Int(line.pointee.start_index)
      return start..<start + Int(line.pointee.length)
    }
  }

  /// Advance width of the first line, points.
  var width: Double {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &logical)
    return Double(logical.width) / 1024
  }

  /// Box of the ink of the first line relative to its origin on the baseline, points.
  var ink: CGRect {
    var ink = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, nil)
    return CGRect(
      x: Double(ink.x) / 1024, y: Double(ink.y) / 1024, width: Double(ink.width) / 1024,
      height: Double(ink.height) / 1024)
  }

  /// Calls `body` with every glyph item of the first line in visual order: its x, font, glyphs and run.
  func forEachItem(
    _ body: (
      _ x: Double, _ width: Double, _ font: UnsafeMutablePointer<PangoFont>,
      _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ run: Int
    ) -> Void
  ) {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    var x = 0.0
    var node = line.pointee.runs
    while let current = node {
      let glyphItem = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let width = Double(pango_glyph_string_get_width(glyphItem.glyphs)) / 1024
      if let item = glyphItem.item, let font = item.pointee.analysis.font, let glyphs = glyphItem.glyphs {
        let offset = Int(item.pointee.offset)
        let run = segments.first { $0.bytes.contains(offset) }?.run ?? 0
        body(x, width, font, glyphs, run)
      }
      x += width
      node = current.pointee.next
    }
  }
}
