import AnimaticScript
import Foundation

/// Files and folders of a call as the list of scenario files that they stand for.
struct ScenarioFinder {
  static let ending = ".scenario"
  /// Deeper folders are an error: nobody nests so deep, but a loop of mounts does.
  static let deepest = 64

  /// In the order of the operands; a folder's files in the order of their bytes; each file once.
  /// Throws `CommandFailure` (exit 2) for what is missing and for a folder without any scenario.
  static func files(for operands: [String]) throws -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for operand in operands {
      for path in try files(at: operand) where seen.insert(identity(of: path)).inserted { found.append(path) }
    }
    return found
  }

  private static func files(at operand: String) throws -> [String] {
    var status = stat()
    guard stat(operand, &status) == 0 else {
      let reason = errno
      if reason == ENOENT { throw missing(operand) }
      throw CommandFailure(.invalid, "can not read \(operand): \(String(cString: strerror(reason)))")
    }
    if operand.hasSuffix(".swift") {
      throw CommandFailure(
        .invalid, "\(operand) is no scenario",
        notes: [
          "play it with: animatic preview \(operand) -o preview.gif",
          "or name it in a scenario: view \"\(operand)\" preview",
        ])
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [operand] }
    let files = try search(operand, depth: 0).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !files.isEmpty else {
      throw CommandFailure(
        .invalid, "no *.scenario file in \(operand)", notes: ["write one: animatic new NAME"])
    }
    return files
  }

  /// Hidden folders are left out, and links to folders are not followed, so a loop of links can not hold us.
  private static func search(_ folder: String, depth: Int) throws -> [String] {
    guard depth < deepest else {
      throw CommandFailure(.invalid, "folders under \(folder) are nested deeper than \(deepest)")
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CommandFailure(.invalid, "can not read the folder \(folder)")
    }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = DisplayPath.join(folder, name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        found += try search(path, depth: depth + 1)
      } else if name.hasSuffix(ending), name.count > ending.count {
        found.append(path)
      }
    }
    return found
  }

  private static func identity(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func missing(_ path: String) -> CommandFailure {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let candidates = names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let near =
      nearestWord(to: name, in: candidates)
      ?? candidates.first { $0 == name + ending }
    let notes = near.map { ["did you mean '\(DisplayPath.join(folder, $0))'?"] } ?? []
    return CommandFailure(.invalid, "no such file or folder: \(path)", notes: notes)
  }
}
