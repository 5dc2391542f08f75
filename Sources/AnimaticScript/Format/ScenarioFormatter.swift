/// Lays a scenario out in the one way that all scenarios are laid out. Only white space changes, so the meaning
/// can not.
///
/// Words are one space apart; neighbouring settings align their values, neighbouring events their verbs; the
/// contents of a variant and of a broken argument list are indented by two; at most one blank line stands
/// between two lines, none at the ends; an argument list is broken, one argument a line, only where the
/// statement is longer than 100 characters. Comments keep their text. Lines end in LF. Formatting a formatted
/// file changes nothing.
public enum ScenarioFormatter {
  /// Longest line that is not broken, in characters.
  static let longestLine = 100

  /// The laid-out text; nil where the text has errors, which are then in the diagnostics.
  public static func format(_ text: String, file: String) -> (text: String?, diagnostics: [Diagnostic]) {
    format(SourceText(text: text, file: file))
  }

  public static func format(bytes: [UInt8], file: String) -> (text: String?, diagnostics: [Diagnostic]) {
    format(SourceText(bytes: bytes, file: file))
  }

  static func format(_ source: SourceText) -> (text: String?, diagnostics: [Diagnostic]) {
    let parsed = ScenarioParser.parse(source)
    if parsed.diagnostics.hasErrors { return (nil, parsed.diagnostics) }
    let lines = LogicalLine.lines(of: Lexer.tokens(of: source), in: source)
    return (FormattedLines(lines).text, parsed.diagnostics)
  }
}
