import AnimaticExport
import Foundation

/// A report's folder that appears whole: filled beside its place, then put there at once.
///
/// What stands in the place must be a report of ours or nothing; what other hands have laid into it moves into
/// the new one. Whoever is stopped on the way leaves the old report as it was.
public final class ReportFolder {
  /// The machine form of the report.
  public static let document = "report.json"
  /// Names every file of ours in the folder, one a line; the first line says whose folder it is.
  public static let list = "files.txt"
  private static let firstLine = "animatic report files 1"

  public let path: String
  /// Where to write until `commit`.
  public let place: String
  private let name: String
  private let parent: String
  private var isDone = false

  /// Throws `ReportFolderError` where something else has the name, `FileError` where the system refuses.
  public init(path: String) throws {
    let bare = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.path = bare
    try Self.check(bare)
    let slash = bare.lastIndex(of: "/")
    parent = slash.map { $0 == bare.startIndex ? "/" : String(bare[..<$0]) } ?? "."
    name = slash.map { String(bare[bare.index(after: $0)...]) } ?? bare
    guard !name.isEmpty, name != ".", name != ".." else {
      throw ReportFolderError(path: path, reason: "is no name for a report's folder")
    }
    try OutputFolder.create(parent)
    place = "\(parent)/.\(name)-\(getpid()).partial"
    Leftovers.remove(in: parent, beginning: ".\(name)-")
    // A folder of this name can only be left over from a process of our own number.
    try? FileManager.default.removeItem(atPath: place)
    if mkdir(place, 0o777) != 0 { throw FileError(action: "create folder", path: bare, code: errno) }
  }

  deinit { cancel() }

  /// Throws `ReportFolderError` where the place is taken by something that is no report of ours.
  public static func check(_ path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw ReportFolderError(path: path, reason: "is a file, not a folder")
    }
    if try OutputFolder.names(in: path).isEmpty { return }
    guard try files(of: path) != nil else {
      throw ReportFolderError(path: path, reason: "is not a report of animatic, and is left as it is")
    }
  }

  /// The files of ours in a report, relative; nil where the folder is none.
  static func files(of path: String) throws -> Set<String>? {
    guard let bytes = try OutputFolder.readIfThere(path + "/" + list) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.first == firstLine ? Set(lines.dropFirst()) : nil
  }

  /// Lists the files and puts the folder in its place. After a failure the old one is still there.
  public func commit() throws {
    precondition(!isDone, "the report is in its place or given up")
    let own = Self.walk(place)
    try AtomicFile.write(
      ([Self.firstLine] + own + [Self.list]).map { $0 + "\n" }.joined(), to: place + "/" + Self.list)
    try Self.check(path)
    let old = place + ".old"
    let wasThere = rename(path, old) == 0
    if !wasThere, errno != ENOENT { throw FileError(action: "replace", path: path, code: errno) }
    if rename(place, path) != 0 {
      let code = errno
      if wasThere { rename(old, path) }
      throw FileError(action: "write", path: path, code: code)
    }
    isDone = true
    if wasThere { try keepForeign(from: old) }
  }

  /// Moves what is none of ours into the new folder, and removes the old one.
  private func keepForeign(from old: String) throws {
    let ours = try Self.files(of: old) ?? []
    for file in Self.walk(old) where !ours.contains(file) {
      let target = path + "/" + file
      // A name that the new report needs itself is kept beside it.
      let free = FileManager.default.fileExists(atPath: target) ? target + ".kept" : target
      try OutputFolder.create(String(free[..<free.lastIndex(of: "/")!]))
      if rename(old + "/" + file, free) != 0 { throw FileError(action: "keep", path: file, code: errno) }
    }
    try? FileManager.default.removeItem(atPath: old)
  }

  /// Gives the report up; what stood in its place stays. Does nothing after `commit`.
  public func cancel() {
    guard !isDone else { return }
    isDone = true
    try? FileManager.default.removeItem(atPath: place)
  }

  /// Files below a folder, relative, in byte order. Links are files.
  private static func walk(_ folder: String, _ prefix: String = "") -> [String] {
    let names = (try? OutputFolder.names(in: folder)) ?? []
    return names.flatMap { name -> [String] in
      var status = stat()
      guard lstat(folder + "/" + name, &status) == 0 else { return [] }
      guard status.st_mode & S_IFMT == S_IFDIR else { return [prefix + name] }
      return walk(folder + "/" + name, prefix + name + "/")
    }
  }
}

/// Why a folder can not become a report.
public struct ReportFolderError: Error, Equatable, Sendable, CustomStringConvertible {
  public var path: String
  public var reason: String

  public var description: String { "\(path) \(reason)" }
}
