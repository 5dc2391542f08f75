/// What a writer refuses to do.
public enum ExportError: Error, Equatable, Sendable, CustomStringConvertible {
  case outOfMemory
  /// A picture is not of the size that the file began with.
  case differentSize(expected: String, found: String)
  /// A picture with transparency came into a file that began opaque.
  case unexpectedTransparency
  /// A frame begins before the one before it ended, or ends before it begins; times in seconds.
  case timesNotInOrder(start: Double, end: Double)
  /// There is nothing to write: no frame was added.
  case noFrames
  /// A side is beyond what the format can say.
  case tooLarge(width: Int, height: Int, format: String)
  /// A frame says it equals one that was not written.
  case unknownFrame(Int)

  public var description: String {
    switch self {
    case .outOfMemory: return "memory is exhausted"
    case .differentSize(let expected, let found):
      return "a frame is \(found) pixels, the ones before it were \(expected)"
    case .unexpectedTransparency: return "a frame has transparent pixels, the first one had none"
    case .timesNotInOrder(let start, let end):
      return "frames must follow one another in time: one from \(start) s to \(end) s does not"
    case .noFrames: return "there is no frame to write"
    case .tooLarge(let width, let height, let format):
      return "\(width)x\(height) pixels are more than \(format) can hold; use a smaller scale"
    case .unknownFrame(let frame): return "frame \(frame) was not written before"
    }
  }
}
