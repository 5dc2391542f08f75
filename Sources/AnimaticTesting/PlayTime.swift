import AnimaticTime

/// A time that no play can reach: not a number, or infinite.
public struct PlayTimeError: Error, Equatable, CustomStringConvertible {
  /// Seconds, as they were given.
  public let seconds: Double

  public var description: String { "\(seconds) is no time to play to; give finite seconds" }
}

extension Instant {
  /// - Throws: `PlayTimeError` for what is not finite: a timer that repeats for ever would never get there.
  init(played seconds: Double) throws {
    guard seconds.isFinite else { throw PlayTimeError(seconds: seconds) }
    self.init(seconds: seconds)
  }
}
