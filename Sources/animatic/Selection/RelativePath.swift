import Foundation

/// The way from one folder to another.
enum RelativePath {
  /// `from` and `to` are absolute or from the working directory; "" where they are one.
  static func from(
    _ from: String, to: String, working: String = FileManager.default.currentDirectoryPath
  ) -> String {
    let (start, end) = (parts(from, working), parts(to, working))
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + end[common...]).joined(separator: "/")
  }

  /// A path as a report names it: from the working directory, also where it lies outside.
  static func shown(_ path: String) -> String {
    path.hasPrefix("/") ? from(FileManager.default.currentDirectoryPath, to: path) : path
  }

  private static func parts(_ path: String, _ working: String) -> [String] {
    var out: [String] = []
    for part in (path.hasPrefix("/") ? path : working + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = out.popLast() } else { out.append(String(part)) }
    }
    return out
  }
}
