import Foundation

/// What the writers need of folders and files, with typed errors.
public enum OutputFolder {
  /// Makes the folder and those above it. A folder that is there is fine, a file of that name is an error.
  public static func create(_ path: String) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(action: "create folder", path: path, code: EEXIST)
      }
      return
    }
    let parent = (path as NSString).deletingLastPathComponent
    if !parent.isEmpty, parent != path { try create(parent) }
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw FileError(action: "create folder", path: path, code: errno)
    }
  }

  /// The bytes of a file of at most `limit` bytes; nil where there is none.
  public static func readIfThere(_ path: String, limit: Int = 1 << 28) throws -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw FileError(action: "read", path: path, code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(action: "read", path: path, code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(action: "read", path: path, code: EISDIR) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(Int(status.st_size), 0), limit))
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(action: "read", path: path, code: errno)
      }
      if count == 0 { return bytes }
      if bytes.count + count > limit { throw FileError(action: "read", path: path, code: EFBIG) }
      bytes.append(contentsOf: block[..<count])
    }
  }

  /// The bytes of a file; a missing one is an error too.
  public static func read(_ path: String, limit: Int = 1 << 28) throws -> [UInt8] {
    guard let bytes = try readIfThere(path, limit: limit) else {
      throw FileError(action: "read", path: path, code: ENOENT)
    }
    return bytes
  }

  /// Removes a file; one that is not there is fine.
  public static func remove(_ path: String) throws {
    if unlink(path) != 0, errno != ENOENT { throw FileError(action: "remove", path: path, code: errno) }
  }

  /// Names in a folder in byte order, without "." and ".."; empty where there is no folder.
  public static func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else {
      if errno == ENOENT { return [] }
      throw FileError(action: "read", path: path, code: errno)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes a folder if nothing is in it.
  public static func removeIfEmpty(_ path: String) throws {
    if rmdir(path) != 0, errno != ENOTEMPTY, errno != EEXIST, errno != ENOENT {
      throw FileError(action: "remove", path: path, code: errno)
    }
  }
}
