import Foundation

/// A rectangle of whole device pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var area: Int { isEmpty ? 0 : width * height }

  /// The pixels that a box in device coordinates touches, and one more on every side for antialiasing.
  /// Boxes without a finite place are empty; far coordinates are held within ±2^20.
  init(covering box: CGRect) {
    guard !box.isNull, box.minX.isFinite, box.minY.isFinite, !box.width.isNaN, !box.height.isNaN else {
      self = .empty
      return
    }
    func held(_ value: Double) -> Int { Int(min(max(value, -1_048_576), 1_048_576)) }
    let (left, top) = (held(box.minX.rounded(.down)) - 1, held(box.minY.rounded(.down)) - 1)
    let (right, bottom) = (held(box.maxX.rounded(.up)) + 1, held(box.maxY.rounded(.up)) + 1)
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return right > left && bottom > top
      ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .empty
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  func grown(_ dx: Int, _ dy: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
