import Foundation

/// The system refused something about a file: which, and why.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// "write", "read", "create folder", "remove" …
  public var action: String
  public var path: String
  /// The system's error number (`errno`).
  public var code: Int32

  public init(action: String, path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// One lower-case sentence.
  public var reason: String {
    switch code {
    case ENOSPC: return "the disk is full"
    case EDQUOT: return "the disk quota is used up"
    case EACCES, EPERM: return "permission denied"
    case EROFS: return "the file system is read-only"
    case ENOENT: return "no such file or folder"
    case ENOTDIR: return "a part of the path is not a folder"
    case EISDIR: return "it is a folder"
    case ENAMETOOLONG: return "the name is too long"
    case EEXIST: return "something of that name is in the way"
    case EFBIG: return "the file would be too large"
    case EMFILE, ENFILE: return "too many open files"
    default: return String(cString: strerror(code)).lowercased()
    }
  }

  public var description: String { "cannot \(action) \(path): \(reason)" }
}
