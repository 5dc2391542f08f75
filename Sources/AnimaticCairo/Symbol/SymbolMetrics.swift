import AnimaticDrawing
import Foundation

enum SymbolMetrics {
  static func layout(_ symbol: SymbolSpec, pixelScale: Double) -> SymbolLayout {
    let size = symbol.font.size
    return SymbolLayout(
      size: CGSize(width: size * 1.1, height: size * 1.2), ink: CGRect(x: 0, y: 0, width: size, height: size),
      baseline: size, isKnown: false)
  }
}
