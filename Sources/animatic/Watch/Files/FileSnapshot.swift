import Foundation

/// How the files that a run depends on stood at one moment; those that were not there belong to it too.
struct FileSnapshot: Equatable, Sendable {
  /// By path as messages name it.
  private let stamps: [String: FileStamp?]

  /// A folder stands for the Swift files in it and below.
  init(of paths: [String]) {
    var stamps: [String: FileStamp?] = [:]
    for path in paths {
      stamps[path] = .some(FileStamp(path))
      for file in FolderTree.files(in: path, ending: ".swift") { stamps[file] = .some(FileStamp(file)) }
    }
    self.stamps = stamps
  }

  /// Paths that came, went or were written since then, in byte order.
  func changes(since earlier: FileSnapshot) -> [String] {
    let paths = Set(stamps.keys).union(earlier.stamps.keys)
    return paths.filter { stamps[$0].flatMap { $0 } != earlier.stamps[$0].flatMap { $0 } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
