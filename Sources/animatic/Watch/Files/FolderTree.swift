import AnimaticExport
import Foundation

/// Folders below a folder. Hidden ones are left out and links are not followed, as in a search for scenarios.
enum FolderTree {
  /// More folders than these are not looked at: somebody has named a home or a disk.
  static let most = 4096

  /// The folder itself and those below it; empty where it is none.
  static func folders(in root: String) -> [String] {
    guard isFolder(root, following: true) else { return [] }
    var found = [root]
    var at = 0
    while at < found.count, found.count < most {
      let folder = found[at]
      at += 1
      for name in (try? OutputFolder.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        let path = DisplayPath.join(folder, name)
        if isFolder(path, following: false) { found.append(path) }
      }
    }
    return found
  }

  /// Files of an ending in a folder and below; empty where it is no folder.
  static func files(in root: String, ending: String) -> [String] {
    folders(in: root).flatMap { folder in
      ((try? OutputFolder.names(in: folder)) ?? [])
        .filter { !$0.hasPrefix(".") && $0.hasSuffix(ending) }.map { DisplayPath.join(folder, $0) }
    }
  }

  private static func isFolder(_ path: String, following: Bool) -> Bool {
    var status = stat()
    guard (following ? stat(path, &status) : lstat(path, &status)) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
