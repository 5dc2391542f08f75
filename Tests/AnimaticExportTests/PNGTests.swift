import AnimaticDrawing
import CAnimaticCodecsSystem
import Testing

@testable import AnimaticExport

@Suite struct PNGTests {
  private func colorType(_ file: [UInt8]) -> (bits: Int, type: Int) { (Int(file[24]), Int(file[25])) }

  @Test func everyPixelComesBackFromLibpng() throws {
    let encoder = try PNGEncoder()
    var dice = Dice(1)
    // Widths around the four-pixel step of the packing loop, and sizes from one pixel up.
    for width in [1, 2, 3, 4, 5, 7, 8, 9, 31, 64, 101] {
      for height in [1, 3, 40] {
        let opaque = picture(width, height) { _, _ in
          (dice.below(256), dice.below(256), dice.below(256), 255)
        }
        #expect(words(try PNGDecoder.decode(encoder.encode(opaque))) == words(opaque))
        let sheer = picture(width, height, opaque: false) { _, _ in
          let a = dice.below(256)
          return (dice.below(a + 1), dice.below(a + 1), dice.below(a + 1), a)
        }
        let back = try PNGDecoder.decode(encoder.encode(sheer))
        #expect(words(back) == words(sheer))
      }
    }
  }

  /// All pairs of alpha and premultiplied value survive the straight alpha of the file.
  @Test func straightAlphaLosesNothing() throws {
    let all = picture(256, 256, opaque: false) { x, y in (min(x, y), 0, 0, y) }
    #expect(words(try PNGDecoder.decode(PNGEncoder().encode(all))) == words(all))
  }

  /// Orange at half opacity is (128, 64, 0, 128) in the bitmap and (255, 128, 0, 128) in the file.
  @Test func filesHaveStraightAlpha() throws {
    let half = picture(1, 1, opaque: false) { _, _ in (128, 64, 0, 128) }
    let file = try PNGEncoder().encode(half)
    let palette = try #require(find("PLTE", in: file))
    let alpha = try #require(find("tRNS", in: file))
    #expect(palette == [255, 128, 0])
    #expect(alpha == [128])
  }

  private func find(_ type: String, in file: [UInt8]) -> [UInt8]? {
    let name = Array(type.utf8)
    guard let at = (0..<file.count - 4).first(where: { Array(file[$0..<$0 + 4]) == name }) else { return nil }
    let length = file[at - 4..<at].reduce(0) { $0 << 8 | Int($1) }
    return Array(file[at + 4..<at + 4 + length])
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func fewColorsMakeAPalette(colors: Int, bits: Int) throws {
    let bitmap = picture(67, 9) { x, y in
      let c = (x + y * 67) % colors
      return (c, 255 - c, c / 2, 255)
    }
    let file = try PNGEncoder().encode(bitmap)
    #expect(colorType(file) == (bits, 3))
    #expect(words(try PNGDecoder.decode(file)) == words(bitmap))
  }

  @Test func oneColorMoreMakesRGB() throws {
    let bitmap = picture(257, 1) { x, _ in (x % 256, x / 256, 0, 255) }
    let file = try PNGEncoder().encode(bitmap)
    #expect(colorType(file) == (8, 2))
    #expect(words(try PNGDecoder.decode(file)) == words(bitmap))
  }

  @Test func transparencyMakesRGBA() throws {
    let bitmap = picture(300, 2, opaque: false) { x, y in (x % 128, y, 0, x == 7 ? 128 : 255) }
    let many = picture(300, 2, opaque: false) { x, y in (0, y, 0, x == 7 ? 128 : 255) }
    #expect(colorType(try PNGEncoder().encode(bitmap)) == (8, 6) || colorCount(bitmap) <= 256)
    #expect(colorType(try PNGEncoder().encode(many)).type == 3)
    // Marked as possibly transparent, but no pixel is.
    let solid = picture(40, 40, opaque: false) { x, y in (x * 6, y * 6, 0, 255) }
    #expect(colorType(try PNGEncoder().encode(solid)) == (8, 2))
  }

  private func colorCount(_ bitmap: Bitmap) -> Int { Set(words(bitmap)).count }

  @Test func sameBytesFromAUsedEncoder() throws {
    let used = try PNGEncoder()
    let big = page(200, 120, boxAt: 3)
    let small = page(20, 12, boxAt: 2)
    let first = used.encode(small)
    _ = used.encode(big)
    #expect(used.encode(small) == first)
    #expect(try PNGEncoder().encode(small) == first)
  }

  @Test func libpngsOwnFilesAreRead() throws {
    // 2x2 files of other kinds, made chunk by chunk from the specification with stored deflate blocks.
    let gray16 = try file(bits: 16, type: 0, rows: [0, 0xFF, 0xFF, 0x80, 0x00, 0, 0, 0, 0x00, 0x80])
    #expect(words(try PNGDecoder.decode(gray16)) == [0xFFFF_FFFF, 0xFF80_8080, 0xFF00_0000, 0xFF00_0000])
    let gray1 = try file(bits: 1, type: 0, rows: [0, 0b1000_0000, 0, 0b0100_0000])
    #expect(words(try PNGDecoder.decode(gray1)) == [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF])
    let grayAlpha = try file(bits: 8, type: 4, rows: [0, 200, 255, 100, 0, 0, 255, 128, 10, 255])
    #expect(words(try PNGDecoder.decode(grayAlpha)) == [0xFFC8_C8C8, 0, 0x8080_8080, 0xFF0A_0A0A])
    // Adam7 of 2x2: pass 1 has the first pixel, pass 6 the second, pass 7 the second row.
    let interlaced = try file(
      bits: 8, type: 0, interlaced: true, rows: [0, 10, 0, 20, 0, 30, 40])
    #expect(words(try PNGDecoder.decode(interlaced)) == [0xFF0A_0A0A, 0xFF14_1414, 0xFF1E_1E1E, 0xFF28_2828])
  }

  private func file(bits: Int, type: UInt8, interlaced: Bool = false, rows: [UInt8]) throws -> [UInt8] {
    var header: [UInt8] = [0, 0, 0, 2, 0, 0, 0, 2]
    header += [UInt8(bits), type, 0, 0, interlaced ? 1 : 0]
    var out = PNGChunks.signature
    PNGChunks.append("IHDR", header, to: &out)
    let deflater = try Deflater(level: 1)
    let data = rows.withUnsafeBytes { Array(deflater.compress($0)) }
    PNGChunks.append("IDAT", data, to: &out)
    PNGChunks.append("IEND", [], to: &out)
    return out
  }
}

@Suite struct MalformedPNGTests {
  private let good = try! PNGEncoder().encode(page(60, 40, boxAt: 5))

  @Test func notAPicture() {
    #expect(throws: PNGError.wrongSignature) { try PNGDecoder.decode(Array("GIF89a and more".utf8)) }
    #expect(throws: PNGError.wrongSignature) { try PNGDecoder.decode([]) }
    #expect(throws: PNGError.truncated(at: 5)) { try PNGDecoder.decode(Array(PNGChunks.signature.prefix(5))) }
  }

  @Test func everyTruncationIsSeen() {
    for count in 8..<good.count {
      #expect(throws: PNGError.truncated(at: count)) { try PNGDecoder.decode(Array(good[..<count])) }
    }
  }

  @Test func aFlippedBitIsSeen() {
    var bad = good
    bad[60] ^= 4
    #expect(throws: PNGError.badCheckSum(chunk: "IDAT", at: 33)) { try PNGDecoder.decode(bad) }
  }

  @Test func absurdSizes() {
    for (width, height) in [(0, 4), (4, 0), (16_385, 1), (1, 2_000_000_000), (16_384, 16_385)] {
      let file = withHeader(UInt32(width), UInt32(height), good)
      #expect(throws: PNGError.absurdSize(width: width, height: height)) { try PNGDecoder.decode(file) }
    }
    #expect(throws: PNGError.absurdSize(width: 60, height: 40)) {
      try PNGDecoder.decode(good, largestArea: 2399)
    }
  }

  /// A few bytes of data that claim a picture of hundreds of megabytes never get that memory.
  @Test func aSmallFileGetsLittleMemory() {
    let file = withHeader(16_000, 16_000, try! PNGEncoder().encode(page(300, 2, boxAt: 0)))
    #expect(throws: PNGError.truncated(at: file.count)) { try PNGDecoder.decode(file) }
  }

  @Test func tooFewRows() {
    let file = withHeader(60, 41, good)
    #expect(throws: PNGError.self) { try PNGDecoder.decode(file) }
  }

  private func withHeader(_ width: UInt32, _ height: UInt32, _ file: [UInt8]) -> [UInt8] {
    var out = PNGChunks.signature
    var header: [UInt8] = []
    PNGChunks.appendBigEndian(width, to: &header)
    PNGChunks.appendBigEndian(height, to: &header)
    PNGChunks.append("IHDR", header + file[24..<29], to: &out)
    return out + file[33...]
  }

  /// Changed bytes with check sums made right again, so that they reach libpng and zlib.
  @Test func mutationsNeverCrash() {
    var dice = Dice(7)
    let seeds = [
      good, try! PNGEncoder().encode(picture(20, 20) { x, y in (x, y, 0, 255) }),
      try! PNGEncoder().encode(picture(40, 40, opaque: false) { x, y in (x, y, 0, 40 + x + y) }),
    ]
    var failures = 0
    for round in 0..<3000 {
      var file = seeds[round % seeds.count]
      for _ in 0...dice.below(4) {
        switch dice.below(3) {
        case 0: file[dice.below(file.count)] = UInt8(dice.below(256))
        case 1: file.remove(at: dice.below(file.count))
        default: file.insert(UInt8(dice.below(256)), at: dice.below(file.count))
        }
      }
      if dice.below(4) > 0 { repair(&file) }
      do { _ = try PNGDecoder.decode(file, largestArea: 1 << 20) } catch is PNGError { failures += 1 } catch {
        Issue.record("an error of another type: \(error)")
      }
    }
    #expect(failures > 1000 && failures <= 3000)
  }

  private func repair(_ file: inout [UInt8]) {
    var at = 8
    while at + 12 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= file.count else { return }
      let sum = file.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + at + 4, length + 4) }
      for i in 0..<4 { file[at + 8 + length + i] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * i)) }
      at += 12 + length
    }
  }
}
