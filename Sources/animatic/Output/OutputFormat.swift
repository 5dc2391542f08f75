import AnimaticScript

/// What an output path asks for; its ending decides.
enum OutputFormat: String, Equatable, Sendable {
  /// A folder of PNG files with `frames.tsv`.
  case frames = "png-sequence"
  case gif
  case apng
  /// The review page, with a folder of its files beside it.
  case page = "html"

  /// The kinds that messages list.
  static let known = "OUT/ (a folder of PNG files), x.gif, x.png (APNG), x.html (a review page)"
  private static let later = ["webp", "mp4"]

  /// Throws `CommandFailure` (exit 2) for an ending that nothing is written for.
  static func of(_ path: String, isFolder: Bool) throws -> OutputFormat {
    if path.hasSuffix("/") || isFolder { return .frames }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name != ".." else { return .frames }
    let ending = name[name.index(after: dot)...].lowercased()
    switch ending {
    case "gif": return .gif
    case "png", "apng": return .apng
    case "html", "htm": return .page
    case _ where later.contains(ending):
      throw notYet("writing .\(ending) (\(path))", "formats of this version: \(known)")
    default:
      let near =
        nearestWord(to: ending, in: ["gif", "png", "apng", "html"]).map { ["did you mean '.\($0)'?"] } ?? []
      throw CommandFailure(
        .invalid, "unknown format '.\(ending)' of the output \(path)",
        notes: near + ["formats: \(known)", "a folder's name ends with a slash: \(path)/"])
    }
  }
}
