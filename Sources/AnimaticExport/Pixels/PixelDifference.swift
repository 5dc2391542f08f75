import AnimaticDrawing
import CAnimaticCodecs

/// In what two pictures of one size differ.
public struct PixelDifference: Equatable, Sendable {
  /// Pixels that are not identical.
  public var different: Int
  /// Those among them whose colour distance is beyond the tolerance.
  public var beyond: Int
  /// The smallest box around the pixels beyond the tolerance; nil if there is none.
  public var box: PixelBox?
  /// The largest difference of one channel, 0…255.
  public var largestDelta: Int
  /// The largest colour distance, 0…1.
  public var largestDistance: Double
  /// Pixels of one picture.
  public var total: Int

  /// Compares premultiplied channels. The distance of two colours is the length of their difference over
  /// red, green, blue and alpha, divided by that of black and white (three channels), so 0…1 between opaque
  /// colours; `tolerance` 0 allows nothing. Returns nil where the sizes differ.
  public init?(_ a: Bitmap, _ b: Bitmap, tolerance: Double = 0) {
    guard a.width == b.width, a.height == b.height else { return nil }
    let clamped = min(max(tolerance.isNaN ? 0 : tolerance, 0), 2)
    var found = animatic_difference()
    // A hair above, so that a distance written with few digits includes what it was read from.
    let allowed = Int32((clamped * clamped * Self.whiteSquare + 1e-6).rounded(.down))
    animatic_compare(
      a.bytes, a.bytesPerRow, b.bytes, b.bytesPerRow, Int32(a.width), Int32(a.height), allowed, &found)
    different = Int(found.different)
    beyond = Int(found.beyond)
    let (x, y, width, height) = found.box
    box = beyond == 0 ? nil : PixelBox(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
    largestDelta = Int(found.max_delta)
    largestDistance = (Double(found.max_square) / Self.whiteSquare).squareRoot()
    total = a.width * a.height
  }

  private static let whiteSquare = 3.0 * 255 * 255

  /// Share of the pixels beyond the tolerance, 0…100.
  public var percent: Double { 100 * Double(beyond) / Double(total) }
}
