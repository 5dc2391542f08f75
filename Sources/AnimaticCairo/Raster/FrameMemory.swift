import AnimaticDrawing

/// Hands out bitmaps to draw in. Fresh memory costs more than the drawing of a small change (the system clears
/// it page by page), so a bitmap that nobody holds any more is used again.
final class FrameMemory {
  private var bitmaps: [Bitmap] = []
  private static let most = 2

  /// A bitmap with any content.
  func bitmap(_ area: PixelRect, isOpaque: Bool) throws -> Bitmap {
    for index in bitmaps.indices where isKnownUniquelyReferenced(&bitmaps[index]) {
      let known = bitmaps[index]
      if known.width == area.width, known.height == area.height, known.isOpaque == isOpaque { return known }
    }
    guard let new = Bitmap(width: area.width, height: area.height, isOpaque: isOpaque) else {
      throw CairoError.sizeOutOfRange(width: Double(area.width), height: Double(area.height))
    }
    if bitmaps.count >= Self.most { bitmaps.removeFirst() }
    bitmaps.append(new)
    return new
  }
}
