import AnimaticExport
import Foundation

/// Gathers the files of one golden beside its place and puts them there at the end: whoever is stopped on the way
/// leaves the golden as it was.
final class GoldenFolderWriter {
  private let root: String
  private let path: String
  /// Made with the first file.
  private let place: String
  private var names: [String] = []
  private var isDone = false

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  /// `folder` is the golden's own folder, `root` that of all, in which the files wait.
  init(root: String, folder: String) {
    self.root = root
    path = root + "/" + folder
    let number = Self.lock.withLock {
      Self.count += 1
      return Self.count
    }
    place = "\(root)/.animatic-\(getpid())-\(number).partial"
  }

  deinit { discard() }

  /// Keeps a file's bytes until `commit`.
  func add(_ bytes: [UInt8], _ name: String) throws {
    precondition(!isDone, "the folder is written or given up")
    if names.isEmpty {
      Leftovers.remove(in: root, beginning: ".animatic-")
      try OutputFolder.create(place)
    }
    try AtomicFile.write(bytes, to: place + "/" + name)
    names.append(name)
  }

  /// Puts the files in their place, pictures first and `timeline.txt` last, so that a run that is killed in between
  /// leaves a golden that says it is damaged. Equal files stay untouched; pictures that are not among the files
  /// are removed; files that are none of a golden's are left alone.
  func commit() throws -> GoldenRecorder.Summary {
    precondition(!isDone, "the folder is written or given up")
    var summary = GoldenRecorder.Summary()
    try OutputFolder.create(path)
    let order = names.filter(GoldenName.isPicture) + names.filter { !GoldenName.isPicture($0) }
    for name in order {
      let (old, new) = (path + "/" + name, place + "/" + name)
      let before = try OutputFolder.readIfThere(old)
      if before == (try OutputFolder.read(new)) {
        summary.unchanged.append(name)
        continue
      }
      if rename(new, old) != 0 { throw FileError(action: "write", path: old, code: errno) }
      if before == nil { summary.added.append(name) } else { summary.changed.append(name) }
    }
    let kept = Set(names)
    for name in try OutputFolder.names(in: path) where GoldenName.isPicture(name) && !kept.contains(name) {
      try OutputFolder.remove(path + "/" + name)
      summary.removed.append(name)
    }
    discard()
    return summary
  }

  private func discard() {
    guard !isDone else { return }
    isDone = true
    guard !names.isEmpty else { return }
    try? FileManager.default.removeItem(atPath: place)
  }
}
