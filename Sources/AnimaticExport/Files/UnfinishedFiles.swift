import CAnimaticCodecs

/// Files that are being written, so that an interrupted run leaves none of them half-done.
public enum UnfinishedFiles {
  /// Removes them on SIGINT, SIGTERM and SIGHUP, after which the signal does what it usually does. For a
  /// program's start; a library in somebody else's process leaves signals alone.
  public static func removeOnSignals() { animatic_unfinished_handle_signals() }

  /// Removes every file that was begun and not committed. For programs that handle signals themselves; may
  /// be called from a signal handler.
  public static func removeAll() { animatic_unfinished_remove_all() }
}
