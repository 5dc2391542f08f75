/// Who goes first among work that is due at the same instant: lower lanes before higher ones.
///
/// The run loop leaves the order of a timer and a queue block with the same due time open; a simulation
/// needs one answer. Input comes first, then timers, blocks of the main queue and continuations of tasks.
public enum WorkLane: Int, Comparable, Sendable, CaseIterable {
  /// Input and other events of the scenario.
  case event
  /// Timers.
  case timer
  /// Blocks of dispatch queues.
  case main
  /// Jobs of Swift concurrency.
  case task
  /// Tidying after the frame of this instant was taken, such as the removal of a view that has faded out.
  case sweep

  public static func < (a: WorkLane, b: WorkLane) -> Bool { a.rawValue < b.rawValue }
}
