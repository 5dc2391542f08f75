import AnimaticTime
import Foundation

/// A timer on virtual time, spelled as Foundation spells it.
///
/// Intervals are taken to the nearest nanosecond. A one-shot timer with an interval of 0 or less fires after
/// 0.1 ms, as on a device; a repeating one would fire without end, so the run fails with
/// `ClockError.badInterval`. Repeating intervals above 0 are at least 0.1 ms. Infinite and NaN intervals of
/// one-shot timers are never.
public final class Timer {
  private static let shortest = TimeSpan(Rational(1, 10_000))

  private let block: (Timer) -> Void
  private let span: TimeSpan
  private let repeats: Bool
  private let origin: WorkOrigin
  private var due: Instant
  private var scheduled: (clock: VirtualClock, ticket: WorkTicket)?
  private var isFiring = false
  private var modes: Set<RunLoop.Mode> = []

  /// Seconds between fires; 0 for a one-shot timer.
  public let timeInterval: TimeInterval
  /// Accepted and not used: virtual timers are exact.
  public var tolerance: TimeInterval = 0
  /// False after `invalidate()`, and after a one-shot timer has fired.
  public private(set) var isValid = true
  /// Timers with a block have none.
  public var userInfo: Any? { nil }

  /// When it fires next. Moving it moves the grid of a repeating timer.
  public var fireDate: Date {
    get { VirtualTime.date(at: due) }
    set {
      due = VirtualTime.instant(of: newValue)
      guard isValid, let scheduled else { return }
      scheduled.clock.cancel(scheduled.ticket)
      if !isFiring { enqueue(on: scheduled.clock) }
    }
  }

  /// A timer that waits for `RunLoop.add(_:forMode:)`.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, file: String = #fileID, line: Int = #line,
    block: @escaping (Timer) -> Void
  ) {
    self.init(
      fire: nil, interval, repeats, WorkOrigin(what: "Timer", file: file, line: line), block)
  }

  /// A timer that fires at `date` first and waits for `RunLoop.add(_:forMode:)`.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, file: String = #fileID, line: Int = #line,
    block: @escaping (Timer) -> Void
  ) {
    self.init(fire: date, interval, repeats, WorkOrigin(what: "Timer", file: file, line: line), block)
  }

  /// A timer that runs.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, file: String = #fileID, line: Int = #line,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let origin = WorkOrigin(what: "Timer.scheduledTimer", file: file, line: line)
    let timer = Timer(fire: nil, interval, repeats, origin, block)
    timer.start(in: .default)
    return timer
  }

  /// A repeating timer that is not scheduled yet, named in traces.
  convenience init(
    repeating interval: TimeInterval, name: String, file: String, line: Int, block: @escaping (Timer) -> Void
  ) {
    self.init(fire: nil, interval, true, WorkOrigin(what: name, file: file, line: line), block)
  }

  private init(
    fire date: Date?, _ interval: TimeInterval, _ repeats: Bool, _ origin: WorkOrigin,
    _ block: @escaping (Timer) -> Void
  ) {
    let clock = VirtualTime.clock
    self.block = block
    self.repeats = repeats
    self.origin = WorkOrigin(what: origin.what, file: origin.file, line: origin.line, owner: clock.owner)
    timeInterval = repeats ? interval : 0
    span = max(VirtualTime.span(interval), Timer.shortest)
    due = date.map(VirtualTime.instant(of:)) ?? clock.now + span
    if repeats, !(interval > 0) {
      isValid = false
      clock.failure = .badInterval(origin: self.origin, seconds: interval)
    }
  }

  /// Runs the block now. The grid of a repeating timer stays; a one-shot timer is used up.
  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    block(self)
  }

  /// Stops the timer for good.
  public func invalidate() {
    isValid = false
    guard let scheduled else { return }
    self.scheduled = nil
    scheduled.clock.cancel(scheduled.ticket)
  }

  // MARK: Inside

  /// Puts the timer on the clock in one more mode; it is there once.
  func start(in mode: RunLoop.Mode) {
    modes.insert(mode)
    guard isValid, scheduled == nil else { return }
    enqueue(on: VirtualTime.clock)
  }

  private func enqueue(on clock: VirtualClock) {
    scheduled = (clock, clock.schedule(at: due, lane: .timer, origin: origin) { self.fireWhenDue(clock) })
  }

  /// In a mode in which it does not run it waits for the end of that, and fires once for all that it missed.
  private func fireWhenDue(_ clock: VirtualClock) {
    RunLoop.main.inMode(modes) { [self] in fireNow(clock) }
  }

  private func fireNow(_ clock: VirtualClock) {
    guard isValid else { return }
    guard repeats else {
      isValid = false
      scheduled = nil
      block(self)
      return
    }
    let fired = due
    isFiring = true
    block(self)
    isFiring = false
    guard isValid else { return }
    if due == fired { due = nextOnGrid(after: clock.now) }
    enqueue(on: clock)
  }

  /// The first point of the grid that lies after `now`: fires that were missed are skipped.
  private func nextOnGrid(after now: Instant) -> Instant {
    let next = due + span
    guard next <= now else { return next }
    let missed = Double((now - due).seconds / span.seconds)
    var candidate = due + span * Int64(min(missed, 9e15))
    while candidate <= now { candidate = candidate + span }
    return candidate
  }
}
