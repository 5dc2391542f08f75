import Foundation

/// Holds back what a user's view prints, while a play runs that is not the one that counts.
final class SilencedOutput {
  private let before: Int32
  private let kept: Int32

  /// From now on standard output goes into a nameless file, until `end`.
  init() {
    fflush(stdout)
    before = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    var template = Array("\(FileManager.default.temporaryDirectory.path)/animatic-printed-XXXXXX".utf8CString)
    kept = mkstemp(&template)
    if kept >= 0 {
      unlink(&template)
      _ = fcntl(kept, F_SETFD, FD_CLOEXEC)
    }
    if kept >= 0 { dup2(kept, STDOUT_FILENO) }
  }

  /// Standard output is what it was; what was held back is dropped.
  func end() {
    fflush(stdout)
    if before >= 0 {
      dup2(before, STDOUT_FILENO)
      close(before)
    }
    if kept >= 0 { close(kept) }
  }

  /// Writes what was held back after all; plain system calls, for a moment at which nothing else is safe.
  func print() {
    guard kept >= 0, before >= 0 else { return }
    lseek(kept, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { block in
      while true {
        let count = read(kept, block.baseAddress!, block.count)
        guard count > 0 else { return }
        write(before, block.baseAddress!, count)
      }
    }
  }
}
