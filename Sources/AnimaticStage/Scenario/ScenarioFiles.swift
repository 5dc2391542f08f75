import Foundation

/// The files that a scenario may read: those below the project's folder.
struct ScenarioFiles {
  /// Largest file that is read, in bytes.
  static let largest = 16 << 20

  /// Absolute and without symbolic links; nil where nothing may be read.
  var root: String?

  enum Found<Value> {
    case success(Value)
    case failure(StageMessage)
  }

  /// The path of a file named in another one, relative to that one.
  func locate(_ name: String, from file: String) -> Found<String> {
    guard let root else { return .failure(.fileUnreadable(name, why: "this text stands in no folder")) }
    guard !name.isEmpty, !name.unicodeScalars.contains("\0") else {
      return .failure(.fileUnreadable(name, why: "this is no file name"))
    }
    let folder = (file as NSString).deletingLastPathComponent
    let joined = name.hasPrefix("/") ? name : folder.isEmpty ? name : folder + "/" + name
    let path = Self.shortened(joined)
    let real = Self.real(path)
    guard real == root || real.hasPrefix(root == "/" ? "/" : root + "/") else {
      return .failure(.fileAbove(name))
    }
    return .success(path)
  }

  /// Whether a file or folder is there.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func read(_ path: String) -> Found<[UInt8]> { Self.read(path) }

  /// Reads a regular file; a pipe or a device would never end.
  static func read(_ path: String) -> Found<[UInt8]> {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      return .failure(.fileUnreadable(path, why: "there is no such file"))
    }
    if isDirectory.boolValue { return .failure(.fileUnreadable(path, why: "it is a folder")) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: real(path))
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      return .failure(.fileUnreadable(path, why: "it is no regular file"))
    }
    if let size = attributes?[.size] as? NSNumber, size.intValue > largest {
      return .failure(.fileUnreadable(path, why: "it is larger than \(largest >> 20) MB"))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(.fileUnreadable(path, why: "reading is not allowed"))
    }
    return .success([UInt8](data))
  }

  /// The nearest folder above a file that looks like a project's, else the file's own folder.
  static func projectRoot(of path: String) -> String {
    let own = (real(path) as NSString).deletingLastPathComponent
    var folder = own
    while folder != "/", !folder.isEmpty {
      for mark in ["animatic.conf", "Package.swift", ".git"]
      where FileManager.default.fileExists(atPath: folder + "/" + mark) {
        return folder
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return own.isEmpty ? "/" : own
  }

  /// Absolute, without `.` and `..`, symbolic links followed.
  static func real(_ path: String) -> String {
    let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return shortened(URL(fileURLWithPath: absolute).resolvingSymlinksInPath().path)
  }

  /// `a/./b/../c` is `a/c`; leading `..` of a relative path stay.
  static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
