import AnimaticDrawing
import CAnimaticCodecs

/// A box of whole pixels, origin at the top left.
public struct PixelBox: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A whole picture.
  public init(_ bitmap: Bitmap) { self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

  public var area: Int { width * height }

  /// The smallest box around every pixel that differs, nil where the two are equal. Pictures of different
  /// sizes differ in the whole of `b`.
  public static func changed(from a: Bitmap, to b: Bitmap) -> PixelBox? {
    if a === b { return nil }
    guard a.width == b.width, a.height == b.height else { return PixelBox(b) }
    var box: [Int32] = [0, 0, 0, 0]
    let differs = animatic_changed_box(
      a.bytes, a.bytesPerRow, b.bytes, b.bytesPerRow, Int32(a.width), Int32(a.height), &box)
    guard differs != 0 else { return nil }
    return PixelBox(x: Int(box[0]), y: Int(box[1]), width: Int(box[2]), height: Int(box[3]))
  }
}
