import AnimaticDrawing
import CAnimaticCodecs

/// Pictures as PNG files: same pixels, same bytes, on every machine with the same libdeflate.
///
/// Exactly as many bits as the pixels need: a palette where there are at most 256 colours, otherwise RGB,
/// or RGBA with straight alpha where a pixel is transparent. Rows are not filtered: on pictures of interfaces
/// that is both the fastest and the smallest. No text, time, gamma or profile chunk: untagged PNG is sRGB.
/// One encoder a thread; buffers are used again.
public final class PNGEncoder {
  private let deflater: Deflater
  private var rows = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var colors = [UInt32](repeating: 0, count: 256)

  /// `level` of libdeflate 1…12; 6 is the level of goldens and of all output. Throws on lack of memory.
  public init(level: Int = 6) throws { deflater = try Deflater(level: min(max(level, 1), 12)) }

  deinit { rows.deallocate() }

  /// The whole file.
  public func encode(_ bitmap: Bitmap) -> [UInt8] {
    load(bitmap)
    return encodeLoaded()
  }

  /// What `load` has taken over, apart from the rows.
  private struct Loaded {
    var header: [UInt8]
    var palette: [UInt32]
    var byteCount: Int
  }
  private var loaded: Loaded?

  /// Takes the pixels over: the bitmap is not needed any more when `encodeLoaded` compresses them, which
  /// takes most of the time.
  public func load(_ bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    let (pixels, stride) = (bitmap.bytes, bitmap.bytesPerRow)
    let count = Int(animatic_palette(pixels, stride, Int32(width), Int32(height), &colors))
    if count > 0 {
      let bits = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
      let out = reserve((1 + (width * bits + 7) / 8) * height)
      animatic_rows_palette(
        pixels, stride, Int32(width), Int32(height), colors, Int32(count), Int32(bits), out)
      loaded = Loaded(
        header: PNGChunks.header(width: width, height: height, bits: bits, color: .palette),
        palette: colors.prefix(count).map(animatic_straight),
        byteCount: (1 + (width * bits + 7) / 8) * height)
      return
    }
    let opaque =
      bitmap.isOpaque || animatic_is_opaque(pixels, stride, Int32(width), Int32(height)) != 0
    let count2 = (1 + width * (opaque ? 3 : 4)) * height
    let out = reserve(count2)
    if opaque {
      animatic_rows_rgb(pixels, stride, Int32(width), Int32(height), out)
    } else {
      animatic_rows_rgba(pixels, stride, Int32(width), Int32(height), out)
    }
    loaded = Loaded(
      header: PNGChunks.header(width: width, height: height, bits: 8, color: opaque ? .rgb : .rgba),
      palette: [], byteCount: count2)
  }

  /// The file of the picture that was loaded last; empty where none was.
  public func encodeLoaded() -> [UInt8] {
    guard let loaded else { return [] }
    self.loaded = nil
    return file(loaded.header, palette: loaded.palette, byteCount: loaded.byteCount)
  }

  private func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if rows.count < count {
      rows.deallocate()
      rows = .allocate(byteCount: count, alignment: 16)
    }
    return rows.baseAddress!.assumingMemoryBound(to: UInt8.self)
  }

  private func file(_ header: [UInt8], palette: [UInt32], byteCount: Int) -> [UInt8] {
    let data = deflater.compress(UnsafeRawBufferPointer(rebasing: rows[..<byteCount]))
    var out: [UInt8] = []
    out.reserveCapacity(data.count + 1200)
    out += PNGChunks.signature
    PNGChunks.append("IHDR", header, to: &out)
    if !palette.isEmpty {
      let entries = palette.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
      PNGChunks.append("PLTE", entries, to: &out)
      let alphas = palette.map { UInt8($0 >> 24) }
      // Words are in ascending order, so the opaque entries, which need none, come last.
      if let last = alphas.lastIndex(where: { $0 != 255 }) {
        PNGChunks.append("tRNS", Array(alphas[...last]), to: &out)
      }
    }
    PNGChunks.append("IDAT", data, to: &out)
    PNGChunks.append("IEND", [], to: &out)
    return out
  }
}
