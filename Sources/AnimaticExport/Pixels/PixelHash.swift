import AnimaticDrawing
import CAnimaticCodecs

/// A 128-bit fingerprint of a picture's size and premultiplied pixels, the same on every machine.
///
/// Neither the padding of rows nor `isOpaque` counts. It tells pictures apart that differ by accident; it is
/// no defence against somebody who builds a collision on purpose. Four lanes of multiply and rotate over
/// little-endian words, about 10 GB/s; the exact steps are in `CAnimaticCodecs/hash.c` and never change,
/// because recorded goldens hold the values.
public struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  public init(_ bitmap: Bitmap) {
    var words: [UInt64] = [0, 0]
    animatic_hash(
      bitmap.bytes, bitmap.bytesPerRow, Int32(bitmap.width), Int32(bitmap.height), &words)
    self.init(high: words[0], low: words[1])
  }

  /// Reads what `description` prints: exactly 32 hexadecimal digits, lower or upper case; otherwise nil.
  public init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 32 else { return nil }
    var words: [UInt64] = [0, 0]
    for (place, digit) in digits.enumerated() {
      let value: UInt64
      switch digit {
      case 0x30...0x39: value = UInt64(digit - 0x30)
      case 0x61...0x66: value = UInt64(digit - 0x61 + 10)
      case 0x41...0x46: value = UInt64(digit - 0x41 + 10)
      default: return nil
      }
      words[place / 16] = words[place / 16] << 4 | value
    }
    self.init(high: words[0], low: words[1])
  }

  /// 32 lower-case hexadecimal digits.
  public var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension Bitmap {
  /// The first pixel's first byte, for the C loops.
  var bytes: UnsafePointer<UInt8> { UnsafePointer(data.baseAddress!.assumingMemoryBound(to: UInt8.self)) }

  func bytes(x: Int, y: Int) -> UnsafePointer<UInt8> { bytes + y * bytesPerRow + x * 4 }
}
