import AnimaticExport
import AnimaticGolden
import Foundation

/// One play under way in a process of its own, started and ended here.
final class ChildPlay {
  /// What it came to.
  enum Outcome: Equatable {
    case report(WatchReport)
    case failed(WatchFailure)
    /// Given up because something was saved again.
    case cancelled
  }

  /// How long a play may take to end by itself once it is given up, in nanoseconds.
  static let grace: UInt64 = 400_000_000
  /// What is kept of what it prints, from the end.
  static let mostText = 16 << 10

  /// Readable, or at its end, when the process has ended.
  let lifeLine: Int32
  /// What the process prints.
  let output: Int32
  let folder: String
  let started: UInt64
  /// When it is killed, on the monotonic clock; nil while it may go on.
  private(set) var deadline: UInt64?
  /// `output`, once nothing more can come of it.
  private(set) var endedOutput: Int32?
  private var process: pid_t
  private let hold: Int32
  private var text: [UInt8] = []
  private var isCancelled = false

  /// Starts a play of `words` into `folder`, which must be there. Throws `CommandFailure` (exit 3).
  init(words: [String], folder: String, history: WatchHistory, now: UInt64) throws {
    self.folder = folder
    started = now
    let request = folder + ".history"
    try AtomicFile.write(JSONText.line(history.json), to: request)
    let (life, say, held) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
    defer { for end in [life.write, say.write, held.read] { close(end) } }
    (lifeLine, output, hold) = (life.read, say.read, held.write)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in [
      (held.read, STDIN_FILENO), (say.write, STDOUT_FILENO), (say.write, STDERR_FILENO),
      (life.write, WatchPlay.lifeLine),
    ] { posix_spawn_file_actions_adddup2(&actions, from, to) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: Ctrl-C in the terminal is for the watch, and ending the play ends its compiler too.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    // A process that starts itself anew would close its life line on the way.
    setenv(UserCodeGuard.hashVariable, "1", 1)
    let call = ["animatic", WatchPlay.word, folder, request] + words
    var arguments: [UnsafeMutablePointer<CChar>?] = call.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    process = 0
    let result = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, &arguments, environ)
    guard result == 0 else {
      for end in [life.read, say.read, held.write] { close(end) }
      throw CommandFailure(.environment, "can not start a play: \(String(cString: strerror(result)))")
    }
  }

  /// Both ends closed in programs that are started, and above the numbers that a play's own ends get.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else {
      throw CommandFailure(.environment, "can not start a play: \(String(cString: strerror(errno)))")
    }
    let moved = ends.map { end in
      let copy = fcntl(end, F_DUPFD_CLOEXEC, 16)
      close(end)
      return copy
    }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      throw CommandFailure(.environment, "can not start a play: too many open files")
    }
    return (moved[0], moved[1])
  }

  /// Takes what it has printed.
  func drain() {
    var block = [UInt8](repeating: 0, count: 1 << 14)
    // A view that prints without end must not keep the watch from anything else.
    for _ in 0..<16 {
      let count = read(output, &block, block.count)
      if count == 0 { endedOutput = output }
      guard count > 0 else { return }
      text += block[..<count]
      if text.count > 2 * Self.mostText { text.removeFirst(text.count - Self.mostText) }
    }
  }

  /// Asks it to end.
  func cancel(now: UInt64) {
    guard !isCancelled else { return }
    isCancelled = true
    deadline = now + Self.grace
    kill(-process, SIGTERM)
  }

  /// Ends it for good where it did not end by itself.
  func killIfLate(now: UInt64) {
    guard let deadline, now >= deadline else { return }
    kill(-process, SIGKILL)
    self.deadline = nil
  }

  /// To be called once `lifeLine` has told of the end.
  func finish() -> Outcome {
    let status = reap()
    drain()
    closeAll()
    if isCancelled { return .cancelled }
    let bytes = try? OutputFolder.readIfThere(folder + "/" + WatchPlay.result)
    if let bytes, let json = try? OrderedJSON(parsing: String(decoding: bytes, as: UTF8.self)),
      let report = WatchReport(json)
    {
      if let failure = report.failure { return .failed(withPrint(failure)) }
      return .report(report)
    }
    return .failed(crash(status))
  }

  /// Ends it at once and waits for that.
  func stop() {
    kill(-process, SIGKILL)
    _ = reap()
    closeAll()
  }

  /// Waits for the process and ends what it has left running.
  private func reap() -> Int32 {
    var status: Int32 = 0
    // A moment for it to be gone; code of the user that has only closed our line must not hold the watch.
    for _ in 0..<100 {
      let result = waitpid(process, &status, WNOHANG)
      if result == process || result < 0 && errno != EINTR {
        kill(-process, SIGKILL)
        return status
      }
      usleep(2000)
    }
    kill(-process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private func closeAll() { for end in [lifeLine, output, hold] { close(end) } }

  // MARK: Words

  /// What the user's code has printed, by lines, those of our own error left out.
  private var printed: [String] {
    let text = String(decoding: self.text.suffix(Self.mostText), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    return lines.map { line in
      String(line.unicodeScalars.map { $0.value < 0x20 && $0 != "\t" ? " " : Character($0) })
    }
  }

  private func withPrint(_ failure: WatchFailure) -> WatchFailure {
    guard failure.detail.isEmpty else { return failure }
    return WatchFailure(
      headline: failure.headline, detail: printed.suffix(20).joined(separator: "\n"), place: failure.place)
  }

  /// The guard of user code says where the play was; Swift's own message says which line.
  private func crash(_ status: Int32) -> WatchFailure {
    var lines = printed
    let mark = "error: "
    var headline = "the play has ended with \(Self.words(of: status))"
    if let index = lines.lastIndex(where: { $0.hasPrefix(mark) }) {
      headline = String(lines.remove(at: index).dropFirst(mark.count))
    }
    let fatal = lines.last { $0.contains(": Fatal error") }
    let place = fatal.flatMap { $0.range(of: ": Fatal error").map { String(fatal![..<$0.lowerBound]) } }
    return WatchFailure(
      headline: headline, detail: lines.suffix(20).joined(separator: "\n"), place: place ?? "")
  }

  private static func words(of status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "code \(status >> 8 & 0xFF)" : "signal \(signal)"
  }
}
