import Foundation

/// The folder that goldens and `animatic.conf` belong to.
struct ProjectFolder: Equatable, Sendable {
  static let configName = "animatic.conf"

  /// Absolute, without a slash at its end ("/" for the root itself).
  var path: String

  var configPath: String { join("animatic.conf") }
  func join(_ name: String) -> String { path == "/" ? "/\(name)" : "\(path)/\(name)" }

  /// The nearest folder from `folder` upwards with an `animatic.conf`, else the nearest with a `.git`, else
  /// `folder` itself.
  static func containing(_ folder: String) -> ProjectFolder {
    for marker in [configName, ".git"] {
      var place = folder
      while true {
        let candidate = ProjectFolder(path: place)
        if FileManager.default.fileExists(atPath: candidate.join(marker)) { return candidate }
        guard place != "/", let slash = place.lastIndex(of: "/") else { break }
        place = slash == place.startIndex ? "/" : String(place[..<slash])
      }
    }
    return ProjectFolder(path: folder)
  }

  /// Of the current directory.
  static var current: ProjectFolder {
    containing(FileManager.default.currentDirectoryPath)
  }
}
