import Foundation

/// Holds back what a user's view prints, on both streams, while a play runs that is not the one that counts.
final class SilencedOutput {
  private let before: (output: Int32, error: Int32)
  private let kept: Int32

  /// From now on both streams go into a nameless file, until `end`.
  init() {
    fflush(nil)
    before = (fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3))
    var template = Array("\(FileManager.default.temporaryDirectory.path)/animatic-printed-XXXXXX".utf8CString)
    kept = mkstemp(&template)
    guard kept >= 0, before.output >= 0, before.error >= 0 else { return }
    unlink(&template)
    _ = fcntl(kept, F_SETFD, FD_CLOEXEC)
    // One offset for both: lines stay in the order in which they came.
    dup2(kept, STDOUT_FILENO)
    dup2(kept, STDERR_FILENO)
  }

  /// The streams are what they were; what was held back is dropped.
  func end() {
    fflush(nil)
    for (copy, stream) in [(before.output, STDOUT_FILENO), (before.error, STDERR_FILENO)] where copy >= 0 {
      dup2(copy, stream)
      close(copy)
    }
    if kept >= 0 { close(kept) }
  }

  /// Writes what was held back after all, where a play ends by force: its author looks for it. Plain system calls,
  /// since nothing else is safe at such a moment; the streams are what they were.
  func give() {
    guard kept >= 0, before.error >= 0 else { return }
    dup2(before.error, STDERR_FILENO)
    lseek(kept, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { block in
      while true {
        let count = read(kept, block.baseAddress!, block.count)
        guard count > 0 else { return }
        write(STDERR_FILENO, block.baseAddress!, count)
      }
    }
  }
}
