import Foundation

/// The system's word that something in a folder has changed (`inotify`).
///
/// Folders are watched, not files: an editor that writes beside a file and renames makes a new file of it, of which
/// a watch on the old one would never hear.
final class FolderNotifier {
  /// Readable when something happened.
  let descriptor: Int32
  private var numbers: [String: Int32] = [:]
  /// Whether the last call of `watch` came to folders that were not watched before: what happened in them until then
  /// was not told.
  private(set) var hasNewFolders = false

  /// nil where the system has no `inotify` left.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ATTRIB)

  /// Watches these folders and no others. A folder that is not there is watched through the nearest one above it.
  /// False where the system allows no more of it.
  func watch(_ folders: Set<String>) -> Bool {
    let wanted = Set(folders.map(Self.existing))
    for (folder, number) in numbers where !wanted.contains(folder) {
      inotify_rm_watch(descriptor, number)
      numbers[folder] = nil
    }
    hasNewFolders = false
    for folder in wanted {
      // Asked again each time: a folder that went and came back is another one. For the same one it changes nothing.
      let number = inotify_add_watch(descriptor, folder, Self.events | UInt32(IN_ONLYDIR))
      if number >= 0 {
        if numbers[folder] != number { hasNewFolders = true }
        numbers[folder] = number
      } else if errno == ENOSPC || errno == ENOMEM {
        return false
      } else {
        numbers[folder] = nil
      }
    }
    return true
  }

  private static func existing(_ folder: String) -> String {
    var place = folder.isEmpty ? "." : folder
    while FileStamp(place) == nil, place != "/", place != "." { place = DisplayPath.folder(of: place) }
    return place
  }

  /// Takes what has been told; whether there was anything. What exactly, the files themselves say better.
  func drain() -> Bool {
    var block = [UInt8](repeating: 0, count: 1 << 14)
    var any = false
    while read(descriptor, &block, block.count) > 0 { any = true }
    return any
  }
}
