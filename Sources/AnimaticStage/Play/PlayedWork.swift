import AnimaticTime

/// A work item or timer of a run, from its scheduling to its end.
public struct PlayedWork: Equatable, Sendable {
  /// What became of it.
  public enum End: Equatable, Sendable {
    case fired(Instant)
    case cancelled(Instant)
    /// It still waits at the end of the run.
    case orphaned
  }

  /// The notice on whose behalf it was scheduled, or "".
  public var name: String
  /// As code spells it, such as `DispatchQueue.main.asyncAfter(DispatchWorkItem #2)`.
  public var what: String
  public var scheduled: Instant
  /// Nil where it never comes.
  public var due: Instant?
  public var end: End
  /// `file:line` of the code that scheduled it, or "".
  public var source: String
}
