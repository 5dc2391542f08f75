import AnimaticDrawing
import AnimaticTime
import CAnimaticCodecs

/// An animated PNG, written frame by frame: exact pixels, exact times, only what changed.
///
/// Frames equal to the one before lengthen it. A duration is written as its own fraction of a second where
/// numerator and denominator fit 16 bits (every multiple of 1/60 s does), otherwise in the finest decimal
/// step that fits, the rest being carried to the next frame, so that the total never drifts.
public final class APNGWriter {
  private let file: AtomicFile
  private let deflater: Deflater
  private let loops: Bool
  private var rows: [UInt8] = []
  private var shown: Bitmap?
  private var isOpaque = true
  /// The frame that is not written yet, because its end is not known.
  private var box = PixelBox(x: 0, y: 0, width: 0, height: 0)
  private var start = Instant.zero
  private var end = Instant.zero
  /// Where the times that were written so far end.
  private var writtenEnd = Instant.zero
  private var frameCount = 0
  private var sequence: UInt32 = 0
  private static let controlOffset = 8 + 25

  /// Begins the file at `path`. `loops` false plays it once.
  public init(path: String, loops: Bool = true) throws {
    file = try AtomicFile(path: path)
    deflater = try Deflater(level: 6)
    self.loops = loops
  }

  /// Adds what is seen from `start` until `until`. Frames follow one another without a gap.
  public func add(_ bitmap: Bitmap, from start: Instant, until: Instant) throws {
    guard until > start, shown == nil || start == end else {
      throw ExportError.timesNotInOrder(start: start.seconds, end: until.seconds)
    }
    guard let before = shown else {
      isOpaque = bitmap.isOpaque
      box = PixelBox(bitmap)
      (self.start, end, writtenEnd, shown) = (start, until, start, bitmap)
      var head = PNGChunks.signature
      let color: PNGChunks.Color = isOpaque ? .rgb : .rgba
      let header = PNGChunks.header(width: bitmap.width, height: bitmap.height, bits: 8, color: color)
      PNGChunks.append("IHDR", header, to: &head)
      PNGChunks.append("acTL", control, to: &head)
      try file.write(head)
      return
    }
    guard before.width == bitmap.width, before.height == bitmap.height else {
      throw ExportError.differentSize(
        expected: "\(before.width)x\(before.height)", found: "\(bitmap.width)x\(bitmap.height)")
    }
    if isOpaque, !bitmap.isOpaque { throw ExportError.unexpectedTransparency }
    if let changed = PixelBox.changed(from: before, to: bitmap) {
      try writePending()
      box = changed
      self.start = start
    }
    shown = bitmap
    end = until
  }

  /// Writes the rest and puts the file in its place. Returns how many images it holds and its bytes.
  @discardableResult
  public func finish() throws -> (images: Int, bytes: Int) {
    guard shown != nil else { throw ExportError.noFrames }
    try writePending()
    var tail: [UInt8] = []
    PNGChunks.append("IEND", [], to: &tail)
    try file.write(tail)
    var chunk: [UInt8] = []
    PNGChunks.append("acTL", control, to: &chunk)
    try file.overwrite(chunk, at: Self.controlOffset)
    try file.commit()
    return (frameCount, file.count)
  }

  private var control: [UInt8] {
    var data: [UInt8] = []
    PNGChunks.appendBigEndian(UInt32(frameCount), to: &data)
    PNGChunks.appendBigEndian(loops ? 0 : 1, to: &data)
    return data
  }

  private func writePending() throws {
    guard let bitmap = shown else { return }
    let delay = APNGDelay(end - writtenEnd)
    writtenEnd = writtenEnd + delay.span
    let byteCount = (1 + box.width * (isOpaque ? 3 : 4)) * box.height
    if rows.count < byteCount { rows = [UInt8](repeating: 0, count: byteCount) }
    let pixels = bitmap.bytes(x: box.x, y: box.y)
    if isOpaque {
      animatic_rows_rgb(pixels, bitmap.bytesPerRow, Int32(box.width), Int32(box.height), &rows)
    } else {
      animatic_rows_rgba(pixels, bitmap.bytesPerRow, Int32(box.width), Int32(box.height), &rows)
    }
    var out: [UInt8] = []
    var frame: [UInt8] = []
    for value in [UInt32(box.width), UInt32(box.height), UInt32(box.x), UInt32(box.y)] {
      PNGChunks.appendBigEndian(value, to: &frame)
    }
    PNGChunks.appendBigEndian(UInt32(delay.numerator) << 16 | UInt32(delay.denominator), to: &frame)
    frame += [0, 0]  // Nothing is disposed of; pixels replace what is there.
    PNGChunks.append("fcTL", nextSequence() + frame, to: &out)
    let data = rows.withUnsafeBytes { deflater.compress(UnsafeRawBufferPointer(rebasing: $0[..<byteCount])) }
    if frameCount == 0 {
      PNGChunks.append("IDAT", data, to: &out)
    } else {
      PNGChunks.append("fdAT", nextSequence() + Array(data), to: &out)
    }
    try file.write(out)
    frameCount += 1
  }

  private func nextSequence() -> [UInt8] {
    var bytes: [UInt8] = []
    PNGChunks.appendBigEndian(sequence, to: &bytes)
    sequence += 1
    return bytes
  }
}

/// A duration as the two 16-bit numbers that an animated PNG has for it.
struct APNGDelay: Equatable {
  var numerator: UInt16
  var denominator: UInt16

  /// Exact if possible, otherwise rounded to 1/10 000, 1/1000, 1/100, 1/10 or 1 s, whichever fits first;
  /// never below zero nor above 65 535 s.
  init(_ span: TimeSpan) {
    let value = span.value
    if let n = UInt16(exactly: value.numerator), let d = UInt16(exactly: value.denominator) {
      (numerator, denominator) = (n, d)
      return
    }
    for steps: Int64 in [10_000, 1000, 100, 10, 1] {
      let rounded = (value * Rational(steps) + Rational(1, 2)).floor
      if let n = UInt16(exactly: max(rounded, 0)) {
        (numerator, denominator) = (n, UInt16(steps))
        return
      }
    }
    (numerator, denominator) = (UInt16.max, 1)
  }

  var span: TimeSpan { TimeSpan(Rational(Int64(numerator), Int64(denominator))) }
}
