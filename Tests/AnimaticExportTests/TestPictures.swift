import AnimaticDrawing
import AnimaticTime
import Foundation

@testable import AnimaticExport

/// Numbers that look random and are the same every time.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

/// A picture from a rule; the rule gives premultiplied red, green, blue, alpha.
func picture(
  _ width: Int, _ height: Int, opaque: Bool = true, _ rule: (Int, Int) -> (Int, Int, Int, Int)
) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height, isOpaque: opaque)!
  for y in 0..<height {
    for x in 0..<width {
      let (r, g, b, a) = rule(x, y)
      let at = y * bitmap.bytesPerRow + x * 4
      (bitmap.data[at], bitmap.data[at + 1]) = (UInt8(b), UInt8(g))
      (bitmap.data[at + 2], bitmap.data[at + 3]) = (UInt8(r), UInt8(a))
    }
  }
  return bitmap
}

/// A gradient with far more than 256 colours, and a flat box on it.
func page(_ width: Int, _ height: Int, boxAt top: Int) -> Bitmap {
  picture(width, height) { x, y in
    if x >= 4, x < width - 4, y >= top, y < top + 8 { return (200, 40, 40, 255) }
    return (x * 255 / width, y * 255 / height, (x * 3 + y * 5) % 256, 255)
  }
}

/// The pixels as words, row by row, without padding.
func words(_ bitmap: Bitmap) -> [UInt32] {
  var out: [UInt32] = []
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width {
      let p = bitmap[x, y]
      out.append(UInt32(p.alpha) << 24 | UInt32(p.red) << 16 | UInt32(p.green) << 8 | UInt32(p.blue))
    }
  }
  return out
}

/// A folder that is gone after the body.
func withFolder<T>(_ body: (String) throws -> T) throws -> T {
  let root = FileManager.default.temporaryDirectory.standardizedFileURL.path
  let path = root + "/animatic-tests-" + UUID().uuidString
  try OutputFolder.create(path)
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try body(path)
}

extension Instant {
  static func at(_ n: Int64, _ d: Int64) -> Instant { Instant(Rational(n, d)) }
}
