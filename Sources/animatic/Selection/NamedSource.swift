import AnimaticScript

/// A scenario file that was read and parsed, and what it is called.
struct NamedSource {
  var path: String
  var parsed: ParsedScenario
  var name: ScenarioName
  /// Where the name stands; the start of the file where there is none.
  var nameRange: SourceRange

  /// Throws `CommandFailure` where the file can not be read. What is wrong in it is in `parsed`.
  init(path: String) throws {
    self.init(ScenarioParser.parse(bytes: try SourceFile.bytes(path, shownAs: path), file: path), path)
  }

  /// A text that stands in no file.
  init(text: String, shownAs path: String) { self.init(ScenarioParser.parse(text, file: path), path) }

  private init(_ parsed: ParsedScenario, _ path: String) {
    self.path = path
    self.parsed = parsed
    name = ScenarioName(of: parsed.syntax, path: path)
    let statement = parsed.syntax.statements.first {
      if case .scenario = $0.kind { return true }
      return false
    }
    nameRange = statement?.range ?? SourceRange(line: 1, column: 1, length: 0, bytes: 0..<0)
  }

  /// Two files that would write into one folder are an error at the second one.
  static func duplicates(in sources: [NamedSource]) -> [Diagnostic] {
    var first: [String: String] = [:]
    var found: [Diagnostic] = []
    for source in sources {
      guard let other = first[source.name.slug] else {
        first[source.name.slug] = source.path
        continue
      }
      found.append(
        Diagnostic(
          id: "duplicate-name", file: source.path, range: source.nameRange,
          message: "\(other) has the same output name '\(source.name.slug)'; give this one another name",
          sourceLine: source.parsed.source.line(source.nameRange.line)))
    }
    return found
  }
}
