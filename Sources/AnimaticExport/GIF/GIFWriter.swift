import AnimaticDrawing
import AnimaticTime
import CAnimaticCodecs
import CAnimaticCodecsSystem

/// A looping GIF from frames that stream by: one palette for all, only what changed, same input same bytes.
///
/// The palette is exact where the clip has at most 256 colours. Otherwise one palette serves the whole clip
/// (median cut, then k-means, weighted by pixels and how long they are seen) and each colour has one entry of
/// it for the clip's length, without dithering: a pixel that does not change does not flicker. Between the
/// passes, changes wait packed, in memory up to 8 MiB and then in an unnamed file, so that memory does not
/// grow with the clip. Transparent pixels lie on `matte`. Times: see `GIFClock`.
public final class GIFWriter {
  public struct Options: Sendable {
    /// For ever, or once.
    public var loops = true
    /// What shines through transparent pixels.
    public var matte = RGBA.white
    /// What a pixel that moves counts for the palette, in sixteenths of one that stands, 1…100. One that
    /// moves is seen for a frame or two, one that stands for all of them; at 1 both come out equally true.
    public var motionWeight = 1

    public init() {}
  }

  /// What was written.
  public struct Summary: Equatable, Sendable {
    /// Images in the file; less than frames where some were equal or fell between two ticks.
    public var images: Int
    public var bytes: Int
    /// Colours of the palette.
    public var colors: Int
    /// Every pixel has its true colour.
    public var isExact: Bool
    /// The length of one loop in hundredths of a second.
    public var centiseconds: Int
  }

  private struct Image {
    var start: Int
    var box: PixelBox
    /// Packed changes, a piece for every `bandHeight` rows of the box.
    var data: [Range<Int>]
  }

  private let options: Options
  private let matte: UInt32
  private let colors: OpaquePointer
  private let deflater: Deflater
  private let spool = ByteSpool()
  private var clock = GIFClock(origin: .zero)
  private var images: [Image] = []
  private var shown: Bitmap?
  private var end = Instant.zero
  private var canvas: [UInt32] = []
  private var words: [UInt32] = []
  private var before: [UInt32] = []
  private var delta: [UInt32] = []

  public init(options: Options = Options()) throws {
    self.options = options
    let channels = [options.matte.red, options.matte.green, options.matte.blue]
    matte = channels.reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
    deflater = try Deflater(level: 1)
    guard let colors = animatic_colors_new() else { throw ExportError.outOfMemory }
    self.colors = colors
  }

  deinit { animatic_colors_free(colors) }

  /// Adds what is seen from `start` until `until`. Frames follow one another without a gap; the first one's
  /// start is the clip's.
  public func add(_ bitmap: Bitmap, from start: Instant, until: Instant) throws {
    guard until > start, shown == nil || start == end else {
      throw ExportError.timesNotInOrder(start: start.seconds, end: until.seconds)
    }
    guard let last = shown else {
      guard bitmap.width <= 65_535, bitmap.height <= 65_535 else {
        throw ExportError.tooLarge(width: bitmap.width, height: bitmap.height, format: "GIF")
      }
      clock = GIFClock(origin: start)
      let area = bitmap.width * bitmap.height
      canvas = [UInt32](repeating: 0, count: area)
      words = [UInt32](repeating: 0, count: bitmap.width * min(bitmap.height, Self.bandHeight))
      (before, delta) = (words, words)
      try take(bitmap, PixelBox(bitmap), at: 0)
      advance(to: until)
      return
    }
    guard last.width == bitmap.width, last.height == bitmap.height else {
      throw ExportError.differentSize(
        expected: "\(last.width)x\(last.height)", found: "\(bitmap.width)x\(bitmap.height)")
    }
    if let begin = clock.place(from: start, until: until),
      let box = PixelBox.changed(from: last, to: bitmap)
    {
      try take(bitmap, box, at: begin)
    }
    advance(to: until)
  }

  private func advance(to time: Instant) {
    end = time
    clock.extend(to: time)
  }

  private func take(_ bitmap: Bitmap, _ box: PixelBox, at begin: Int) throws {
    var data: [Range<Int>] = []
    for band in Self.bands(of: box) { data.append(try takeBand(bitmap, band)) }
    images.append(Image(start: begin, box: box, data: data))
    clock.take(begin)
    shown = bitmap
  }

  private func takeBand(_ bitmap: Bitmap, _ band: PixelBox) throws -> Range<Int> {
    let (x, y, width, height) = (Int32(band.x), Int32(band.y), Int32(band.width), Int32(band.height))
    animatic_flatten(bitmap.bytes, bitmap.bytesPerRow, x, y, width, height, matte, &words)
    animatic_box_take(&canvas, Int32(bitmap.width), x, y, width, height, words, &before, &delta)
    let counted =
      images.isEmpty
      ? animatic_colors_add(colors, words, band.area, 16)
      : animatic_colors_add_changed(
        colors, words, before, band.area, UInt32(min(max(options.motionWeight, 1), 100)))
    guard counted != 0 else { throw ExportError.outOfMemory }
    let packed = delta.withUnsafeBytes {
      deflater.compress(UnsafeRawBufferPointer(rebasing: $0[..<(band.area * 4)]))
    }
    return try spool.append(packed)
  }

  /// Boxes are worked on in bands, so that the buffers stay small whatever the picture's size.
  private static let bandHeight = 128

  private static func bands(of box: PixelBox) -> [PixelBox] {
    stride(from: 0, to: box.height, by: bandHeight).map {
      PixelBox(x: box.x, y: box.y + $0, width: box.width, height: min(bandHeight, box.height - $0))
    }
  }

  /// Writes the file at `path`.
  @discardableResult
  public func finish(path: String) throws -> Summary {
    let file = try AtomicFile(path: path)
    let summary = try finish { try file.write($0) }
    try file.commit()
    return summary
  }

  /// Hands the file out in pieces, in order. Throws `ExportError.noFrames` where nothing was added.
  public func finish(_ sink: ([UInt8]) throws -> Void) throws -> Summary {
    guard let last = shown else { throw ExportError.noFrames }
    // An image too short at the very end gives its time to the one before it.
    if images.count > 1, clock.end - images[images.count - 1].start < GIFClock.shortest {
      images.removeLast()
    }
    let isMoving = images.count > 1
    var palette = [UInt32](repeating: 0, count: 256)
    let distinct = animatic_colors_count(colors)
    let isExact = distinct <= 256
    let limit = isExact || !isMoving ? 256 : 255
    let chosen = Int(animatic_colors_choose(colors, Int32(limit), &palette))
    guard chosen > 0 else { throw ExportError.outOfMemory }
    // With 256 exact colours no entry is left for "unchanged": boxes are written whole then.
    let transparent = isMoving && chosen < 256 ? UInt8(chosen) : nil
    let stream = GIFStream(
      width: last.width, height: last.height, palette: Array(palette[..<chosen]), transparent: transparent)
    var bytes = 0
    func emit(_ piece: [UInt8]) throws {
      bytes += piece.count
      try sink(piece)
    }
    try emit(stream.head(loops: options.loops))
    try writeImages(stream, width: last.width, emit)
    try emit([0x3B])
    let total = max(clock.end, GIFClock.shortest)
    return Summary(
      images: images.count, bytes: bytes, colors: chosen, isExact: isExact, centiseconds: total)
  }

  private func writeImages(_ stream: GIFStream, width: Int, _ emit: ([UInt8]) throws -> Void) throws {
    guard let inflater = libdeflate_alloc_decompressor() else { throw ExportError.outOfMemory }
    defer { libdeflate_free_decompressor(inflater) }
    var indices = [UInt8](repeating: 0, count: canvas.count)
    canvas.withUnsafeMutableBytes { _ = $0.initializeMemory(as: UInt8.self, repeating: 0) }
    for (number, image) in images.enumerated() {
      let box = image.box
      var done = 0
      for (band, range) in zip(Self.bands(of: box), image.data) {
        let packed = try spool.read(range)
        let result = libdeflate_zlib_decompress(inflater, packed, packed.count, &delta, band.area * 4, nil)
        precondition(result == LIBDEFLATE_SUCCESS, "the spool gives back what it took")
        animatic_box_apply(
          &canvas, Int32(width), Int32(band.x), Int32(band.y), Int32(band.width), Int32(band.height), delta,
          &before, &words)
        indices.withUnsafeMutableBufferPointer { out in
          let place = out.baseAddress! + done
          if number > 0, let transparent = stream.transparent {
            animatic_colors_map_changed(colors, words, before, band.area, transparent, place)
          } else {
            animatic_colors_map(colors, words, band.area, place)
          }
        }
        done += band.area
      }
      let next = number + 1 < images.count ? images[number + 1].start : clock.end
      let pieces = GIFClock.pieces(of: max(next - image.start, GIFClock.shortest))
      try emit(stream.image(box, delay: pieces[0], indices: indices, isFirst: number == 0))
      for piece in pieces.dropFirst() {
        var one: [UInt8] = [0]
        animatic_colors_map(colors, canvas, 1, &one)
        let dot = PixelBox(x: 0, y: 0, width: 1, height: 1)
        try emit(stream.image(dot, delay: piece, indices: one, isFirst: false))
      }
    }
  }
}
