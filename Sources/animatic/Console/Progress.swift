import Foundation

/// Draws progress on a terminal. The only place that reads a real clock for what it prints, and nothing of
/// it reaches any output.
final class Progress {
  private let console: Console
  private var line: ProgressLine
  private let start: UInt64
  private var lastDrawn: UInt64 = 0

  init(_ console: Console, name: String, total: Int) {
    self.console = console
    line = ProgressLine(name: name, done: 0, total: total, elapsed: 0)
    start = RealClock.nanoseconds
  }

  /// Redraws at most ten times a second.
  func update(done: Int) {
    guard console.showsProgress else { return }
    line.done = done
    let now = RealClock.nanoseconds
    guard now - lastDrawn >= 100_000_000 else { return }
    lastDrawn = now
    line.elapsed = Double(now - start) / 1e9
    console.transient("\r\u{1B}[K" + line.text(width: Self.columns - 1))
  }

  /// Takes the line away.
  func finish() {
    guard console.showsProgress, lastDrawn != 0 else { return }
    console.transient("\r\u{1B}[K")
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// The monotonic clock, for progress and for the timing that `render --json` and `bench` print.
enum RealClock {
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
