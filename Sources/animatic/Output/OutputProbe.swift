import AnimaticExport
import Foundation

/// Finds out before playing whether an output can be written, so that nobody waits for an error.
enum OutputProbe {
  /// Makes the folders on the way and a file beside the place, and takes the file away again.
  /// Throws `CommandFailure` (exit 3) with the system's reason.
  static func check(file path: String) throws {
    if AtomicFile.isStandardOutput(path) { return }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw CommandFailure(.environment, "can not write \(path): a folder has this name")
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    try check(folder: folder, for: path)
  }

  static func check(folder: String, for path: String? = nil) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw failure(path ?? folder, reason: obstacle(to: folder))
    }
    let probe = DisplayPath.join(folder == "." ? "./" : folder, ".animatic-probe-\(getpid())")
    let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw failure(path ?? folder, reason: String(cString: strerror(errno))) }
    close(descriptor)
    unlink(probe)
  }

  /// What stands in the way of a folder: the first part of its path that is no folder, or the system's word.
  private static func obstacle(to folder: String) -> String {
    var place = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      place += (place.isEmpty || place == "/" ? "" : "/") + part
      var status = stat()
      guard stat(place, &status) == 0 else {
        return mkdir(place, 0o777) == 0 ? "folders could not be made" : String(cString: strerror(errno))
      }
      if status.st_mode & S_IFMT != S_IFDIR { return "\(place) is not a folder" }
    }
    return "folders could not be made"
  }

  private static func failure(_ path: String, reason: String) -> CommandFailure {
    CommandFailure(.environment, "can not write \(path): \(reason)")
  }
}
