import AnimaticDrawing
import Testing

@testable import AnimaticExport

@Suite struct PixelTests {
  @Test func hashIsStable() {
    // Recorded once: a change would make every golden of every project fail.
    let hash = PixelHash(picture(13, 5) { x, y in (x * 19, y * 50, x ^ y, 255) })
    #expect(hash.description == "084b4ea4c60cc03f41d16f01ef5c6dce")
    #expect(PixelHash(hash.description) == hash)
    #expect(PixelHash(hash.description.uppercased()) == hash)
    #expect(PixelHash("0123") == nil)
    #expect(PixelHash(String(repeating: "g", count: 32)) == nil)
  }

  @Test func paddingDoesNotCount() {
    let a = picture(3, 4) { x, y in (x, y, 9, 255) }
    let b = picture(3, 4) { x, y in (x, y, 9, 255) }
    for y in 0..<4 { b.data[y * b.bytesPerRow + 12] = 77 }
    #expect(PixelHash(a) == PixelHash(b))
    #expect(PixelBox.changed(from: a, to: b) == nil)
  }

  @Test func oneBitAnywhereChangesTheHash() {
    let base = picture(11, 3, opaque: false) { _, _ in (0, 0, 0, 0) }
    var seen: Set<PixelHash> = [PixelHash(base)]
    for y in 0..<3 {
      for byte in 0..<44 {
        for bit in 0..<8 {
          base.data[y * base.bytesPerRow + byte] ^= 1 << bit
          #expect(seen.insert(PixelHash(base)).inserted)
          base.data[y * base.bytesPerRow + byte] ^= 1 << bit
        }
      }
    }
    // Same bytes, other shape.
    for (width, height) in [(33, 1), (1, 33), (3, 11)] {
      let other = Bitmap(width: width, height: height, isOpaque: false)!
      #expect(seen.insert(PixelHash(other)).inserted)
    }
  }

  @Test func changedBoxIsTheSmallest() {
    var dice = Dice(3)
    let a = page(40, 30, boxAt: 4)
    for _ in 0..<200 {
      let points = (0...dice.below(3)).map { _ in (dice.below(40), dice.below(30)) }
      let b = page(40, 30, boxAt: 4)
      for (x, y) in points { b.data[y * b.bytesPerRow + x * 4] ^= 1 }
      // A point flipped twice is as it was.
      let odd = points.filter { p in points.filter { $0 == p }.count % 2 == 1 }
      let expected: PixelBox?
      if let left = odd.map(\.0).min(), let top = odd.map(\.1).min() {
        expected = PixelBox(
          x: left, y: top, width: odd.map(\.0).max()! - left + 1, height: odd.map(\.1).max()! - top + 1)
      } else {
        expected = nil
      }
      #expect(PixelBox.changed(from: a, to: b) == expected)
    }
    #expect(
      PixelBox.changed(from: a, to: page(41, 30, boxAt: 4)) == PixelBox(x: 0, y: 0, width: 41, height: 30))
  }

  @Test func differencesAreCounted() throws {
    let a = picture(20, 10) { _, _ in (100, 100, 100, 255) }
    let b = picture(20, 10) { x, y in
      if (x, y) == (3, 4) { return (101, 100, 100, 255) }
      if (x, y) == (7, 8) { return (100, 137, 100, 255) }
      return (100, 100, 100, 255)
    }
    let exact = try #require(PixelDifference(a, b))
    #expect(exact.different == 2 && exact.beyond == 2 && exact.largestDelta == 37)
    #expect(exact.box == PixelBox(x: 3, y: 4, width: 5, height: 5))
    #expect(exact.percent == 1)
    let loose = try #require(PixelDifference(a, b, tolerance: 0.02))
    #expect(loose.different == 2 && loose.beyond == 1)
    #expect(loose.box == PixelBox(x: 7, y: 8, width: 1, height: 1))
    #expect(PixelDifference(a, b, tolerance: 1)?.beyond == 0)
    #expect(PixelDifference(a, picture(20, 11) { _, _ in (0, 0, 0, 255) }) == nil)
    let black = picture(1, 1) { _, _ in (0, 0, 0, 255) }
    let white = picture(1, 1) { _, _ in (255, 255, 255, 255) }
    #expect(PixelDifference(black, white)?.largestDistance == 1)
    #expect(PixelDifference(black, white, tolerance: 1)?.beyond == 0)
    #expect(PixelDifference(black, white, tolerance: 0.999)?.beyond == 1)
    #expect(PixelDifference(black, white, tolerance: -.infinity)?.beyond == 1)
    #expect(PixelDifference(black, white, tolerance: .nan)?.beyond == 1)
  }
}
