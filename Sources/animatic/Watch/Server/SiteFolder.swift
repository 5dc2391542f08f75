import Foundation

/// The folder whose files are served: what an address names in it, and nothing else on the disk.
struct SiteFolder {
  /// An open file.
  struct File {
    var descriptor: Int32
    var size: Int
    var type: String
  }

  private let root: String

  init(root: String) { self.root = root }

  /// The names on the way to what an address means, nil for what can be no file of ours. `/` is the page itself.
  static func parts(of path: String) -> [String]? {
    if path == "/" { return ["index.html"] }
    guard path.hasPrefix("/"), path.utf8.count <= 2048 else { return nil }
    var parts: [String] = []
    for piece in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let part = decoded(piece), !part.isEmpty, !part.hasPrefix("."),
        !part.utf8.contains(where: { $0 < 0x20 || $0 == 0x2F || $0 == 0x5C || $0 == 0x7F })
      else { return nil }
      parts.append(part)
    }
    return parts.count <= 8 ? parts : nil
  }

  /// `%C3%A4` is `ä`; nil for a half escape and for what is no UTF-8.
  private static func decoded(_ piece: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(piece.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        rest.prefix(2).allSatisfy({ $0 != 0x2B })
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Opens what an address names: a regular file of a known kind, reached without a single link. The caller closes it.
  func open(_ path: String) -> File? {
    guard let parts = Self.parts(of: path), let type = Self.type(of: parts.last!) else { return nil }
    var place = Foundation.open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for (index, part) in parts.enumerated() {
      guard place >= 0 else { return nil }
      let isLast = index == parts.count - 1
      // Not waiting: a pipe of this name would hold us.
      let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | (isLast ? 0 : O_DIRECTORY)
      let next = openat(place, part, flags)
      close(place)
      place = next
    }
    guard place >= 0 else { return nil }
    var status = stat()
    guard fstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(place)
      return nil
    }
    return File(descriptor: place, size: Int(status.st_size), type: type)
  }

  private static func type(of name: String) -> String? {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "png": "image/png"
    case "svg": "image/svg+xml"
    case "tsv", "txt": "text/plain; charset=utf-8"
    default: nil
    }
  }
}
