import AnimaticDrawing

/// A picture that shows where two pictures differ: what is equal is grey and pale, what differs is red.
public enum DifferenceBitmap {
  /// nil where the sizes differ.
  public static func make(_ a: Bitmap, _ b: Bitmap) -> Bitmap? {
    guard a.width == b.width, a.height == b.height,
      let out = Bitmap(width: a.width, height: a.height, isOpaque: true)
    else { return nil }
    for y in 0..<a.height {
      let (rowA, rowB, row) = (pixels(a, y), pixels(b, y), pixels(out, y))
      for x in 0..<a.width { row[x] = rowA[x] == rowB[x] ? pale(rowB[x]) : changed }
    }
    return out
  }

  /// One pixel a number: blue, green, red, alpha from the low byte on.
  private static func pixels(_ bitmap: Bitmap, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    (bitmap.data.baseAddress! + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// #D0142E.
  private static let changed: UInt32 = 0xFFD0_142E

  /// Over white, at a quarter of its darkness.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let (blue, green, red, alpha) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24)
    let grey = min((red * 54 + green * 183 + blue * 19) / 256 + 255 - alpha, 255)
    let light = 255 - (255 - grey) / 4
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }
}
