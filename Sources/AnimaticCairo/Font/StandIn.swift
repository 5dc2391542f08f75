import AnimaticDrawing

/// Which installed font stands in for SF, and at what size, so that lines end where SF's do.
struct StandIn: Equatable {
  /// Families in order of preference, separated by commas.
  var family: String
  /// Points.
  var size: Double
  /// Points after each character.
  var tracking: Double
  /// Points more after each digit.
  var digitTracking = 0.0

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
      size = font.size * Self.capFactor
      digitTracking = font.size * Self.digitEm
      tracking = text ? Self.textTracking(font.size) : Self.displayTracking(font.size, font.weight)
    }
  }

  /// From this size on the optical size "Display" is used, as SF does.
  static let displaySize = 20.0
  /// Brings Inter's capitals (0.727 em) to the height of SF's (0.70459 em).
  static let capFactor = 0.969

  /// SF's digits are wider than Inter's: values of a trip (144h 40m, 882 mi) end where a device's do.
  private static let digitEm = 0.026

  /// SF's own tracking by size (HIG, Typography): points and points.
  private static let systemTracking: [(size: Double, tracking: Double)] = [
    (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
    (20, -0.45),
  ]

  /// Points after each character below 20 points. Inter set with SF's tracking and 0.015 em more ends lines
  /// within 1.5 % of device pictures at 15 and 17 points, regular and bold.
  static func textTracking(_ size: Double) -> Double {
    let table = systemTracking
    guard size > table[0].size else { return table[0].tracking * size / table[0].size + 0.015 * size }
    let upper = table.firstIndex { $0.size >= size } ?? table.count - 1
    let (a, b) = (table[upper - 1], table[upper])
    let part = (size - a.size) / (b.size - a.size)
    return a.tracking + (b.tracking - a.tracking) * part + 0.015 * size
  }

  /// Points after each character from 20 points on. Fitted to the ink widths of device pictures: 0.0136 em at
  /// 22 points and 0.020 em at 28, and 0.0124 em more in bold.
  static func displayTracking(_ size: Double, _ weight: Int) -> Double {
    let part = min(max((size - 22) / 6, -1 / 3), 1)
    let emphasis = min(max(Double(weight - 400) / 300, 0), 1)
    return size * (0.0136 + 0.0064 * part + 0.0124 * emphasis)
  }

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
