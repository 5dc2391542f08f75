import Foundation

/// One run of the built tool, which stands beside the test bundle.
struct ToolRun {
  var output: String
  var error: String
  var code: Int32

  init(_ words: String..., in folder: String) throws { try self.init(words, in: folder) }

  init(_ words: [String], in folder: String) throws {
    let process = Process()
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("animatic")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder]
    process.standardInput = FileHandle.nullDevice
    let files = ["out", "err"].map { "\(folder)/.run-\(UUID().uuidString).\($0)" }
    for file in files { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    process.standardOutput = FileHandle(forWritingAtPath: files[0])
    process.standardError = FileHandle(forWritingAtPath: files[1])
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOfFile: files[0], encoding: .utf8)
    error = try String(contentsOfFile: files[1], encoding: .utf8)
    code = process.terminationStatus
  }
}
