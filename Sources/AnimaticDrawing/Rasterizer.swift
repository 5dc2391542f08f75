/// Turns display lists into pictures. One object per thread; it may keep caches, but what it draws depends
/// only on the list: any frame alone gives the same bytes as the same frame after others.
public protocol Rasterizer: AnyObject {
  /// Device pixels a point: 1, 2 or 3.
  var scale: Int { get }

  /// Draws a whole picture of ceil(size · scale) pixels. Throws where the size is out of range or memory
  /// is exhausted. The bitmap is the caller's.
  func draw(_ list: DisplayList) throws -> Bitmap
}
