import Foundation

/// Another program run to its end: what it printed, how long it took, and how much memory it had at most.
struct ChildRun {
  var output: String
  var code: Int32
  /// Real seconds.
  var wall: Double
  /// Bytes of resident memory at the highest.
  var peakMemory: Int

  /// Throws `CommandFailure` (exit 3) where the program can not be started.
  init(_ program: String, _ arguments: [String]) throws {
    let capture = FileManager.default.temporaryDirectory.path + "/animatic-child-\(getpid()).out"
    defer { unlink(capture) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, capture, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let start = RealClock.nanoseconds
    var child = pid_t()
    let result = posix_spawn(&child, program, &actions, nil, &words, environ)
    guard result == 0 else {
      throw CommandFailure(.environment, "can not run \(program): \(String(cString: strerror(result)))")
    }
    var (status, usage): (Int32, rusage) = (0, rusage())
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    wall = Double(RealClock.nanoseconds - start) / 1e9
    peakMemory = usage.ru_maxrss * 1024
    // The low seven bits are the signal that ended it, the next eight its exit code.
    code = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    output = FileManager.default.contents(atPath: capture).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
