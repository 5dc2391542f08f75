import AnimaticGolden
import AnimaticScript

/// What a scenario is called: its own name for reports, and the form of it that folders and goldens have.
struct ScenarioName: Equatable, Sendable {
  /// As the scenario says it.
  var title: String
  /// "Banner tapped early" is `banner-tapped-early`, its variant "slow" `banner-tapped-early@slow`; see
  /// `GoldenName.folder`.
  var slug: String

  init(_ title: String, variant: String? = nil) {
    self.title = title
    slug = GoldenName.folder(scenario: title, variant: variant)
  }

  /// Of a parsed file; without a name of its own, that of the file.
  init(of syntax: ScenarioSyntax, path: String) {
    for statement in syntax.statements {
      if case .scenario(let name) = statement.kind, case .string(let title) = name.kind {
        self.init(title)
        return
      }
    }
    self.init(Self.stem(of: path))
  }

  private static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(ScenarioFinder.ending) ? String(file.dropLast(ScenarioFinder.ending.count)) : file
  }
}

extension Glob {
  /// Either form of the name may match.
  func matches(_ name: ScenarioName) -> Bool { matches(name.title) || matches(name.slug) }
}
