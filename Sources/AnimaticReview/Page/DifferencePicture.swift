import AnimaticDrawing

/// A picture of where two pictures differ: the present one pale and grey, what differs in strong orange.
enum DifferencePicture {
  /// Nil where the sizes differ.
  static func draw(expected: Bitmap, actual: Bitmap) -> Bitmap? {
    guard expected.width == actual.width, expected.height == actual.height,
      let result = Bitmap(width: actual.width, height: actual.height, isOpaque: true)
    else { return nil }
    for y in 0..<actual.height {
      let row = result.data.baseAddress! + y * result.bytesPerRow
      let (old, new) = (
        expected.data.baseAddress! + y * expected.bytesPerRow, actual.data.baseAddress! + y * actual.bytesPerRow
      )
      for x in 0..<actual.width {
        let offset = x * 4
        let (a, b) = (
          old.load(fromByteOffset: offset, as: UInt32.self), new.load(fromByteOffset: offset, as: UInt32.self)
        )
        let pixel = a == b ? pale(b) : changed
        row.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
      }
    }
    return result
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
