/// Why a file is not a picture.
public enum PNGError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It does not begin with PNG's eight bytes.
  case wrongSignature
  /// It ends inside a chunk, before its end chunk, or before all rows; the place in bytes.
  case truncated(at: Int)
  /// The check sum of a chunk is wrong: the file was changed or damaged.
  case badCheckSum(chunk: String, at: Int)
  /// The size is zero, or larger than a `Bitmap` can be or the caller allows.
  case absurdSize(width: Int, height: Int)
  /// Anything else, in libpng's words.
  case malformed(String)
  case outOfMemory

  public var description: String {
    switch self {
    case .wrongSignature: return "not a PNG file"
    case .truncated(let place): return "the file ends too early, at byte \(place)"
    case .badCheckSum(let chunk, let place): return "damaged: wrong check sum of \(chunk) at byte \(place)"
    case .absurdSize(let width, let height): return "a picture of \(width)x\(height) pixels is not accepted"
    case .malformed(let reason): return "damaged: \(reason)"
    case .outOfMemory: return "memory is exhausted"
    }
  }
}
