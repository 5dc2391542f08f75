import Foundation

/// The targets that are not tests, as `swift package dump-package` prints them.
struct PackageDump: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var dependencies: [String]

    init(name: String, type: String = "regular", dependencies: [String]) {
      self.name = name
      self.type = type
      self.dependencies = dependencies
    }

    private enum CodingKeys: String, CodingKey { case name, type, dependencies }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      type = try container.decode(String.self, forKey: .type)
      dependencies = try container.decode([Dependency].self, forKey: .dependencies).map(\.name)
    }
  }

  /// `{"byName": ["AnimaticTime", null]}` and its relatives: one key, and the name comes first in its array.
  private struct Dependency: Decodable {
    var name: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let kinds = try container.decode([String: [Part]].self)
      guard let first = kinds.values.first?.first, case .text(let text) = first else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "a dependency without a name")
      }
      name = text
    }
  }

  private enum Part: Decodable {
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let text = try? decoder.singleValueContainer().decode(String.self)
      self = text.map(Part.text) ?? .other
    }
  }

  var targets: [Target]

  /// Runs the package manager in a scratch folder of its own: the running `swift test` holds the lock of `.build`.
  static func dump() throws -> PackageDump {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("animatic-dump-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw DumpFailed(status: process.terminationStatus) }
    return try JSONDecoder().decode(PackageDump.self, from: data)
  }

  struct DumpFailed: Error { var status: Int32 }
}
