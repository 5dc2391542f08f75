import AnimaticScript

/// What a scenario is called: its own name for reports, and a plain form of it for folders and goldens.
struct ScenarioName: Equatable, Sendable {
  /// As the scenario says it.
  var title: String
  /// Letters and digits of any script in lower case, everything else as single hyphens. "Banner tapped early" is
  /// `banner-tapped-early`.
  var slug: String

  init(_ title: String, path: String) {
    self.title = title
    let slug = Self.slug(of: title)
    self.slug = slug.isEmpty ? Self.slug(of: Self.stem(of: path)) : slug
    if self.slug.isEmpty { self.slug = "scenario" }
  }

  /// Of a parsed file; without a name of its own, that of the file.
  init(of syntax: ScenarioSyntax, path: String) {
    for statement in syntax.statements {
      if case .scenario(let name) = statement.kind, case .string(let title) = name.kind {
        self.init(title, path: path)
        return
      }
    }
    self.init(Self.stem(of: path), path: path)
  }

  private static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(ScenarioFinder.ending) ? String(file.dropLast(ScenarioFinder.ending.count)) : file
  }

  private static func slug(of title: String) -> String {
    var slug = ""
    for character in title.lowercased() {
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.isEmpty, !slug.hasSuffix("-") {
        slug.append("-")
      }
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    // File names end at 255 bytes; a frame's path needs none of it, a folder beside ours may.
    while slug.utf8.count > 120 { slug.removeLast() }
    return slug
  }
}

extension Glob {
  /// Either form of the name may match.
  func matches(_ name: ScenarioName) -> Bool { matches(name.title) || matches(name.slug) }
}
