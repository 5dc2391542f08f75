import AnimaticDrawing
import Foundation
import Testing

@testable import AnimaticCairo

@Suite struct SymbolTests {
  @Test func everySymbolHasAGlyph() {
    let font = SymbolFont()
    #expect(SymbolTable.names.count >= 120)
    for name in SymbolTable.names { #expect(font.glyph(name) != nil, "\(name)") }
  }

  /// Boxes read from device pictures (docs/fidelity.md).
  @Test(arguments: [
    ("checkmark.circle.fill", 17.0, 17.0, 17.0), ("mic.fill", 17, 17.333, 20), ("star.fill", 22, 28.333, 27),
    ("location", 17, 20, 18.667), ("chevron.up", 16, 17.667, 19.333),
  ])
  func measuredBoxes(name: String, size: Double, width: Double, height: Double) throws {
    let measurer = try PangoTextMeasurer()
    let layout = measurer.layout(SymbolSpec(name: name, font: FontSpec(size: size)), pixelScale: 3)
    #expect(layout.isKnown)
    #expect(abs(layout.size.width - width) < 0.01 && abs(layout.size.height - height) < 0.01)
    #expect(CGRect(origin: .zero, size: layout.size).insetBy(dx: -0.01, dy: -0.01).contains(layout.ink))
  }

  @Test(arguments: [("chevron.up", 16.0, 13.667, 7.667), ("heart", 21, 20.333, 18.667)])
  func measuredInk(name: String, size: Double, width: Double, height: Double) throws {
    let symbol = SymbolSpec(name: name, font: FontSpec(size: size))
    let ink = try PangoTextMeasurer().layout(symbol, pixelScale: 3).ink
    #expect(abs(ink.width - width) < 0.17 && abs(ink.height - height) < 0.17)
  }

  @Test func unknownNamesGiveAPlaceholder() throws {
    let symbol = SymbolSpec(name: "no.such.symbol", font: FontSpec(size: 17))
    #expect(try !PangoTextMeasurer().layout(symbol, pixelScale: 2).isKnown)
    let list = DisplayList(
      size: CGSize(width: 20, height: 20),
      items: [.symbol(symbol, ink: CGRect(x: 1, y: 1, width: 18, height: 18), color: .black)])
    let bitmap = try CairoRasterizer(scale: 2).draw(list)
    let dark = (0..<40).flatMap { y in (0..<40).map { bitmap[$0, y].red } }.filter { $0 < 128 }
    #expect(dark.count > 60)
  }

  @Test func inkFillsItsBox() throws {
    let symbol = SymbolSpec(name: "checkmark.circle.fill", font: FontSpec(size: 17))
    let list = DisplayList(
      size: CGSize(width: 30, height: 30),
      items: [.symbol(symbol, ink: CGRect(x: 5, y: 5, width: 17, height: 17), color: .black)])
    let bitmap = try CairoRasterizer(scale: 2).draw(list)
    let columns = (0..<60).filter { x in (0..<60).contains { bitmap[x, $0].red < 128 } }
    #expect(abs(columns.first! - 10) <= 1 && abs(columns.last! - 43) <= 1)
  }
}
