import AnimaticTime
import AnimaticUI

/// A clock that user code runs on, and what that code wrote down, each line with its time.
final class VirtualRun {
  let clock: VirtualClock
  private(set) var lines: [String] = []

  init(turnLimit: Int = 10_000) {
    clock = VirtualClock(turnLimit: turnLimit)
    VirtualTime.clock = clock
  }

  func log(_ text: String) {
    let time = "\(clock.now.seconds)"
    lines.append((time.hasSuffix(".0") ? String(time.dropLast(2)) : time) + " " + text)
  }

  /// Runs code in the event lane.
  func at(_ seconds: Double, _ work: @escaping () -> Void) {
    clock.schedule(at: Instant(seconds: seconds), lane: .event, origin: WorkOrigin(what: "event"), work)
  }

  /// Plays to an instant and hands out all lines so far.
  @discardableResult
  func play(to seconds: Double) throws -> [String] {
    try clock.advance(to: Instant(seconds: seconds))
    return lines
  }
}
