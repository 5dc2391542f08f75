import AnimaticDrawing
import AnimaticTime
import Testing

@testable import AnimaticExport

@Suite struct APNGTests {
  private func write(_ frames: [(Bitmap, Instant, Instant)], loops: Bool = true) throws -> (
    APNGReader, images: Int
  ) {
    try withFolder { folder in
      let writer = try APNGWriter(path: folder + "/x.png", loops: loops)
      for (bitmap, start, end) in frames { try writer.add(bitmap, from: start, until: end) }
      let result = try writer.finish()
      let bytes = try OutputFolder.read(folder + "/x.png")
      #expect(result.bytes == bytes.count)
      return (try APNGReader(bytes), result.images)
    }
  }

  @Test func exactPixelsAndTimes() throws {
    let pages = [0, 3, 3, 3, 9, 12].map { page(50, 40, boxAt: $0) }
    let frames = pages.enumerated().map { ($1, Instant.frame($0, fps: 60), Instant.frame($0 + 1, fps: 60)) }
    let (apng, images) = try write(frames)
    #expect(images == 4 && apng.declaredFrames == 4 && apng.plays == 0)
    #expect(apng.frames.map(\.delay) == [Rational(1, 60), Rational(3, 60), Rational(1, 60), Rational(1, 60)])
    for (frame, index) in zip(apng.frames, [0, 1, 4, 5]) { #expect(frame.screen == words(pages[index])) }
    #expect(apng.frames[1].box.width < 50 && apng.frames[1].box.height < 40)
  }

  @Test func transparentFrames() throws {
    let a = picture(9, 9, opaque: false) { x, y in (x, y, 0, 20 + x * y) }
    let b = picture(9, 9, opaque: false) { x, y in (x, 0, y, x == y ? 255 : 20 + x * y) }
    let (apng, _) = try write([(a, .zero, .at(1, 7)), (b, .at(1, 7), .at(2, 7))], loops: false)
    #expect(apng.plays == 1)
    #expect(apng.frames.map(\.screen) == [words(a), words(b)])
  }

  /// Fractions of more than 16 bits are rounded, and the rest is carried: the total stays.
  @Test func totalsDoNotDrift() throws {
    var (frames, time) = ([(Bitmap, Instant, Instant)](), Instant.zero)
    for k in 0..<40 {
      let next = time + .nanoseconds(33_333_337)
      frames.append((picture(2, 2) { _, _ in (k, 0, 0, 255) }, time, next))
      time = next
    }
    let total = try write(frames).0.frames.map(\.delay).reduce(.zero, +)
    #expect(abs(total.double - time.seconds) <= 0.5 / 10_000)
  }

  @Test func delays() {
    #expect(APNGDelay(TimeSpan(Rational(1, 60))) == APNGDelay(TimeSpan(Rational(2, 120))))
    #expect(APNGDelay(.seconds(65_535)).span == .seconds(65_535))
    #expect(APNGDelay(TimeSpan(Rational(100_001, 100_000))).denominator == 10_000)
    #expect(APNGDelay(TimeSpan(Rational(1_000_001, 100_000))).denominator == 1000)
    #expect(APNGDelay(.infinite).span == .seconds(65_535))
  }

  @Test func refusals() throws {
    try withFolder { folder in
      let writer = try APNGWriter(path: folder + "/x.png")
      #expect(throws: ExportError.noFrames) { try writer.finish() }
      let opaque = page(20, 20, boxAt: 1)
      try writer.add(opaque, from: .zero, until: .at(1, 1))
      #expect(throws: ExportError.unexpectedTransparency) {
        try writer.add(
          picture(20, 20, opaque: false) { _, _ in (0, 0, 0, 0) }, from: .at(1, 1), until: .at(2, 1))
      }
      #expect(throws: ExportError.timesNotInOrder(start: 0.5, end: 2)) {
        try writer.add(opaque, from: .at(1, 2), until: .at(2, 1))
      }
      #expect(throws: ExportError.differentSize(expected: "20x20", found: "21x20")) {
        try writer.add(page(21, 20, boxAt: 1), from: .at(1, 1), until: .at(2, 1))
      }
    }
  }
}
