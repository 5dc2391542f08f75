import AnimaticTime

/// What UIKit's animation blocks do to writes inside them: these are one update under an animation.
enum UIKitMotion {
  /// The transaction of the innermost block; nil outside of blocks. One play at a time runs (`PlayLock`).
  nonisolated(unsafe) private(set) static var current: Transaction?
  nonisolated(unsafe) private static var changes = 0

  /// Something that is on a stage was written.
  static func noteChange() { changes += 1 }

  static func with<R>(_ transaction: Transaction?, _ work: () throws -> R) rethrows -> R {
    let before = current
    current = transaction
    defer { current = before }
    return try work()
  }

  /// Runs `work` under an animation (nil: at once) and tells `finish` after `seconds`; right after this turn where
  /// nothing on a stage was written.
  static func run(
    _ animation: Animation?, seconds: Double, _ work: () -> Void, _ finish: ((Bool) -> Void)?
  ) {
    let before = changes
    with(Transaction(animation: animation), work)
    guard let finish else { return }
    let clock = VirtualTime.clock
    let length = changes == before || animation == nil || !seconds.isFinite ? 0 : max(0, seconds)
    let origin = WorkOrigin(what: "animation completion", file: "", line: 0, owner: clock.owner)
    clock.schedule(at: clock.now + TimeSpan(seconds: length), lane: .main, origin: origin) { finish(true) }
  }
}
