import AnimaticDrawing
import Foundation

/// Sizes (points), fonts and colours of the sheet, in one place.
enum SheetStyle {
  static let margin = 40.0
  static let leastWidth = 860.0
  static let headGap = 24.0
  static let sectionGap = 28.0

  /// Pictures fill this box, whatever their shape.
  static let pictureBox = CGSize(width: 240, height: 300)
  static let pictureGap = 18.0
  static let rowGap = 22.0
  static let mostColumns = 8

  /// Longer names of events are cut.
  static let longestLabel = 200.0

  static let labelColumn = 132.0
  static let valueColumn = 64.0
  static let laneHeight = 68.0
  static let laneGap = 10.0

  static let paper = RGBA(255, 255, 255)
  static let panel = RGBA(247, 247, 249)
  static let ink = RGBA(29, 29, 31)
  static let secondInk = RGBA(110, 110, 115)
  static let faintInk = RGBA(160, 160, 166)
  static let hairline = RGBA(0, 0, 0, 0.10)
  static let guide = RGBA(0, 0, 0, 0.07)

  static let titleFont = FontSpec(size: 26, weight: 700)
  static let bodyFont = FontSpec(size: 13)
  static let timeFont = FontSpec(size: 13, weight: 600, monospacedDigits: true)
  static let captionFont = FontSpec(size: 11)
  static let labelFont = FontSpec(size: 12, weight: 500)
  static let numberFont = FontSpec(size: 10, monospacedDigits: true)

  /// Told apart by lightness too, for eyes that do not tell red from green.
  static let curveColors = [
    RGBA(0, 122, 255), RGBA(255, 104, 0), RGBA(40, 150, 80), RGBA(175, 82, 222), RGBA(215, 40, 90),
    RGBA(0, 140, 160),
  ]

  static func color(of kind: ContactSheet.Mark.Kind) -> RGBA {
    switch kind {
    case .event: return RGBA(0, 122, 255)
    case .tap: return RGBA(175, 82, 222)
    case .timer: return RGBA(255, 104, 0)
    case .warning: return RGBA(215, 30, 60)
    }
  }
}
