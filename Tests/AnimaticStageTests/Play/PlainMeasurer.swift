import AnimaticDrawing
import Foundation

/// Text half an em a character, on one line; symbols 1.2 em. Enough for timing, independent of fonts.
final class PlainMeasurer: TextMeasurer {
  func layout(_ text: StyledText, width: Double?) -> TextLayout {
    let font = text.runs.first?.font ?? FontSpec(size: 17)
    let size = CGSize(width: Double(text.string.count) * font.size / 2, height: font.lineHeight)
    return TextLayout(
      size: size,
      lines: [TextLine(runs: text.runs, x: 0, baseline: font.ascender, width: Double(size.width))])
  }

  func layout(_ symbol: SymbolSpec, pixelScale: Double) -> SymbolLayout {
    let side = symbol.font.size * 1.2
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    return SymbolLayout(size: box.size, ink: box, baseline: symbol.font.ascender, isKnown: true)
  }
}
