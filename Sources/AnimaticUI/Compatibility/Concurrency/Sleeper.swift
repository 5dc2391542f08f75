import AnimaticTime

/// One suspended `Task.sleep`. All of it happens on the thread of its simulation.
final class Sleeper: @unchecked Sendable {
  private enum State {
    case awake
    case asleep(WorkTicket, UnsafeContinuation<Void, any Error>)
    case cancelled
  }

  private let clock: VirtualClock
  private let due: Instant
  private var state = State.awake

  private init(_ clock: VirtualClock, until due: Instant) {
    self.clock = clock
    self.due = due
  }

  /// The clock that the running code is simulated on, if it is.
  static var clock: VirtualClock? {
    guard let seat = SimulationSeat.existing, seat.isRunning else { return nil }
    return seat.clock
  }

  /// Suspends the task until its clock reaches `due`. A task that is cancelled goes on at the instant of the
  /// cancellation.
  /// - Throws: `CancellationError`.
  nonisolated(nonsending) static func sleep(on clock: VirtualClock, until due: Instant) async throws {
    let sleeper = Sleeper(clock, until: due)
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { sleeper.begin($0) }
    } onCancel: {
      sleeper.cancel()
    }
  }

  /// Suspends the task until its clock reaches `due`, cancelled or not.
  nonisolated(nonsending) static func pause(on clock: VirtualClock, until due: Instant, as name: String) async
  {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      clock.schedule(at: due, lane: .task, origin: WorkOrigin(what: name)) { continuation.resume() }
    }
  }

  private func begin(_ continuation: UnsafeContinuation<Void, any Error>) {
    if case .cancelled = state {
      resume(continuation, throwing: CancellationError())
      return
    }
    let ticket = clock.schedule(at: due, lane: .task, origin: WorkOrigin(what: "Task.sleep")) {
      self.state = .awake
      continuation.resume()
    }
    state = .asleep(ticket, continuation)
  }

  private func cancel() {
    guard case .asleep(let ticket, let continuation) = state else {
      state = .cancelled
      return
    }
    state = .cancelled
    clock.cancel(ticket)
    // What the task does now it does because of the cancellation.
    clock.with(cause: clock.told, place: clock.place) {
      resume(continuation, throwing: CancellationError())
    }
  }

  /// The host may cancel outside of a turn: the job must get on this clock even so.
  private func resume(_ continuation: UnsafeContinuation<Void, any Error>, throwing error: any Error) {
    VirtualTime.withSimulation(clock) { continuation.resume(throwing: error) }
  }
}
