import AnimaticExport
import Foundation

/// Reads a text that a person wrote: a regular file, at most 4 MiB, UTF-8.
enum SourceFile {
  static let largestSize = 4 << 20

  /// Throws `CommandFailure`: exit 2 for what is not a readable text, naming the file as `shown`.
  static func read(_ path: String, shownAs shown: String) throws -> String {
    let bytes = try self.bytes(path, shownAs: shown)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(.invalid, "\(shown) is not UTF-8 text", notes: [badByte(in: bytes)])
    }
    return text
  }

  /// The bytes of a regular file. A pipe or a device is refused, since reading it might never end.
  static func bytes(_ path: String, shownAs shown: String) throws -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw CommandFailure(.invalid, "can not read \(shown): \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw CommandFailure(.invalid, "\(shown) is not a regular file")
    }
    guard status.st_size <= largestSize else {
      throw CommandFailure(.invalid, "\(shown) is larger than 4 MiB: this can not be a scenario")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(.invalid, "can not read \(shown): permission denied")
    }
    return Array(data)
  }

  /// Puts a text in the place of a file: written beside it and renamed, with the permissions of the old one.
  /// Throws `CommandFailure` (exit 3).
  static func replace(_ path: String, with text: String) throws {
    // A link stays a link: what it points to is replaced.
    let target = realpath(path, nil).map { real in
      defer { free(real) }
      return String(cString: real)
    }
    let place = target ?? path
    var status = stat()
    let mode = stat(place, &status) == 0 ? status.st_mode & 0o7777 : 0o644
    do {
      try AtomicFile.write(text, to: place)
    } catch let error as FileError {
      throw CommandFailure(.environment, error.description)
    }
    chmod(place, mode)
  }

  private static func badByte(in bytes: [UInt8]) -> String {
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return "the first wrong byte is in line \(line)" }
      line += 1
    }
    return "save it as UTF-8"
  }
}
