/// Why a clock could not go on.
public enum ClockError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Work keeps scheduling work for the same instant, so that time can not move.
  case livelock(at: Instant, origin: WorkOrigin, turns: Int)
  /// A repeating timer was asked for with an interval that is not above zero, or is not a number.
  case badInterval(origin: WorkOrigin, seconds: Double)
  /// Code that runs at an instant waits for something that can only happen after it has returned.
  case blocked(at: Instant, origin: WorkOrigin)

  public var description: String {
    switch self {
    case .livelock(let instant, let origin, let turns):
      return """
        time stands still at \(ClockError.text(instant.seconds)) s: more than \(turns) turns at this instant, and \
        \(origin)\(ClockError.behalf(origin)) keeps scheduling more; give the repetition a delay above 0
        """
    case .badInterval(let origin, let seconds):
      return """
        \(origin)\(ClockError.behalf(origin)): a repeating timer needs an interval above 0 s, \
        not \(ClockError.text(seconds))
        """
    case .blocked(let instant, let origin):
      return """
        \(origin)\(ClockError.behalf(origin)) at \(ClockError.text(instant.seconds)) s waits for work that can only \
        run after the waiting code has returned; on a device this hangs
        """
    }
  }

  private static func behalf(_ origin: WorkOrigin) -> String {
    origin.owner.isEmpty ? "" : " of \(origin.owner)"
  }

  /// Whole numbers without ".0"; Swift's own number text has no locale.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
