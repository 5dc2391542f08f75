import AnimaticDrawing
import AnimaticTime
import Testing

@testable import AnimaticExport

@Suite struct GIFTests {
  private func write(
    _ frames: [Bitmap], fps: Int, options: GIFWriter.Options = .init()
  ) throws -> (summary: GIFWriter.Summary, gif: GIFReader, bytes: [UInt8]) {
    let writer = try GIFWriter(options: options)
    for (k, frame) in frames.enumerated() {
      try writer.add(frame, from: .frame(k, fps: fps), until: .frame(k + 1, fps: fps))
    }
    var bytes: [UInt8] = []
    let summary = try writer.finish { bytes += $0 }
    #expect(summary.bytes == bytes.count)
    return (summary, try GIFReader(bytes), bytes)
  }

  private func flat(_ k: Int) -> Bitmap { picture(6, 4) { _, _ in (k % 256, k / 256, 0, 255) } }

  /// Delays are steps of the rounded cumulative times; nothing is under 2 cs; the total is the clip's.
  @Test func delays() throws {
    #expect(
      try write((0..<30).map(flat), fps: 30).gif.delays
        == Array([[Int]](repeating: [3, 4, 3], count: 10).joined()))
    #expect(try write((0..<50).map(flat), fps: 50).gif.delays == [Int](repeating: 2, count: 50))
    #expect(try write((0..<10).map(flat), fps: 10).gif.delays == [Int](repeating: 10, count: 10))
    #expect(try write((0..<2).map(flat), fps: 1).gif.delays == [100, 100])
    let sixty = try write((0..<60).map(flat), fps: 60).gif
    #expect(sixty.delays == [Int](repeating: 2, count: 50))
    // Five of six frames, in order, the last one included.
    let shown = sixty.images.map { Int($0.screen[0] >> 16) }
    #expect(shown == (0..<60).filter { $0 % 6 != 4 })
  }

  @Test(arguments: [1, 3, 7, 12, 24, 25, 29, 30, 33, 50, 59, 60, 75, 90, 100, 120, 144, 239, 240])
  func noRateDrifts(fps: Int) throws {
    for count in [1, 2, fps, fps * 2 + 1] where count > 0 {
      let (summary, gif, _) = try write((0..<count).map(flat), fps: fps)
      let exact = (Double(count) * 100 / Double(fps)).rounded()
      #expect(gif.delays.reduce(0, +) == max(Int(exact), 2))
      #expect(summary.centiseconds == max(Int(exact), 2))
      #expect(gif.delays.allSatisfy { $0 >= 2 })
      // At each start the frame that is seen is the one that stands there, within one hundredth.
      var tick = 0
      for image in gif.images {
        let frame = Int(image.screen[0] >> 16) + Int(image.screen[0] >> 8 & 255) * 256
        let start = Double(frame) * 100 / Double(fps)
        let end = Double(frame + 1) * 100 / Double(fps)
        #expect(start <= Double(tick) + 0.5 && end >= Double(tick) - 0.5)
        tick += image.delay
      }
    }
  }

  @Test func unevenTimesAreCarried() throws {
    let writer = try GIFWriter()
    try writer.add(flat(1), from: .at(0, 1), until: .at(103, 1000))
    try writer.add(flat(2), from: .at(103, 1000), until: .at(206, 1000))
    try writer.add(flat(3), from: .at(206, 1000), until: .at(309, 1000))
    var bytes: [UInt8] = []
    _ = try writer.finish { bytes += $0 }
    #expect(try GIFReader(bytes).delays == [10, 11, 10])
  }

  /// A clip that begins later than zero begins at its first frame.
  @Test func partsOfAClip() throws {
    let writer = try GIFWriter()
    try writer.add(flat(1), from: .at(17, 10), until: .at(18, 10))
    try writer.add(flat(2), from: .at(18, 10), until: .at(2, 1))
    var bytes: [UInt8] = []
    _ = try writer.finish { bytes += $0 }
    #expect(try GIFReader(bytes).delays == [10, 20])
  }

  /// The short last step of a movement before a long rest must not be lost.
  @Test func theRestAfterAMovementShowsItsEnd() throws {
    let writer = try GIFWriter()
    for k in 0..<5 { try writer.add(flat(k), from: .frame(k, fps: 60), until: .frame(k + 1, fps: 60)) }
    try writer.add(flat(5), from: .frame(5, fps: 60), until: .at(2, 1))
    var bytes: [UInt8] = []
    _ = try writer.finish { bytes += $0 }
    let gif = try GIFReader(bytes)
    #expect(gif.delays.reduce(0, +) == 200)
    #expect(gif.images.last?.screen[0] == 0x05_0000)
    #expect(gif.delays.last == 192)
  }

  @Test func veryLongDelaysGoOn() throws {
    let writer = try GIFWriter()
    try writer.add(flat(1), from: .zero, until: .at(65_536, 100))
    try writer.add(flat(2), from: .at(65_536, 100), until: .at(3000, 1))
    var bytes: [UInt8] = []
    _ = try writer.finish { bytes += $0 }
    let gif = try GIFReader(bytes)
    #expect(gif.delays.reduce(0, +) == 300_000)
    #expect(gif.delays.allSatisfy { $0 >= 2 })
    #expect(Set(gif.images.map { $0.screen[0] }) == [0x01_0000, 0x02_0000])
  }

  @Test func equalFramesLengthenTheOneBefore() throws {
    let (summary, gif, _) = try write([flat(1), flat(1), flat(1), flat(2), flat(2), flat(1)], fps: 10)
    #expect(gif.delays == [30, 20, 10])
    #expect(summary.images == 3)
  }

  /// Up to 256 colours every pixel is its true colour, with and without room for "unchanged".
  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 128, 254, 255, 256])
  func exactPalettes(colors: Int) throws {
    let frames = (0..<4).map { k in
      picture(32, 16) { x, y in
        let c = (x + y * 32 + k * 7) % colors
        return (c, 255 - c, c * 7 % 256, 255)
      }
    }
    let (summary, gif, _) = try write(frames, fps: 10)
    #expect(summary.isExact && summary.colors == colors)
    var tick = 0
    for image in gif.images {
      #expect(image.screen == words(frames[tick / 10]).map { $0 & 0xFF_FFFF })
      tick += image.delay
    }
    #expect(tick == 40)
  }

  @Test func onlyTheChangedBoxIsWritten() throws {
    let before = picture(40, 30) { x, _ in (x, 0, 0, 255) }
    let after = picture(40, 30) { x, y in
      (10...12).contains(x) && y == 7 && x != 11 ? (0, 255, 0, 255) : (x, 0, 0, 255)
    }
    let gif = try write([before, after], fps: 10).gif
    let image = gif.images[1]
    #expect(image.box == (10, 7, 3, 1))
    #expect(Int(image.indices[1]) == image.transparent)
    #expect(image.disposal == 1 && gif.loops)
    #expect(gif.images[0].transparent == -1)
  }

  /// A pixel whose true colour does not change keeps its index; the box moves over a gradient.
  @Test func noFlicker() throws {
    let frames = (0..<12).map { page(64, 60, boxAt: $0 * 4) }
    let (summary, gif, bytes) = try write(frames, fps: 20)
    #expect(!summary.isExact && summary.colors == 255)
    #expect(gif.images.count == 12)
    for k in 1..<12 {
      let (a, b) = (words(frames[k - 1]), words(frames[k]))
      for i in a.indices where a[i] == b[i] {
        #expect(gif.images[k].screen[i] == gif.images[k - 1].screen[i])
      }
    }
    // One colour, one entry, at any place and any time.
    var entry: [UInt32: UInt32] = [:]
    for (frame, image) in zip(frames, gif.images) {
      for (true_, shown) in zip(words(frame), image.screen) {
        #expect(entry[true_] == nil || entry[true_] == shown)
        entry[true_] = shown
      }
    }
    #expect(try write(frames, fps: 20).bytes == bytes)
    #expect(meanSquare(frames, gif) < 60)
  }

  private func meanSquare(_ frames: [Bitmap], _ gif: GIFReader) -> Double {
    var (sum, count) = (0.0, 0.0)
    for (frame, image) in zip(frames, gif.images) {
      for (a, b) in zip(words(frame), image.screen) {
        for shift: UInt32 in [0, 8, 16] {
          let d = Double(a >> shift & 255) - Double(b >> shift & 255)
          sum += d * d
        }
        count += 3
      }
    }
    return sum / count
  }

  /// More colours than are counted one by one.
  @Test func noiseHasAGoodPaletteToo() throws {
    var dice = Dice(5)
    let noise = picture(600, 400) { _, _ in (dice.below(256), dice.below(256), dice.below(256), 255) }
    let (summary, gif, _) = try write([noise], fps: 1)
    #expect(summary.colors == 256)
    // A regular 6x6x6 grid of colours has 51/sqrt(12) = 14.7 a channel, 217 squared.
    #expect(meanSquare([noise], gif) < 217)
  }

  @Test func transparencyLiesOnTheMatte() throws {
    var options = GIFWriter.Options()
    options.matte = RGBA(0, 0, 255)
    let half = picture(2, 1, opaque: false) { x, _ in x == 0 ? (128, 0, 0, 128) : (0, 0, 0, 0) }
    #expect(try write([half], fps: 1, options: options).gif.images[0].screen == [0x80_007F, 0x00_00FF])
  }

  @Test func everyImageSizeSurvivesLZW() throws {
    var dice = Dice(11)
    for colors in [2, 3, 7, 16, 100, 256] {
      for (width, height) in [(1, 1), (2, 1), (1, 300), (255, 1), (257, 3), (90, 90), (300, 200)] {
        let frame = picture(width, height) { _, _ in
          let c = dice.below(colors)
          return (c, c, 255 - c, 255)
        }
        let gif = try write([frame], fps: 1).gif
        #expect(gif.images[0].screen == words(frame).map { $0 & 0xFF_FFFF })
      }
    }
  }

  @Test func refusals() throws {
    let writer = try GIFWriter()
    #expect(throws: ExportError.noFrames) { try writer.finish { _ in } }
    #expect(throws: ExportError.timesNotInOrder(start: 1, end: 1)) {
      try writer.add(flat(1), from: .at(1, 1), until: .at(1, 1))
    }
    try writer.add(flat(1), from: .zero, until: .at(1, 1))
    #expect(throws: ExportError.timesNotInOrder(start: 2, end: 3)) {
      try writer.add(flat(1), from: .at(2, 1), until: .at(3, 1))
    }
    #expect(throws: ExportError.differentSize(expected: "6x4", found: "6x5")) {
      try writer.add(picture(6, 5) { _, _ in (0, 0, 0, 255) }, from: .at(1, 1), until: .at(3, 1))
    }
  }

  @Test func theSpoolGivesBackWhatItTook() throws {
    let spool = ByteSpool(limit: 100)
    var dice = Dice(9)
    var kept: [(Range<Int>, [UInt8])] = []
    for _ in 0..<20 {
      let bytes = (0..<dice.below(40)).map { _ in UInt8(dice.below(256)) }
      kept.append((try bytes.withUnsafeBytes { try spool.append($0) }, bytes))
    }
    for (range, bytes) in kept.reversed() { #expect(try spool.read(range) == bytes) }
  }
}
