import Foundation

/// `animatic watch` running in a folder of its own, as a person runs it, told apart by its lines of JSON.
final class WatchProcess {
  let folder: String
  private let process = Process()
  private var seen = 0
  private var isStopped = false
  private(set) var port: UInt16 = 0

  var address: String { "http://127.0.0.1:\(port)/" }
  var pid: pid_t { process.processIdentifier }
  var isRunning: Bool { process.isRunning }
  /// Where it keeps what it serves.
  var temporary: String { folder + "/tmp" }

  /// Writes `files` and starts; comes back when pages can be served.
  init(
    _ words: [String], files: [String: String], port: String? = "0", environment: [String: String] = [:],
    prepare: (String) throws -> Void = { _ in }
  ) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    folder = "\(base)/animatic-follow-\(UUID().uuidString)"
    for name in ["s", "tmp"] {
      try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    for (name, text) in files { try write(text, name) }
    try prepare(folder)
    for name in ["out", "err"] {
      _ = FileManager.default.createFile(atPath: folder + "/" + name, contents: nil)
    }
    // Whoever runs the tests in the background has signals ignored, and hands that on.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    process.arguments =
      ["--default-signal=INT,TERM", tool.path + "/animatic", "watch"] + words + ["--json"]
      + (port.map { ["--port", $0] } ?? [])
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": base,
      "TMPDIR": temporary,
    ].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: folder + "/out")
    process.standardError = FileHandle(forWritingAtPath: folder + "/err")
    try process.run()
    let first = try next("watching")
    let address = first["address"] as? String ?? ""
    self.port = UInt16(address.split(separator: ":").last?.dropLast() ?? "") ?? 0
  }

  deinit {
    if !isStopped { _ = stop(SIGKILL) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  func write(_ text: String, _ name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
  }

  /// Everything that it has said so far.
  var events: [[String: Any]] {
    let text = (try? String(contentsOfFile: folder + "/out", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  /// The next event of a kind that has not been taken yet, and for which `fits` holds; those before it are gone.
  @discardableResult
  func next(_ kind: String, _ fits: ([String: Any]) -> Bool = { _ in true }) throws -> [String: Any] {
    for _ in 0..<3000 {
      let events = self.events
      while seen < events.count {
        seen += 1
        let event = events[seen - 1]
        if event["event"] as? String == kind, fits(event) { return event }
      }
      if !process.isRunning { break }
      usleep(10_000)
    }
    let error = (try? String(contentsOfFile: folder + "/err", encoding: .utf8)) ?? ""
    throw BrowserError("waited in vain for '\(kind)'; so far: \(events); \(error)")
  }

  /// Sends a signal and waits for the end; the exit code, negative for a signal that ended it.
  func stop(_ signal: Int32) -> Int32 {
    isStopped = true
    kill(pid, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }
}
