import AnimaticExport
import Foundation

/// Ctrl-C and requests to end. The first one sets a flag that the work asks between frames, so that every
/// file under way is taken back; a second one ends the process at once.
enum Interruption {
  /// Written by the handler, which may run at any place of any thread: one aligned word, nothing else.
  nonisolated(unsafe) private static let flag: UnsafeMutablePointer<sig_atomic_t> = {
    let flag = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    flag.initialize(to: 0)
    return flag
  }()

  static var isRequested: Bool { flag.pointee != 0 }

  static func install() {
    (_, _) = (flag.pointee, WakeUp.writeEnd.pointee)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      if Interruption.flag.pointee != 0 {
        UnfinishedFiles.removeAll()
        _exit(ExitCode.interruptedRawValue)
      }
      Interruption.flag.pointee = 1
      if WakeUp.writeEnd.pointee >= 0 {
        let before = errno
        var byte: UInt8 = 1
        _ = Foundation.write(WakeUp.writeEnd.pointee, &byte, 1)
        errno = before
      }
    }
    sigemptyset(&action.sa_mask)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var before = sigaction()
      // Whoever started us with a signal ignored (nohup, a script's background) wants us to go on.
      let isIgnored = sigaction(signal, nil, &before) == 0 && isIgnoring(before)
      if !isIgnored { sigaction(signal, &action, nil) }
      sigaddset(&blocked, signal)
    }
    // A parent that blocks signals in its threads hands that down, and we would never hear of Ctrl-C.
    sigprocmask(SIG_UNBLOCK, &blocked, nil)
    // A reader that goes away shows as EPIPE, which is handled where it occurs.
    signal(SIGPIPE, SIG_IGN)
  }

  private static func isIgnoring(_ action: sigaction) -> Bool {
    // SIG_IGN is the number 1 in the place of a function, and functions can not be compared.
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Throws where the user asked to stop; called between frames.
  static func check() throws {
    if isRequested { throw Interrupted() }
  }
}

/// Thrown on the way out after Ctrl-C.
struct Interrupted: Error {}
