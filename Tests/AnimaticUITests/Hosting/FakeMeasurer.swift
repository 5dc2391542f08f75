import AnimaticDrawing
import Foundation

/// Measures text without any font: every character is half an em wide, words break at spaces. Heights are
/// the system font's.
final class FakeMeasurer: TextMeasurer {
  func layout(_ text: StyledText, width: Double?) -> TextLayout {
    let font = text.runs.first?.font ?? FontSpec(size: 17)
    let advance = font.size * 0.5
    var lines: [String] = []
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if let width, !line.isEmpty, Double(longer.count) * advance > width + 1e-9 {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    if let limit = text.lineLimit, lines.count > limit { lines = Array(lines.prefix(limit)) }
    func up(_ value: Double) -> Double { (value * text.scale - 1e-6).rounded(.up) / text.scale }
    let leading = font.leading ?? font.lineHeight
    let height = up(font.lineHeight + Double(lines.count - 1) * leading)
    let widest = lines.map { Double($0.count) * advance }.max() ?? 0
    return TextLayout(
      size: CGSize(width: up(widest), height: height),
      lines: lines.enumerated().map { index, line in
        TextLine(
          runs: [TextRun(line, font: font)], x: 0, baseline: font.ascender + Double(index) * leading,
          width: Double(line.count) * advance)
      })
  }

  func layout(_ symbol: SymbolSpec, pixelScale: Double) -> SymbolLayout {
    let side = symbol.font.size * 1.2
    return SymbolLayout(
      size: CGSize(width: side, height: side), ink: CGRect(x: 0, y: 0, width: side, height: side),
      baseline: symbol.font.ascender, isKnown: !symbol.name.hasPrefix("no."))
  }
}
