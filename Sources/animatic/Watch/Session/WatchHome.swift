import AnimaticExport
import Foundation

/// The watch's own folder among the temporary files, with what is served in `site/`. Gone when the watch ends.
final class WatchHome {
  let path: String
  /// The folder whose files pages can load.
  var site: String { path + "/site" }
  private let lock: Int32
  private static let prefix = "animatic-watch-"
  private static let lockName = "/lock"

  /// Throws `CommandFailure` (exit 3).
  init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    Self.removeLeftovers(in: parent)
    var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CommandFailure(
        .environment, "can not make a folder in \(parent): \(String(cString: strerror(errno)))")
    }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    lock = open(path + Self.lockName, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    _ = lockf(lock, F_TLOCK, 0)
    try OutputFolder.create(site)
    try OutputFolder.create(path + "/plays")
  }

  /// Where the play of a number writes.
  func work(_ serial: Int) -> String { "\(path)/plays/r\(serial)" }

  func remove() {
    close(lock)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Folders of watches that were killed: nobody holds their lock any more.
  private static func removeLeftovers(in parent: String) {
    for name in (try? OutputFolder.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      let folder = parent + "/" + name
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_uid == getuid(), status.st_mode & S_IFMT == S_IFDIR
      else { continue }
      let lock = open(folder + lockName, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      // One that is just being made has no lock yet.
      guard lock >= 0 else { continue }
      let isFree = lockf(lock, F_TLOCK, 0) == 0
      if isFree { try? FileManager.default.removeItem(atPath: folder) }
      close(lock)
    }
  }
}
