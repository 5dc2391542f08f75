import Foundation

/// One run of the compiler: what it printed, and how it ended.
///
/// Not Foundation's `Process`, whose reading traps where a signal interrupts it.
struct CompilerCall {
  var printed: String
  /// The exit code; the negative number of the signal that ended it, if one did.
  var status: Int32

  /// More than this of the compiler's messages is dropped.
  private static let most = 4 << 20

  /// Asked from time to time while the compiler works: true ends it.
  nonisolated(unsafe) static var isInterrupted: () -> Bool = { false }

  /// Throws `LoadError.environment` where it can not be started, and `LoadError.interrupted`.
  init(_ program: String, _ arguments: [String]) throws {
    let failure = LoadError.environment(
      "can not run \(program)", cure: "see whether 'swiftc --version' works")
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let child: pid_t?
    do {
      defer { close(ends[1]) }
      child = Self.start(program, arguments, output: ends[1])
    }
    guard let child else { throw failure }
    let (data, isStopped) = Self.read(ends[0], until: Self.isInterrupted)
    if isStopped { Self.end(child) }
    var code: Int32 = 0
    while waitpid(child, &code, 0) < 0, errno == EINTR {}
    if isStopped { throw LoadError.interrupted }
    printed = String(decoding: data, as: UTF8.self)
    // The low seven bits are the signal that ended it, the next eight its exit code.
    status = code & 0x7F == 0 ? code >> 8 & 0xFF : -(code & 0x7F)
  }

  /// In a process group of its own, so that it and its helpers end together.
  private static func start(_ program: String, _ arguments: [String], output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    return posix_spawn(&child, program, &actions, &attributes, &words, environ) == 0 ? child : nil
  }

  /// The compiler's driver gives each of its helpers a group of its own and does not take them along; a helper that
  /// checks a heavy expression hears of no milder signal.
  private static func end(_ child: pid_t) {
    let helpers = descendants(of: child)
    kill(-child, SIGTERM)
    for helper in helpers { kill(helper, SIGKILL) }
  }

  /// The system lists them by the thread that has started them.
  private static func descendants(of process: pid_t) -> [pid_t] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let children = threads.flatMap { thread -> [pid_t] in
      guard let list = fopen("/proc/\(process)/task/\(thread)/children", "r") else { return [] }
      defer { fclose(list) }
      var text = [UInt8](repeating: 0, count: 4096)
      let count = fread(&text, 1, text.count, list)
      return String(decoding: text[..<count], as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
    return children + children.flatMap(descendants)
  }

  private static func read(
    _ descriptor: Int32, until isStopped: () -> Bool
  ) -> (data: [UInt8], isStopped: Bool) {
    var data: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if isStopped() { return (data, true) }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 100) > 0 else { continue }
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return (data, false) }
      if data.count < most { data += block[..<count] }
    }
  }
}
