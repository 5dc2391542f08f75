import Foundation

/// The files of this repository, found from where this file lies.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Paths of all Swift files below the folders, relative to the root, sorted.
  static func swiftFiles(in folders: [String]) -> [String] {
    files(in: folders).filter { $0.hasSuffix(".swift") }
  }

  /// Paths of all regular files below the folders, relative to the root, sorted.
  static func files(in folders: [String]) -> [String] {
    var found: [String] = []
    for folder in folders {
      let path = root.appendingPathComponent(folder).path
      guard let names = FileManager.default.enumerator(atPath: path) else { continue }
      while let name = names.nextObject() as? String {
        guard names.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
        found.append(folder + "/" + name)
      }
    }
    return found.sorted()
  }
}
