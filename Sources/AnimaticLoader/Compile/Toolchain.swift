import Foundation

/// The user's Swift compiler.
struct Toolchain {
  /// The compiler as it is called.
  var compiler: String
  /// Changes with the compiler: where its program really lies, its size and its age.
  var identity: String

  /// The first `swiftc` on the search path. Throws `LoadError.environment`.
  static func find(path: String? = ProcessInfo.processInfo.environment["PATH"]) throws -> Toolchain {
    for folder in (path ?? "").split(separator: ":") {
      let compiler = "\(folder)/swiftc"
      guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
      let real = UserFile.real(compiler)
      let frontend = (real as NSString).deletingLastPathComponent + "/swift-frontend"
      let program = FileManager.default.fileExists(atPath: frontend) ? frontend : real
      return Toolchain(compiler: compiler, identity: FileStamp.text(of: program))
    }
    throw LoadError.environment(
      "no 'swiftc' on the PATH, and SwiftUI files must be compiled to be played",
      cure: "install Swift from swift.org, the version that Animatic was built with")
  }
}

/// What tells one build of a file from another without reading it.
enum FileStamp {
  /// Path, size and time of the last change in nanoseconds.
  static func text(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(path) missing" }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
