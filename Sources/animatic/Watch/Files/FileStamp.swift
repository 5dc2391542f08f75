import Foundation

/// What tells two states of a file apart without reading it.
struct FileStamp: Equatable, Sendable {
  private var inode: UInt
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

  /// nil where there is no file of this name; links are followed.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt(status.st_ino)
    // A folder's size and time change with everything that is laid into it, wanted or not.
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    size = isFolder ? 0 : Int(status.st_size)
    seconds = isFolder ? 0 : Int(status.st_mtim.tv_sec)
    nanoseconds = isFolder ? 0 : Int(status.st_mtim.tv_nsec)
  }
}
