import AnimaticDrawing
import Testing

@testable import AnimaticReview

@Suite struct SheetPartsTests {
  @Test func ticksAreRoundNumbersApart() {
    let axis = TimeAxis(span: 0...7, left: 100, width: 700)
    #expect(axis.step == 1)
    #expect(axis.ticks == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(axis.x(3.5) == 450)
    #expect(axis.x(99) == 800)
    #expect(TimeAxis(span: 0.5...1, left: 0, width: 700).step == 0.05)
    #expect(TimeAxis(span: 2...2, left: 0, width: 700).ticks.count <= 11)
  }

  @Test func namesOnOneLineDoNotTouch() {
    var ends: [Double] = []
    #expect(EventLane.place(start: 0, end: 50, ends: &ends) == 0)
    #expect(EventLane.place(start: 40, end: 90, ends: &ends) == 1)
    #expect(EventLane.place(start: 60, end: 90, ends: &ends) == 0)
    for _ in 0..<4 { #expect(EventLane.place(start: 0, end: 90, ends: &ends) != nil) }
    #expect(EventLane.place(start: 0, end: 90, ends: &ends) == nil)
  }

  private func picture(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: width, height: height, isOpaque: true))
    for y in 0..<height {
      for x in 0..<width {
        bitmap.data.storeBytes(of: word(x, y), toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
    return bitmap
  }

  @Test func everyPixelCountsOnce() throws {
    // 3 columns to 2: each target pixel holds one and a half of them.
    let bitmap = try picture(3, 1) { x, _ in [0xFF00_0000, 0xFF00_0090, 0xFF00_00FF][x] }
    let small = try #require(Thumbnail.reduce(bitmap, width: 2, height: 1))
    #expect(small[0, 0].blue == 48)
    #expect(small[1, 0].blue == 218)
    #expect(small[1, 0].alpha == 255)
  }

  @Test func aFlatPictureStaysFlat() throws {
    let bitmap = try picture(57, 31) { _, _ in 0xFF12_3456 }
    let small = try #require(Thumbnail.reduce(bitmap, width: 13, height: 9))
    for y in 0..<9 { for x in 0..<13 { #expect(small[x, y] == (0x12, 0x34, 0x56, 0xFF)) } }
  }

  @Test func oddSizes() throws {
    let bitmap = try picture(2, 2) { x, y in 0xFF00_0000 | UInt32(x + 2 * y) }
    #expect(Thumbnail.reduce(bitmap, width: 0, height: 5) == nil)
    #expect(Thumbnail.reduce(bitmap, width: 2, height: 2) === bitmap)
    let large = try #require(Thumbnail.reduce(bitmap, width: 4, height: 4))
    #expect(large[3, 3].blue == 3)
    #expect(large[0, 1].blue == 0)
  }
}
