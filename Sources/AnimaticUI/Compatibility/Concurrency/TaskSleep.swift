import AnimaticTime

// These have the signatures of the standard library's own, and are found before them. Inside a simulation they
// wait on its clock, exactly; elsewhere they wait as ever.
extension Task where Success == Never, Failure == Never {
  /// Suspends for a length of time, to the nearest nanosecond. A negative one is 0.
  /// - Throws: `CancellationError` at the instant of the cancellation.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let held = Sleeper.clock, StandardClock(clock) != nil, let duration = duration as? Duration {
      try await Sleeper.sleep(on: held, until: held.now + duration.span)
    } else {
      try await realSleep(clock, until: realNow(clock).advanced(by: duration), tolerance: tolerance)
    }
  }

  /// Suspends until an instant of the continuous or suspending clock; other clocks do it themselves.
  /// - Throws: `CancellationError` at the instant of the cancellation.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if let held = Sleeper.clock, let standard = StandardClock(clock), let due = standard.instant(of: deadline)
    {
      try await Sleeper.sleep(on: held, until: due)
    } else {
      try await realSleep(clock, until: deadline, tolerance: tolerance)
    }
  }

  /// Suspends for a number of nanoseconds; more than 292 years are for ever.
  /// - Throws: `CancellationError` at the instant of the cancellation.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    let nanoseconds = Int64(exactly: duration) ?? .max
    if let held = Sleeper.clock {
      try await Sleeper.sleep(on: held, until: held.now + .nanoseconds(nanoseconds))
    } else {
      let clock = ContinuousClock()
      try await realSleep(clock, until: realNow(clock).advanced(by: .nanoseconds(nanoseconds)))
    }
  }

  /// The old spelling: cancellation does not cut it short.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static func sleep(_ duration: UInt64) async {
    let nanoseconds = Int64(exactly: duration) ?? .max
    if let held = Sleeper.clock {
      await Sleeper.pause(on: held, until: held.now + .nanoseconds(nanoseconds), as: "Task.sleep")
    } else {
      let clock = ContinuousClock()
      let deadline = realNow(clock).advanced(by: .nanoseconds(nanoseconds))
      // Unstructured, so that a cancellation does not reach it.
      await Task<Void, Never> { try? await realSleep(clock, until: deadline) }.value
    }
  }

  /// Lets everything run that waits for this instant already.
  public static func yield() async {
    if let held = Sleeper.clock {
      await Sleeper.pause(on: held, until: held.now, as: "Task.yield")
    } else {
      // The library's own can not be spelled past this one; a way over the global queue yields as well.
      await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
        Task<Void, Never>.detached { continuation.resume() }
      }
    }
  }
}

extension Duration {
  /// To the nearest nanosecond; out of range is infinite, or the start of the run.
  var span: TimeSpan {
    let (seconds, attoseconds) = components
    let nanoseconds = (attoseconds + (attoseconds < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
    return TimeSpan.seconds(seconds) + .nanoseconds(nanoseconds)
  }
}
