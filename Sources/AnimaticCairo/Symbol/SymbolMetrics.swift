import AnimaticDrawing
import Foundation

/// Layout boxes of symbols: measured ones as measured, others by proposal (docs/fidelity.md).
struct SymbolMetrics {
  let font: SymbolFont

  /// Box and ink in em at medium scale.
  private struct Measured {
    var box: CGSize
    var ink: CGSize
  }

  private static let measured: [String: Measured] = [
    "mic.fill": em(17, box: (17.33, 20), ink: (13, 20)),
    "star.fill": em(22, box: (28.33, 27), ink: (26.13, 24.83)),
    "location": em(17, box: (20, 18.67), ink: (16, 15.67)),
    "heart": em(21, box: (22.43, 25.2), ink: (20.33, 18.67)),
    "chevron.up": chevron(lying: true), "chevron.down": chevron(lying: true),
    "chevron.left": chevron(lying: false), "chevron.right": chevron(lying: false),
    "chevron.backward": chevron(lying: false), "chevron.forward": chevron(lying: false),
    // Fitted into 18 x 18 its ink is 18 x 14.
    "speaker.2.fill": em(17, box: (24.7, 20.4), ink: (23, 17.89)),
  ]

  /// At 16 points chevron.up has 13.67 by 7.67 of ink, 2 points from either side of its box; the upright ones
  /// are taken to be the same, turned.
  private static func chevron(lying: Bool) -> Measured {
    lying
      ? em(16, box: (17.67, 19.2), ink: (13.67, 7.67)) : em(16, box: (11.67, 19.2), ink: (7.67, 13.67))
  }

  private static func em(
    _ size: Double, box: (Double, Double), ink: (Double, Double)
  ) -> Measured {
    Measured(
      box: CGSize(width: box.0 / size, height: box.1 / size),
      ink: CGSize(width: ink.0 / size, height: ink.1 / size))
  }

  /// Icons are drawn on a square of 1 em; at this factor they look as large as SF's symbols beside text.
  private static let iconFactor = 1.25
  private static let placeholderEm = 1.0

  func layout(_ symbol: SymbolSpec, pixelScale: Double) -> SymbolLayout {
    let em = size(of: symbol)
    let (box, ink, known) = inEm(symbol.name)
    func pixels(_ value: Double) -> Double {
      let scale = pixelScale.isFinite && pixelScale > 0 ? pixelScale : 1
      return max((value * scale).rounded(), 1) / scale
    }
    let size = CGSize(width: pixels(box.width * em), height: pixels(box.height * em))
    let inkSize = CGSize(
      width: min(ink.width * em, size.width), height: min(ink.height * em, size.height))
    let frame = CGRect(
      x: (size.width - inkSize.width) / 2, y: (size.height - inkSize.height) / 2, width: inkSize.width,
      height: inkSize.height)
    // Centred on the cap height of the text beside it, whose font has not the symbol's scale.
    let baseline = size.height / 2 + Self.held(symbol.font.size) * FontSpec.capHeightEm / 2
    return SymbolLayout(size: size, ink: frame, baseline: baseline, isKnown: known)
  }

  private func inEm(_ name: String) -> (box: CGSize, ink: CGSize, isKnown: Bool) {
    guard let glyph = font.glyph(name) else {
      let ink = CGSize(width: Self.placeholderEm, height: Self.placeholderEm)
      return (CGSize(width: ink.width + 0.1, height: 1.2), ink, false)
    }
    if let measured = Self.measured[name] { return (measured.box, measured.ink, true) }
    if name.contains(".circle") || name == "circle" {
      // Circle symbols have no side bearing and are 1 em large.
      return (CGSize(width: 1, height: 1), CGSize(width: 1, height: 1), true)
    }
    let ink = CGSize(
      width: glyph.ink.width / 100 * Self.iconFactor, height: glyph.ink.height / 100 * Self.iconFactor)
    return (CGSize(width: ink.width + 0.1, height: max(1.2, ink.height)), ink, true)
  }

  private func size(of symbol: SymbolSpec) -> Double {
    switch symbol.scale {
    case .small: Self.held(symbol.font.size) * 0.79
    case .medium: Self.held(symbol.font.size)
    case .large: Self.held(symbol.font.size) * 1.28
    }
  }

  private static func held(_ size: Double) -> Double { size.isFinite ? min(max(size, 0.1), 1000) : 17 }
}
