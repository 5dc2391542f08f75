import Foundation

/// Runs `swiftc` with the macro plugin of this build.
struct Compiler {
  struct Outcome {
    var status: Int32
    var printed: String
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let fixtures = root.path + "/Tests/AnimaticMacrosTests/Fixtures/"

  /// The plugin program, beside the running test program; nil where the toolchain has no SwiftSyntax to build it from.
  static let plugin: String? = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
      .deletingLastPathComponent()
    return [beside, root.appendingPathComponent(".build/debug")]
      .map { $0.appendingPathComponent("AnimaticMacros-tool").path }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }()

  var folder: URL

  /// Compiles the declarations of the macros with a few views into a module `SwiftUI`.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "animatic-macros-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let previews = Self.root.path + "/Sources/AnimaticUI/Compatibility/Preview/"
    let sources = try FileManager.default.contentsOfDirectory(atPath: previews).sorted().map { previews + $0 }
    let module = try run(
      [
        "-emit-module", "-parse-as-library", "-module-name", "SwiftUI", "-o",
        folder.path + "/SwiftUI.swiftmodule",
      ]
        + sources + [Self.fixtures + "MiniViews.swift"])
    guard module.status == 0 else { throw ModuleFailed(printed: module.printed) }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Type-checks one fixture and prints what its macros expand to.
  func check(_ fixture: String) throws -> Outcome {
    try run([
      "-typecheck", "-parse-as-library", "-swift-version", "5", "-module-name", "Fixture", "-I", folder.path,
      "-load-plugin-executable", (Self.plugin ?? "") + "#AnimaticMacros",
      "-Xfrontend", "-dump-macro-expansions", Self.fixtures + fixture,
    ])
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, printed: String(decoding: data, as: UTF8.self))
  }

  struct ModuleFailed: Error { var printed: String }
}
