import AnimaticExport
import AnimaticGolden
import AnimaticScript
import Foundation

/// The files that a play reads, found by reading what is written; nothing is resolved or played.
struct Dependencies {
  /// Files, and folders of Swift files. Those that are missing are in it, since they may come.
  private(set) var paths: [String] = []
  private var known: Set<String> = []

  /// Of a scenario file: itself, what it includes, pictures, Swift files, `animatic.conf`, its goldens.
  init(scenario path: String, golden: GoldenStore, slug: String) {
    add(ProjectFolder.current.configPath)
    read(Self.shortened(path))
    for folder in Self.goldens(of: slug, in: golden) {
      for file in ["timeline.txt", "frames.tsv"] { add(golden.path(folder) + "/" + file) }
    }
  }

  /// Of a preview: its Swift files and `animatic.conf`.
  init(preview files: [String]) {
    add(ProjectFolder.current.configPath)
    files.forEach { add($0) }
  }

  /// Folders in which one of the files lies, or would; a link's own folder and that of what it points to.
  static func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      folders.insert(DisplayPath.folder(of: path))
      if let real = realpath(path, nil) {
        folders.insert(DisplayPath.folder(of: String(cString: real)))
        free(real)
      }
      folders.formUnion(FolderTree.folders(in: path))
    }
    return folders
  }

  private static func goldens(of slug: String, in store: GoldenStore) -> [String] {
    let names = (try? OutputFolder.names(in: store.root)) ?? []
    return [slug] + names.filter { $0.hasPrefix(slug + "@") }
  }

  private mutating func add(_ path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }

  private mutating func read(_ path: String) {
    // A file that includes itself is an error of the scenario; here it must only end.
    guard !known.contains(path), known.count < 1000 else { return }
    add(path)
    guard let source = try? NamedSource(path: path) else { return }
    take(source.parsed.syntax.statements, from: path)
  }

  private mutating func take(_ statements: [StatementSyntax], from file: String) {
    for statement in statements {
      switch statement.kind {
      case .include(let name): if let place = Self.place(name, from: file) { read(place) }
      case .background(.image(let name)), .view(let name, _):
        if let place = Self.place(name, from: file) { add(place) }
      case .variant(_, let inner): take(inner, from: file)
      default: break
      }
    }
  }

  /// A file named in another one, from that one's folder.
  private static func place(_ name: ExpressionSyntax, from file: String) -> String? {
    guard case .string(let path) = name.kind, !path.isEmpty else { return nil }
    return shortened(path.hasPrefix("/") ? path : DisplayPath.join(DisplayPath.folder(of: file), path))
  }

  /// `a/./b/../c` is `a/c`, so that one file has one name; leading `..` of a relative path stay.
  private static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
