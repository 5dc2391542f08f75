import AnimaticTime

/// What becomes of a task that `runTask` has made.
package struct TaskEvent: Equatable, Sendable {
  package enum Kind: String, Sendable { case start, cancel, end }

  /// `start` when the operation begins, `cancel` at the instant of `cancel()` if it has not ended, `end` when
  /// it has returned.
  package var kind: Kind
  /// Counts the tasks of the run from 1, in the order in which they were made.
  package var number: Int
  package var origin: WorkOrigin
}
