import AnimaticDrawing

/// Which installed font stands in for SF, and at what size, so that lines end where SF's do.
struct StandIn: Equatable {
  /// Families in order of preference, separated by commas.
  var family: String
  /// Points.
  var size: Double
  /// Points after each character.
  var tracking: Double

  /// What stands in for `font`; `wide` for characters that Inter does not draw (Han, kana, emoji …), whose
  /// advance on the device is the size that was asked for.
  init(_ font: FontSpec, wide: Bool, locale: String) {
    let rest = "\(Self.hanFamily(locale)),DejaVu Sans,Noto Color Emoji"
    tracking = 0
    switch font.design {
    case .monospaced:
      family = "DejaVu Sans Mono,\(rest)"
      size = font.size * (wide ? 1 : Self.monospacedFactor)
    case .serif:
      family = "DejaVu Serif,\(rest)"
      size = font.size * (wide ? 1 : Self.serifFactor)
    case .standard, .rounded:
      let text = font.size < Self.displaySize
      family = "\(text ? "Inter" : "Inter Display"),\(rest)"
      guard !wide else {
        size = font.size
        return
      }
      let emphasis = min(max(Double(font.weight - 400) / 300, 0), 1)
      size = font.size * (text ? Self.textFactor : 1 + Self.displayBoldExtra * emphasis)
    }
  }

  /// From this size on the optical size "Display" is used, as SF does.
  static let displaySize = 20.0
  /// Measured on ink widths of device pictures at 15 to 17 points (swiftui-behaviour 7.1).
  static let textFactor = 0.944
  static let displayBoldExtra = 0.024
  /// SF Mono advances 0.618 em, DejaVu Sans Mono 0.602 em.
  static let monospacedFactor = 1.026
  static let serifFactor = 0.9

  /// Han characters differ by language; the seeds' language is Japanese, so that is the default.
  static func hanFamily(_ locale: String) -> String {
    let tag = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch tag.first {
    case "ko": return "Noto Sans CJK KR"
    case "zh":
      if tag.contains("hk") || tag.contains("mo") { return "Noto Sans CJK HK" }
      if tag.contains("tw") || tag.contains("hant") { return "Noto Sans CJK TC" }
      return "Noto Sans CJK SC"
    default: return "Noto Sans CJK JP"
    }
  }
}
