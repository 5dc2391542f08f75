import AnimaticDrawing
import Foundation
import Testing

@testable import AnimaticCairo

/// A page with a banner that slides, fades, scales and turns: every frame alone is the frame after others.
@Suite struct DeterminismTests {
  private static func frames() throws -> [DisplayList] {
    let measurer = try PangoTextMeasurer()
    func text(_ string: String, _ size: Double) -> TextLayout {
      measurer.layout(StyledText(runs: [TextRun(string, font: FontSpec(size: size))]), width: 150)
    }
    let stops = [
      GradientStop(color: RGBA(178, 215, 255), location: 0),
      GradientStop(color: RGBA(231, 203, 245), location: 1),
    ]
    let size = CGSize(width: 200, height: 240)
    var page: [DisplayItem] = [
      .fill(
        .rectangle(CGRect(origin: .zero, size: size)),
        .linearGradient(stops, from: .zero, to: CGPoint(x: 90, y: 240)))
    ]
    for row in 0..<5 {
      page.append(
        .text(text("Row \(row) of the page", 17), at: CGPoint(x: 12, y: Double(40 * row)), color: .black))
    }
    let card = CGRect(x: 10, y: 10, width: 180, height: 60)
    let banner = DisplayContent([
      .fill(.rectangle(card), .color(RGBA(255, 59, 48))),
      .symbol(
        SymbolSpec(name: "bell.fill", font: FontSpec(size: 17)),
        ink: CGRect(x: 20, y: 30, width: 17, height: 20),
        color: .white),
      .text(text("Saved 😀", 15), at: CGPoint(x: 50, y: 30), color: .white),
    ])
    let center = CGPoint(x: 100, y: 40)
    let moves: [Transform] = [
      .identity, .translation(0, 10), .translation(0, 3.25), .translation(0.3, -40), .translation(0, -300),
      .scale(0.9, 0.9, about: center), .scale(1.6, 1.6, about: center), .rotation(0.3, about: center),
    ]
    return moves.enumerated().map { index, move in
      let group = DisplayGroup(
        transform: move, opacity: index % 3 == 0 ? 1 : 0.6,
        clip: .roundedRectangle(card, radius: 16, style: .continuous), blur: index == 4 ? 2 : 0,
        shadow: Shadow(color: RGBA(0, 0, 0, 0.33), radius: 8, offset: CGSize(width: 0, height: 6)),
        content: banner)
      var items = page
      items.append(.group(group))
      if index.isMultiple(of: 2) { items.append(.group(DisplayGroup(transform: move, content: banner))) }
      if index == 5 { items.removeFirst() }
      return DisplayList(size: size, items: items)
    }
  }

  private static func alone(_ list: DisplayList) throws -> [UInt8] {
    bytes(try CairoRasterizer(scale: 2).draw(list))
  }

  /// A copy of the pixels; the bitmap lives until it is made.
  private static func bytes(_ bitmap: Bitmap) -> [UInt8] {
    withExtendedLifetime(bitmap) { Array(bitmap.data) }
  }

  @Test func anyOrderGivesTheSameBytes() throws {
    let frames = try Self.frames()
    let expected = try frames.map(Self.alone)
    let rasterizer = try CairoRasterizer(scale: 2)
    var seed: UInt64 = 42
    for step in 0..<120 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let index = Int(seed >> 33) % frames.count
      let bitmap = try rasterizer.draw(frames[index])
      let same = Self.bytes(bitmap) == expected[index]
      #expect(same, "frame \(index) in step \(step)")
    }
  }

  @Test func unchangedListGivesTheSameObject() throws {
    let frames = try Self.frames()
    let rasterizer = try CairoRasterizer(scale: 2)
    let first = try rasterizer.draw(frames[0])
    #expect(try rasterizer.draw(frames[0]) === first)
  }

  /// A bitmap that is still held is never written again.
  @Test func heldBitmapsStayAsTheyAre() throws {
    let frames = try Self.frames()
    let rasterizer = try CairoRasterizer(scale: 2)
    let held = try frames.map { try rasterizer.draw($0) }
    let copies = held.map(Self.bytes)
    for list in frames.reversed() { _ = try rasterizer.draw(list) }
    for (bitmap, copy) in zip(held, copies) {
      let same = Self.bytes(bitmap) == copy
      #expect(same)
    }
  }

  @Test func twoThreadsDrawTheSame() throws {
    let frames = try Self.frames()
    let expected = try frames.map(Self.alone)
    final class Results: @unchecked Sendable { var wrong = [0, 0, 0] }
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 3) { worker in
      guard let rasterizer = try? CairoRasterizer(scale: 2) else { return results.wrong[worker] += 1 }
      for round in 0..<10 {
        for index in frames.indices {
          let pick = (index * (worker + 1) + round) % frames.count
          let bitmap = try? rasterizer.draw(frames[pick])
          if bitmap.map(Self.bytes) != expected[pick] { results.wrong[worker] += 1 }
        }
      }
    }
    #expect(results.wrong == [0, 0, 0])
  }
}
