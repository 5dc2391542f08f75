/// What a clock tells its observer.
public enum ClockEvent: Equatable, Sendable {
  /// The entry was put on the queue and is due at `due`.
  case scheduled(WorkTicket, due: Instant, WorkOrigin)
  /// The entry will not run.
  case cancelled(WorkTicket, WorkOrigin)
  /// The entry is about to run; `now` is already its time.
  case fired(WorkTicket, WorkOrigin)
}
