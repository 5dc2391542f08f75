import AnimaticDrawing
import CAnimaticCodecs
import CAnimaticCodecsSystem

/// Pictures from PNG files of every kind: gray, palette, RGB, with alpha, 1 to 16 bits, interlaced.
///
/// 16 bits are rounded to 8. Gamma and colour profiles are not looked at: numbers come as they stand.
public enum PNGDecoder {
  /// The picture, or a `PNGError` that says what is wrong.
  ///
  /// Memory is bounded by the picture, which may have at most `largestArea` pixels and not more than a file
  /// of this length can hold (deflate packs at most 1032 to 1).
  public static func decode(_ bytes: [UInt8], largestArea: Int = Bitmap.largestArea) throws -> Bitmap {
    let dataCount = try check(bytes, largestArea: largestArea)
    return try bytes.withUnsafeBufferPointer { buffer in
      guard let png = animatic_png_open(buffer.baseAddress, buffer.count, UInt32(Bitmap.largestSide)) else {
        throw PNGError.outOfMemory
      }
      defer { animatic_png_close(png) }
      try throwError(of: png)
      guard animatic_png_raw_bytes(png) <= UInt64(dataCount) * 1040 else {
        throw PNGError.truncated(at: bytes.count)
      }
      let (width, height) = (Int(animatic_png_width(png)), Int(animatic_png_height(png)))
      let isOpaque = animatic_png_has_alpha(png) == 0
      guard let bitmap = Bitmap(width: width, height: height, isOpaque: isOpaque) else {
        throw PNGError.absurdSize(width: width, height: height)
      }
      let out = bitmap.data.baseAddress!.assumingMemoryBound(to: UInt8.self)
      if animatic_png_rows(png, out, bitmap.bytesPerRow) == 0 { try throwError(of: png) }
      animatic_premultiply_rgba(out, bitmap.bytesPerRow, Int32(width), Int32(height))
      return bitmap
    }
  }

  /// Walks the chunks before libpng sees them, which gives exact reasons. Returns the bytes of picture data.
  private static func check(_ bytes: [UInt8], largestArea: Int) throws -> Int {
    let signature = PNGChunks.signature
    guard bytes.starts(with: signature) else {
      let isBeginning = !bytes.isEmpty && bytes.count < 8 && signature.starts(with: bytes)
      throw isBeginning ? PNGError.truncated(at: bytes.count) : .wrongSignature
    }
    var (at, dataCount) = (8, 0)
    while true {
      guard at + 12 <= bytes.count else { throw PNGError.truncated(at: bytes.count) }
      let length = Int(bigEndian(bytes, at))
      let name = String(
        decoding: bytes[at + 4..<at + 8].map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
      guard length <= bytes.count - at - 12 else { throw PNGError.truncated(at: bytes.count) }
      let sum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + at + 4, length + 4) }
      guard sum == bigEndian(bytes, at + 8 + length) else {
        throw PNGError.badCheckSum(chunk: name, at: at)
      }
      if at == 8 {
        guard name == "IHDR", length == 13 else { throw PNGError.malformed("the header is missing") }
        let (width, height) = (Int(bigEndian(bytes, 16)), Int(bigEndian(bytes, 20)))
        let side = 1...Bitmap.largestSide
        guard side.contains(width), side.contains(height), width * height <= largestArea else {
          throw PNGError.absurdSize(width: width, height: height)
        }
      }
      if name == "IDAT" { dataCount += length }
      if name == "IEND" { return dataCount }
      at += 12 + length
    }
  }

  private static func bigEndian(_ bytes: [UInt8], _ at: Int) -> UInt32 {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func throwError(of png: OpaquePointer) throws {
    let reason = String(cString: animatic_png_error(png))
    if !reason.isEmpty { throw PNGError.malformed(reason) }
  }
}
