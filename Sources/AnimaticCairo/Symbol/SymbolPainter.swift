import AnimaticDrawing
import CAnimaticCairoSystem
import Foundation

struct SymbolPainter {
  let shaper: TextShaper

  func draw(_ symbol: SymbolSpec, ink: CGRect, color: RGBA, on cairo: OpaquePointer) {
  }
}
