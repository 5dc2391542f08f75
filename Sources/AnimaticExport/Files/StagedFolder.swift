import Foundation

/// A folder that appears whole or not at all: filled beside its place, then renamed to it.
///
/// What stood there before stays until `commit`, and is then gone. Dropping the object without `commit` removes
/// the unfinished folder. The caller must know that the old folder may be replaced.
public final class StagedFolder {
  public let path: String
  /// Where to write until `commit`.
  public let place: String

  private var isDone = false

  /// Makes the unfinished folder, and those above the place. Throws `FileError`.
  public init(path: String) throws {
    let bare = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.path = bare
    let parent = (bare as NSString).deletingLastPathComponent
    if !parent.isEmpty { try OutputFolder.create(parent) }
    let prefix = parent.isEmpty ? "" : parent.hasSuffix("/") ? parent : parent + "/"
    place = "\(prefix).animatic-\(getpid())-\(StagedFolder.next()).partial"
    // A folder of this name can only be left over from a process that was killed.
    try? FileManager.default.removeItem(atPath: place)
    if mkdir(place, 0o777) != 0 { throw FileError(action: "create folder", path: bare, code: errno) }
  }

  deinit { cancel() }

  /// Puts the folder in its place. After a failure the unfinished folder is gone and the old one still there.
  public func commit() throws {
    precondition(!isDone, "the folder is in its place or given up")
    let old = place + ".old"
    let wasThere = rename(path, old) == 0
    if !wasThere, errno != ENOENT {
      let code = errno
      cancel()
      throw FileError(action: "replace", path: path, code: code)
    }
    if rename(place, path) != 0 {
      let code = errno
      if wasThere { _ = rename(old, path) }
      cancel()
      throw FileError(action: "write", path: path, code: code)
    }
    isDone = true
    if wasThere { try? FileManager.default.removeItem(atPath: old) }
  }

  /// Gives the folder up; what stood in its place stays. Does nothing after `commit`.
  public func cancel() {
    guard !isDone else { return }
    isDone = true
    try? FileManager.default.removeItem(atPath: place)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  private static func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    count += 1
    return count
  }
}
