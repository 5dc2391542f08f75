import AnimaticDrawing
import Foundation
import Testing

@testable import AnimaticCairo

private let page = CGSize(width: 200, height: 160)
private let plate = CGRect(x: 40, y: 30, width: 120, height: 100)

@Suite struct MaterialTests {
  private static let clear = MaterialEffect(blur: 20, saturation: 1, overlay: RGBA(255, 255, 255, 0))

  private func frosted(_ effect: MaterialEffect, _ frame: CGRect = plate) -> DisplayItem {
    .fill(.rectangle(frame), .material(effect))
  }

  private func list(_ items: [DisplayItem], background: RGBA = .white) -> DisplayList {
    DisplayList(size: page, background: background, items: items)
  }

  private func draw(_ items: [DisplayItem], background: RGBA = .white, scale: Int = 1) throws -> Bitmap {
    try CairoRasterizer(scale: scale).draw(list(items, background: background))
  }

  /// (200, 40, 40) has grey 74.0; 1.8 times as far from it and held, then 44 % white over it.
  @Test func `an even ground is strengthened and covered`() throws {
    let effect = MaterialEffect(blur: 20, saturation: 1.8, overlay: RGBA(255, 255, 255, 0.44))
    let bitmap = try draw([frosted(effect)], background: RGBA(200, 40, 40))
    for (x, y) in [(41, 31), (100, 80), (158, 128)] {
      #expect(bitmap[x, y] == (255, 119, 119, 255))
    }
    #expect(bitmap[20, 80] == (200, 40, 40, 255))
  }

  /// The rim of the picture goes on beyond it.
  @Test func `the picture's edges do not darken what is frosted`() throws {
    let all = CGRect(origin: .zero, size: page)
    let bitmap = try draw([frosted(Self.clear, all)], background: RGBA(90, 140, 200))
    for (x, y) in [(0, 0), (199, 0), (0, 159), (199, 159), (100, 80)] {
      #expect(bitmap[x, y] == (90, 140, 200, 255))
    }
  }

  /// A straight edge under the plate becomes the error function of the distance from it.
  @Test(arguments: [1, 2, 3])
  func `the blur is a Gaussian of the σ that it names`(scale: Int) throws {
    let half = DisplayItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 100, height: 160)), .color(.black))
    let bitmap = try draw([half, frosted(Self.clear)], scale: scale)
    for x in stride(from: 45, to: 155, by: 5) {
      let distance = Double(x) - 100 + 0.5 / Double(scale)
      let wanted = 127.5 * (1 + erf(distance / (20 * 2.0.squareRoot())))
      #expect(abs(Double(bitmap[x * scale, 80 * scale].red) - wanted) < 3)
    }
  }

  @Test func `a plate that moves by a pixel shows the same ground in the same place`() throws {
    let ground = DisplayItem.fill(.ellipse(CGRect(x: 60, y: 50, width: 50, height: 50)), .color(.black))
    let first = try draw([ground, frosted(Self.clear)])
    let second = try draw([ground, frosted(Self.clear, plate.offsetBy(dx: 1, dy: 1))])
    for y in 32..<128 {
      for x in 42..<158 { #expect(first[x, y] == second[x, y]) }
    }
  }

  @Test func `a fading group shows half of the frost, and what it has drawn itself lies under it`() throws {
    let inner = DisplayItem.fill(.rectangle(plate.insetBy(dx: 45, dy: 35)), .color(.black))
    let group = { (opacity: Double) in
      DisplayItem.group(
        DisplayGroup(opacity: opacity, content: DisplayContent([inner, self.frosted(Self.clear)])))
    }
    let whole = try draw([group(1)])
    let faded = try draw([group(0.5)])
    let expected = (Int(whole[100, 80].red) + 255) / 2
    #expect(whole[100, 80].red < 230)
    #expect(abs(Int(faded[100, 80].red) - expected) <= 1)
  }

  @Test func `a faded material lets the sharp ground through`() throws {
    let effect = MaterialEffect(blur: 20, saturation: 1, overlay: .black, opacity: 0.5)
    #expect(try draw([frosted(effect)], background: .white)[100, 80] == (127, 127, 127, 255))
  }

  @Test func `frames before do not show`() throws {
    let rasterizer = try CairoRasterizer(scale: 2)
    func frame(_ x: Double) -> DisplayList {
      let ball = DisplayItem.fill(.ellipse(CGRect(x: x, y: 60, width: 40, height: 40)), .color(.black))
      let card = DisplayItem.group(
        DisplayGroup(
          clip: .roundedRectangle(plate, radius: 12, style: .continuous),
          shadow: Shadow(color: RGBA(0, 0, 0, 0.3), radius: 8),
          content: DisplayContent([frosted(Self.clear)])))
      return list([ball, card])
    }
    for x in [20.0, 60, 60, 100] { _ = try rasterizer.draw(frame(x)) }
    let after = try rasterizer.draw(frame(70))
    let alone = try CairoRasterizer(scale: 2).draw(frame(70))
    let same = withExtendedLifetime((after, alone)) { after.data.elementsEqual(alone.data) }
    #expect(same)
  }

  @Test(arguments: [-1.0, .nan, .infinity, 0, 1e9])
  func `odd numbers draw something and do not crash`(number: Double) throws {
    let effect = MaterialEffect(blur: number, saturation: number, overlay: RGBA(255, 0, 0, 0.5))
    _ = try draw([frosted(effect), frosted(effect, CGRect(x: 190, y: 150, width: 400, height: 400))])
  }
}
