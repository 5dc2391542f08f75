import Foundation

/// Why there is no browser to test with.
struct BrowserError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// A headless Chromium, spoken to over its two pipes with the DevTools protocol.
///
/// Messages are JSON, each ending in a zero byte. Chromium reads them from its descriptor 3 and writes to 4: a shell
/// puts two named pipes there.
final class Browser {
  /// One for the whole run: starting takes longer than any test.
  static func shared() throws -> Browser { try running.get() }
  private static let running = Result { try Browser() }

  private let process = Process()
  private let folder: String
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []
  private var lastID = 0
  private var waitingEvents: [[String: Any]] = []

  /// Seconds until a browser that says nothing counts as dead.
  private static let patience = 30.0

  private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  static func find() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for name in names {
      for folder in folders + ["/usr/bin"]
      where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    throw BrowserError(
      "the tests of the review page need Chromium, and there is none on the PATH; "
        + "on Debian: make setup-tests, or apt-get install chromium")
  }

  private init() throws {
    let program = try Self.find()
    folder = FileManager.default.temporaryDirectory.path + "/animatic-browser-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (to, from) = (folder + "/to", folder + "/from")
    guard mkfifo(to, 0o600) == 0, mkfifo(from, 0o600) == 0 else {
      throw BrowserError("no named pipes can be made in \(folder)")
    }
    // Open for both ways, so that neither side waits for the other to open its end.
    input = open(to, O_RDWR | O_CLOEXEC)
    output = open(from, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \"$@\" 3<'\(to)' 4>'\(from)'", "sh", program] + Self.options(folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    atexit_b { Browser.stop() }
  }

  private static func options(_ folder: String) -> [String] {
    [
      "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
      "--hide-scrollbars", "--mute-audio", "--force-device-scale-factor=1", "--force-color-profile=srgb",
      "--no-proxy-server", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      "--user-data-dir=\(folder)/profile", "about:blank",
    ]
  }

  private static func stop() {
    guard let browser = try? running.get() else { return }
    browser.process.terminate()
    browser.process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: browser.folder)
  }

  // MARK: Messages

  /// Sends a command and returns its result; events that arrive meanwhile are kept for `nextEvent`.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String:
    Any]
  {
    lastID += 1
    let id = lastID
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try write(try JSONSerialization.data(withJSONObject: message) + [0])
    let deadline = Self.now + Self.patience
    while Self.now < deadline {
      guard let answer = try read(until: deadline) else { continue }
      guard answer["id"] as? Int == id else {
        if answer["method"] != nil { waitingEvents.append(answer) }
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        throw BrowserError("\(method): \(error["message"] ?? error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
    throw BrowserError("\(method) was not answered")
  }

  /// The next event, waiting at most `seconds`.
  func nextEvent(within seconds: Double) throws -> [String: Any]? {
    if !waitingEvents.isEmpty { return waitingEvents.removeFirst() }
    return try read(until: Self.now + seconds)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func write(_ data: Data) throws {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw BrowserError("the browser takes no messages: \(String(cString: strerror(errno)))")
      }
      rest = rest.dropFirst(count)
    }
  }

  private func read(until deadline: Double) throws -> [String: Any]? {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any]
      }
      let left = deadline - Self.now
      if left <= 0 { return nil }
      guard process.isRunning else { throw BrowserError("the browser has ended") }
      var poller = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      if poll(&poller, 1, Int32(min(left, 0.5) * 1000) + 1) <= 0 { continue }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(output, &block, block.count)
      if count > 0 { received += block[..<count] }
    }
  }
}

/// `atexit` with a closure that needs nothing from outside.
private func atexit_b(_ work: @escaping @convention(c) () -> Void) { atexit(work) }
