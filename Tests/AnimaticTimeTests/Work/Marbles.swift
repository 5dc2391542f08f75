import AnimaticTime

/// A clock with entries that write their names down: `1 A` is A at second 1.
final class Marbles {
  let clock: VirtualClock
  private(set) var row: [String] = []

  init(turnLimit: Int = 10_000) { clock = VirtualClock(turnLimit: turnLimit) }

  @discardableResult
  func put(_ name: String, at seconds: Double, _ lane: WorkLane = .main, then: @escaping () -> Void = {})
    -> WorkTicket
  {
    clock.schedule(at: Instant(seconds: seconds), lane: lane, origin: WorkOrigin(what: name)) {
      [unowned self] in
      mark(name)
      then()
    }
  }

  func mark(_ name: String) { row.append("\(Marbles.text(clock.now)) \(name)") }

  /// Moves time and hands out what happened since the last call.
  func play(to seconds: Double) throws -> [String] {
    defer { row = [] }
    try clock.advance(to: Instant(seconds: seconds))
    return row
  }

  static func text(_ instant: Instant) -> String {
    let text = "\(instant.seconds)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
