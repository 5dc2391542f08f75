import AnimaticExport
import AnimaticLoader
import AnimaticUI
import Foundation

/// A crash or an endless loop in a user's view ends in an error that says where the play was, and leaves no
/// half-written file.
///
/// The user's code runs in this process. Its traps arrive as signals, on a stack of their own, since the usual
/// one may be what is used up. A second thread watches that every step of the play comes to an end; it reads a
/// real clock, but can only ever stop the play, never change what it shows.
enum UserCodeGuard {
  /// Seconds that one step of the play may take; the environment variable is for slow machines and tests.
  static let limit: Double = {
    let given = ProcessInfo.processInfo.environment["ANIMATIC_TURN_LIMIT"].flatMap(Double.init)
    return given.flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil } ?? 10
  }()

  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  private static let stackSize = 256 << 10
  nonisolated(unsafe) private static var isInstalled = false
  /// Called before the error of a forced end is said; may do no more than a signal handler may.
  nonisolated(unsafe) static var beforeStop: (() -> Void)?

  /// Begins to watch; the calling thread must be the one that plays. Further calls do nothing.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    fixHashes()
    Console.keepResultsApart()
    // What a view printed before a crash is what its author looks for.
    setvbuf(stdout, nil, Int32(_IONBF), 0)
    UserViewLoader.stopsCompiling { Interruption.isRequested }
    RunningCode.record = RunningCode.makeRecord()
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in UserCodeGuard.trapped(number) }
    // The second time the system's own handling: nothing of ours can stand in the way of an end.
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    sigemptyset(&action.sa_mask)
    for signal in signals { sigaction(signal, &action, nil) }
    atexit {
      // `exit(0)` in a view would pass for a run that went well.
      if let record = RunningCode.record, record.pointee.depth > 0 { UserCodeGuard.stop(record, .left) }
    }
    startWatching()
  }

  /// In a forked process anew, since threads are not copied.
  static func startWatching() {
    let watcher = Thread { watch() }
    watcher.stackSize = 128 << 10
    watcher.start()
  }

  /// Whoever starts a play sets it, so that the play need not start itself anew.
  static let hashVariable = "SWIFT_DETERMINISTIC_HASHING"

  /// Sets and dictionaries of the user's code go through their members in an order that hangs on a seed, which is
  /// another one in each process unless the runtime finds this variable at its start: so the tool starts anew.
  /// Nothing has been printed or written when the first view is about to be loaded.
  private static func fixHashes() {
    guard getenv(hashVariable) == nil else { return }
    setenv(hashVariable, "1", 1)
    execv("/proc/self/exe", CommandLine.unsafeArgv)
  }

  /// Runs in the signal handler: plain memory and `write` only.
  private static func trapped(_ number: Int32) {
    guard let record = RunningCode.record, record.pointee.depth > 0,
      record.pointee.thread == UInt(pthread_self())
    else {
      // No code of the user: back to where it happened, or on to the end.
      if number == SIGABRT { raise(number) }
      return
    }
    stop(record, number == SIGSEGV || number == SIGBUS ? .memory : .trap)
  }

  private enum Reason { case trap, memory, endless, left, hungry }

  private static func watch() {
    guard let record = RunningCode.record else { return }
    let step: useconds_t = 50_000
    let most = Int(limit * 1e6 / Double(step)) + 1
    var (serial, ticks) = (-1, 0)
    // Ticks are counted, not time read: a process that is put to sleep does not grow older by it.
    let mostPages = memoryLimit / Int(sysconf(Int32(_SC_PAGESIZE)))
    while true {
      usleep(step)
      if record.pointee.depth > 0, residentPages() > mostPages { stop(record, .hungry) }
      if record.pointee.depth > 0, record.pointee.serial == serial {
        ticks += 1
        if ticks >= most { stop(record, .endless) }
      } else {
        (serial, ticks) = (record.pointee.serial, 0)
      }
    }
  }

  /// Bytes that this program may hold while the user's code runs: half of the machine's memory, at most 4 GB.
  private static let memoryLimit = min(4 << 30, Int(ProcessInfo.processInfo.physicalMemory / 2))

  /// The second number of this file; 0 where it can not be read.
  private static func residentPages() -> Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { text in
      let count = read(file, text.baseAddress!, text.count)
      var (number, spaces) = (0, 0)
      for place in 0..<max(0, count) {
        if text[place] == 0x20 {
          spaces += 1
        } else if spaces == 1 {
          number = number * 10 + Int(text[place]) - 48
        }
        if spaces == 2 { break }
      }
      return number
    }
  }

  private static func stop(_ record: UnsafeMutablePointer<RunningCode.Record>, _ reason: Reason) -> Never {
    beforeStop?()
    switch reason {
    case .trap: say("error: the user's code has crashed at ")
    case .memory: say("error: the user's code has crashed (bad memory, or calls without end) at ")
    case .left: say("error: the user's code has ended the program at ")
    case .hungry:
      say("error: the user's code takes more memory than the tool allows (half of it, at most 4 GB) at ")
    case .endless: say("error: the user's code does not come to an end at ")
    }
    say(microseconds: record.pointee.microseconds)
    say(" s of the virtual clock\n")
    if record.pointee.length > 0 {
      say("       what began last: ")
      write(STDERR_FILENO, record.pointee.text, record.pointee.length)
      say("\n")
    }
    if reason == .endless {
      say("       a step may take 10 s, or as many as ANIMATIC_TURN_LIMIT says\n")
    }
    UnfinishedFiles.removeAll()
    _exit(ExitCode.invalidRawValue)
  }

  private static func say(_ text: StaticString) {
    write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// `1.500000` as `1.500`, without any of the library's formatting.
  private static func say(microseconds: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { digits in
      var (rest, place, count) = (max(0, microseconds) / 1000, 32, 0)
      repeat {
        place -= 1
        digits[place] = UInt8(48 + rest % 10)
        rest /= 10
        count += 1
        if count == 3 {
          place -= 1
          digits[place] = 46
        }
      } while rest > 0 || count < 4
      write(STDERR_FILENO, digits.baseAddress! + place, 32 - place)
    }
  }
}
