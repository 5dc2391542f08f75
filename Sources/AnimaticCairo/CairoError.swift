/// Why text could not be measured or a picture not be drawn.
public enum CairoError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A font file that output is pinned to is not installed.
  case fontMissing(path: String, package: String)
  /// Cairo, Pango or fontconfig refused; the text is theirs.
  case library(String)
  /// The picture has no area or is above `Bitmap.largestSide` or `Bitmap.largestArea`.
  case sizeOutOfRange(width: Double, height: Double)

  public var description: String {
    switch self {
    case .fontMissing(let path, let package):
      "font file \(path) is missing; install it with: apt-get install \(package)"
    case .library(let text): "drawing failed: \(text)"
    case .sizeOutOfRange(let width, let height):
      "a picture of \(width) x \(height) pixels is out of range (1 to 16384 a side)"
    }
  }
}
