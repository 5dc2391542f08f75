import AnimaticCairo
import AnimaticDrawing
@testable import AnimaticStage
import AnimaticTime
import Foundation
import Testing

@testable import AnimaticReview

@Suite struct DressingTests {
  private let stage = ScenarioStage(device: DeviceCatalog.device(named: "iPhone 15")!, scale: 1)

  private func painter(_ overlays: Set<PictureOverlay>) throws -> OverlayPainter {
    OverlayPainter(overlays, stage: stage, measurer: try PangoTextMeasurer())
  }

  private func touch(hit: Bool = true, dx: Double = 0, seconds: Double = 0) -> PlayedTouch {
    PlayedTouch(
      kind: "drag", target: "x", time: Instant.zero + .seconds(1), x: 100, y: 200, dx: dx, dy: 0,
      seconds: seconds, hit: hit, source: "a.scenario:1")
  }

  private func center(of items: [DisplayItem]) -> CGPoint? {
    guard case .fill(let outline, _)? = items.first else { return nil }
    return CGPoint(x: outline.bounds.midX, y: outline.bounds.midY)
  }

  @Test func `a finger shows from its touch until its echo has faded`() throws {
    let painter = try painter([.taps])
    func count(_ time: Double) -> Int {
      painter.items(at: time, touches: [touch()], values: []).count
    }
    #expect(count(0.99) == 0)
    #expect(count(1) == 2)
    #expect(count(1.4) == 2)
    #expect(count(1.46) == 0)
    // A missed one has a cross too: no colour alone.
    #expect(painter.items(at: 1.1, touches: [touch(hit: false)], values: []).count == 4)
  }

  @Test func `a dragging finger is where it is`() throws {
    let painter = try painter([.taps])
    func place(_ time: Double) -> CGPoint? {
      center(of: painter.items(at: time, touches: [touch(dx: 80, seconds: 0.4)], values: []))
    }
    #expect(place(1) == CGPoint(x: 100, y: 200))
    #expect(place(1.1) == CGPoint(x: 120, y: 200))
    #expect(place(1.6) == CGPoint(x: 180, y: 200))
  }

  @Test func `the safe area's bands are those of the device`() throws {
    let items = try painter([.safeArea]).items(at: 0, touches: [], values: [])
    let bands = items.dropLast().compactMap { item -> CGRect? in
      if case .fill(let outline, _) = item { return outline.bounds }
      return nil
    }
    #expect(
      bands == [
        CGRect(x: 0, y: 0, width: 393, height: 59), CGRect(x: 0, y: 818, width: 393, height: 34),
      ])
  }

  @Test func `bounds are drawn of what is seen`() throws {
    func values(_ name: String, seen: Bool) -> [PropertyValue] {
      [
        PropertyValue(name: name, property: "visible", value: .flag(seen)),
        PropertyValue(name: name, property: "frame.x", value: .number(10)),
        PropertyValue(name: name, property: "frame.y", value: .number(60)),
        PropertyValue(name: name, property: "frame.width", value: .number(100)),
        PropertyValue(name: name, property: "frame.height", value: .number(50)),
      ]
    }
    let items = try painter([.bounds]).items(
      at: 0, touches: [], values: values("a", seen: true) + values("b", seen: false))
    #expect(items.count == 3)
    guard case .stroke(let outline, _, _) = items[0] else { return #expect(Bool(false)) }
    #expect(outline.bounds == CGRect(x: 10, y: 60, width: 100, height: 50))
  }

  @Test func `a bezel needs a device, and leaves the screen as it is`() throws {
    let measurer = try PangoTextMeasurer()
    #expect(Bezel(stage: ScenarioStage(width: 100, height: 100), isDark: false, measurer: measurer) == nil)
    let bezel = try #require(Bezel(stage: stage, isDark: false, measurer: measurer))
    let plain = DisplayList(size: CGSize(width: 393, height: 852), background: RGBA(200, 30, 30))
    let dressed = bezel.dress(plain)
    let outset = Int(Bezel.outset)
    #expect(dressed.size == CGSize(width: 393 + 2 * outset, height: 852 + 2 * outset))
    let bitmap = try CairoRasterizer(scale: 1).draw(dressed)
    #expect(bitmap[outset + 200, outset + 400] == (200, 30, 30, 255))
    // The island is black, the indicator too; the corner is the device's rim.
    #expect(bitmap[outset + 196, outset + 29] == (0, 0, 0, 255))
    #expect(bitmap[outset + 196, outset + 852 - 11] == (0, 0, 0, 255))
    #expect(bitmap[outset + 20, outset + 5] == (24, 24, 26, 255))
  }

  @Test func `all devices can be dressed, both ways up`() throws {
    let measurer = try PangoTextMeasurer()
    for device in DeviceCatalog.all {
      for orientation in [StageOrientation.portrait, .landscape] {
        let stage = ScenarioStage(device: device, orientation: orientation, scale: 1)
        let bezel = try #require(Bezel(stage: stage, isDark: true, measurer: measurer))
        let list = bezel.dress(DisplayList(size: CGSize(width: stage.width, height: stage.height)))
        #expect(Double(list.size.width) == stage.width + 2 * Bezel.outset)
      }
    }
  }
}
