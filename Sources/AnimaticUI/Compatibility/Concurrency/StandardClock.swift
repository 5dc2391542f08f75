import AnimaticTime

/// A clock's own reading, past our spelling of `now`.
func realNow<C: Clock>(_ clock: C) -> C.Instant { clock.now }

/// A clock's own sleep, past our spelling of it.
func realSleep<C: Clock>(
  _ clock: C, until deadline: C.Instant, tolerance: C.Instant.Duration? = nil
) async throws {
  try await clock.sleep(until: deadline, tolerance: tolerance)
}

/// The two clocks of the standard library, which stand still at the start of a run and move with it.
enum StandardClock {
  case continuous, suspending

  init?<C: Clock>(_ clock: C) {
    switch clock {
    case is ContinuousClock: self = .continuous
    case is SuspendingClock: self = .suspending
    default: return nil
    }
  }

  func instant(of deadline: some InstantProtocol) -> Instant? {
    switch (self, deadline) {
    case (.continuous, let deadline as ContinuousClock.Instant):
      return .zero + ContinuousClock.start.duration(to: deadline).span
    case (.suspending, let deadline as SuspendingClock.Instant):
      return .zero + SuspendingClock.start.duration(to: deadline).span
    default: return nil
    }
  }
}

// Readings inside a simulation are those of its clock; `start` stands for its zero.
extension ContinuousClock {
  fileprivate static let start = realNow(ContinuousClock())

  public static var now: Instant { Instant.now }
  public var now: Instant { Instant.now }

  /// As `Task.sleep(until:)`.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// As `Task.sleep(for:)`.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension ContinuousClock.Instant {
  public static var now: ContinuousClock.Instant {
    guard let held = Sleeper.clock else { return realNow(ContinuousClock()) }
    return ContinuousClock.start.advanced(by: held.now.duration)
  }
}

extension SuspendingClock {
  fileprivate static let start = realNow(SuspendingClock())

  public static var now: Instant { Instant.now }
  public var now: Instant { Instant.now }

  /// As `Task.sleep(until:)`.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// As `Task.sleep(for:)`.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock.Instant {
  public static var now: SuspendingClock.Instant {
    guard let held = Sleeper.clock else { return realNow(SuspendingClock()) }
    return SuspendingClock.start.advanced(by: held.now.duration)
  }
}

extension Instant {
  /// Since the start, rounded down to a nanosecond.
  fileprivate var duration: Duration {
    let whole = value.floor
    let nanoseconds = ((value - Rational(whole)) * Rational(1_000_000_000)).floor
    return .seconds(whole) + .nanoseconds(nanoseconds)
  }
}
