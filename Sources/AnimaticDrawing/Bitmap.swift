/// Pixels: rows of 32-bit words, blue-green-red-alpha in memory (little endian), alpha premultiplied.
///
/// The memory belongs to the object and is freed with it. After it is handed on nobody writes it any more,
/// which is what makes it safe to share between threads.
public final class Bitmap: @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// Bytes from one row to the next, a multiple of 16.
  public let bytesPerRow: Int
  /// `height * bytesPerRow` bytes.
  public let data: UnsafeMutableRawBufferPointer
  /// Every pixel has alpha 255.
  public let isOpaque: Bool

  /// The largest side and the largest area that is accepted: 16 384 pixels and 2^28 pixels (1 GiB).
  public static let largestSide = 16_384
  public static let largestArea = 1 << 28

  /// A picture of zeros (transparent black), or nil where the size is not positive or too large.
  public init?(width: Int, height: Int, isOpaque: Bool) {
    guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide,
      width * height <= Self.largestArea
    else { return nil }
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    bytesPerRow = (width * 4 + 15) & ~15
    // A larger alignment would keep glibc from reusing the blocks, and memory would grow with the frames.
    data = .allocate(byteCount: bytesPerRow * height, alignment: 16)
    data.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { data.deallocate() }

  /// One pixel as (red, green, blue, alpha), premultiplied. Traps outside the picture.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(x >= 0 && x < width && y >= 0 && y < height)
    let p = y * bytesPerRow + x * 4
    return (data[p + 2], data[p + 1], data[p], data[p + 3])
  }
}
