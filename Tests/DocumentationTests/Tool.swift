import Foundation

/// The built command line tool, which lies in the folder of the test bundle.
enum Tool {
  struct Outcome {
    var status: Int32
    /// Standard output, then standard error.
    var printed: String
  }

  struct NotBuilt: Error, CustomStringConvertible {
    var path: String
    var description: String { "no tool at \(path); run: swift build --product animatic" }
  }

  /// The tool's path: beside the running test program, or where `swift build` puts it.
  static func path() throws -> String {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
      .deletingLastPathComponent()
    let candidates = [beside, root.appendingPathComponent(".build/debug")]
      .map { $0.appendingPathComponent("animatic").path }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw NotBuilt(path: candidates[0])
    }
    return found
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the tool in a folder, without input and without colours.
  static func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path())
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // Into files, since two pipes read one after the other can block a program that prints much.
    let names = ["output", "error"].map { folder.appendingPathComponent(".\($0)-\(UUID().uuidString)") }
    for name in names { _ = FileManager.default.createFile(atPath: name.path, contents: nil) }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    process.standardOutput = try FileHandle(forWritingTo: names[0])
    process.standardError = try FileHandle(forWritingTo: names[1])
    try process.run()
    process.waitUntilExit()
    let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(status: process.terminationStatus, printed: texts.joined())
  }

  /// Calls the closure with a new empty folder, which is gone afterwards.
  static func withFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "animatic-docs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
