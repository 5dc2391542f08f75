import Foundation

/// One run of the built tool as a person starts it: words in, two streams and an exit code out.
struct CommandRun {
  var output: String
  var error: String
  var code: Int32

  /// Runs in `folder`. The environment is a bare one, so that nobody's shell settings change a test.
  init(_ words: String..., in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
    try self.init(words: words, in: folder.path, environment: environment)
  }

  init(
    words: [String], in folder: String, environment: [String: String] = [:], tool: String = Self.tool.path
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: a full pipe would stop the tool while nobody reads.
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    let (out, err) = (base.appendingPathExtension("out"), base.appendingPathExtension("err"))
    for file in [out, err] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    defer { for file in [out, err] { try? FileManager.default.removeItem(at: file) } }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    output = String(decoding: try Data(contentsOf: out), as: UTF8.self)
    error = String(decoding: try Data(contentsOf: err), as: UTF8.self)
    code = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// The tool stands beside the test bundle.
  static let tool: URL = {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("animatic")
  }()
}

/// A folder that lives as long as the object.
final class TemporaryFolder {
  let path: String

  init() {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = "\(base)/animatic-\(UUID().uuidString)"
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text, making folders on the way; returns the full path.
  @discardableResult func write(_ text: String, to name: String) throws -> String {
    let place = "\(path)/\(name)"
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place))
    return place
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")) }
  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// Every file under the folder, relative, sorted: what a run left behind.
  var files: [String] {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
