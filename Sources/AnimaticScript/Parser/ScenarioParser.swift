/// The tree of a file and all that is wrong in it.
public struct ParsedScenario: Equatable, Sendable {
  public var syntax: ScenarioSyntax
  /// In reading order.
  public var diagnostics: [Diagnostic]
  public var source: SourceText
}

/// Reads scenario text. Never throws and never stops at the first error: every statement that could be
/// understood is in the tree, and everything that could not is in the diagnostics.
///
/// Any bytes will do. Lines over 16 KiB, expressions nested over 64 deep and files over two million tokens are
/// reported and skipped; after 200 errors the rest is summed up in one.
public enum ScenarioParser {
  public static func parse(_ text: String, file: String) -> ParsedScenario {
    parse(SourceText(text: text, file: file))
  }

  public static func parse(bytes: [UInt8], file: String) -> ParsedScenario {
    parse(SourceText(bytes: bytes, file: file))
  }

  static func parse(_ source: SourceText) -> ParsedScenario {
    var parser = Parser(source)
    let statements = parser.parseFile()
    return ParsedScenario(
      syntax: ScenarioSyntax(file: source.file, statements: statements),
      diagnostics: parser.reportedDiagnostics, source: source)
  }
}
