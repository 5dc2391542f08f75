import AnimaticDrawing

/// A picture of where two pictures differ: the present one pale and grey, what differs in strong orange.
enum DifferencePicture {
  /// Nil where the sizes differ.
  static func draw(expected: Bitmap, actual: Bitmap) -> Bitmap? {
    guard expected.width == actual.width, expected.height == actual.height,
      let result = Bitmap(width: actual.width, height: actual.height, isOpaque: true)
    else { return nil }
    for y in 0..<actual.height {
      let (old, new, out) = (row(expected, y), row(actual, y), row(result, y))
      for x in 0..<actual.width { out[x] = old[x] == new[x] ? pale(new[x]) : changed }
    }
    return result
  }

  private static func row(_ bitmap: Bitmap, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    (bitmap.data.baseAddress! + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// #D55E00 in memory order blue, green, red, alpha.
  private static let changed: UInt32 = 0xFFD5_5E00

  /// Three quarters of the way to white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = ((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
    let gray = 191 + (red * 54 + green * 183 + blue * 19) / 1024
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }
}
