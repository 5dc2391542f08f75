import AnimaticDrawing

/// A picture that shows where two pictures differ: what is equal is grey and pale, what differs is red.
public enum DifferenceBitmap {
  /// nil where the sizes differ.
  public static func make(_ a: Bitmap, _ b: Bitmap) -> Bitmap? {
    guard a.width == b.width, a.height == b.height,
      let out = Bitmap(width: a.width, height: a.height, isOpaque: true)
    else { return nil }
    for y in 0..<a.height {
      let (rowA, rowB, row) = (y * a.bytesPerRow, y * b.bytesPerRow, y * out.bytesPerRow)
      for x in stride(from: 0, to: a.width * 4, by: 4) {
        let differs = (0..<4).contains { a.data[rowA + x + $0] != b.data[rowB + x + $0] }
        let place = row + x
        if differs {
          (out.data[place], out.data[place + 1], out.data[place + 2]) = (0x2E, 0x14, 0xD0)
        } else {
          // Over white, at a quarter of its darkness.
          let (blue, green, red) = (
            Int(b.data[rowB + x]), Int(b.data[rowB + x + 1]), Int(b.data[rowB + x + 2])
          )
          let white = 255 - Int(b.data[rowB + x + 3])
          let grey = (red * 54 + green * 183 + blue * 19) / 256 + white
          let pale = UInt8(255 - (255 - min(grey, 255)) / 4)
          (out.data[place], out.data[place + 1], out.data[place + 2]) = (pale, pale, pale)
        }
        out.data[place + 3] = 255
      }
    }
    return out
  }
}
