import Foundation

/// A descriptor that becomes readable when a signal asks to stop, for loops that wait for descriptors.
enum WakeUp {
  /// Written by the signal handler; −1 until somebody waits.
  nonisolated(unsafe) static let writeEnd: UnsafeMutablePointer<Int32> = {
    let place = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    place.initialize(to: -1)
    return place
  }()

  /// To wait for; it is never read. Throws `CommandFailure` (exit 3).
  static func makeReadEnd() throws -> Int32 {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw CommandFailure(.environment, "can not wait for signals: \(String(cString: strerror(errno)))")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writeEnd.pointee = ends[1]
    return ends[0]
  }
}
