import AnimaticExport
import Foundation

/// The two streams of the process. Standard output carries results only, standard error everything else.
final class Console {
  let palette: Palette
  let errorPalette: Palette
  /// Both streams are terminals: the only case in which progress shows.
  let showsProgress: Bool
  private var pending: [UInt8] = []
  /// Standard output was closed by its reader (`… | head`): the rest is dropped without a word.
  private var isClosed = false
  private(set) var writeError: String?

  /// Where results go: standard output, or what that was before a user's code came in.
  nonisolated(unsafe) private static var results = STDOUT_FILENO

  /// From now on only results of ours go to standard output. What else is printed there, by a user's view, goes
  /// to standard error, so that it can not spoil a result that a program reads.
  static func keepResultsApart() {
    guard results == STDOUT_FILENO else { return }
    let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return }
    results = copy
    AtomicFile.standardOutput = copy
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  init(color: ColorChoice, quiet: Bool) {
    let environment = ProcessInfo.processInfo.environment
    let (outIsTerminal, errorIsTerminal) = (isatty(Self.results) == 1, isatty(STDERR_FILENO) == 1)
    palette = Palette(isOn: color.isOn(isTerminal: outIsTerminal, environment: environment))
    errorPalette = Palette(isOn: color.isOn(isTerminal: errorIsTerminal, environment: environment))
    showsProgress = !quiet && outIsTerminal && errorIsTerminal
  }

  /// A line of results. Kept back in blocks; `flush` sends it.
  func print(_ text: String) {
    pending += Array(text.utf8)
    pending.append(0x0A)
    if pending.count >= 1 << 16 { flush() }
  }

  /// A line for the person at the terminal.
  func note(_ text: String) {
    flush()
    _ = Self.write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  /// Text without a newline, for progress.
  func transient(_ text: String) { _ = Self.write(Array(text.utf8), to: STDERR_FILENO) }

  func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    guard !pending.isEmpty, !isClosed else { return }
    let error = Self.write(pending, to: Self.results)
    if error == 0 { return }
    isClosed = true
    if error != EPIPE { writeError = String(cString: strerror(error)) }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Foundation.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if count < 0 {
          if errno == EINTR || errno == EAGAIN { continue }
          return errno
        }
        done += count
      }
      return 0
    }
  }
}
