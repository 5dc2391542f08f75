/// Prints diagnostics for people: place and sentence, the line, a caret run under the place, the suggestion.
public struct DiagnosticFormatter: Sendable {
  public enum Dress: Sendable {
    /// Characters only.
    case plain
    /// Colours by ANSI escape sequences, for a terminal.
    case ansi
  }

  public var dress: Dress
  /// Longest stretch of a source line that is shown, in characters; longer lines are cut with `…`.
  static let window = 140

  public init(dress: Dress = .plain) {
    self.dress = dress
  }

  /// All of them, in the given order, each ending with a line break.
  public func format(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { format($0) + "\n" }.joined()
  }

  /// One diagnostic without a line break at its end.
  public func format(_ diagnostic: Diagnostic) -> String {
    let range = diagnostic.range
    let place = range.line > 0 ? "\(diagnostic.file):\(range.line):\(range.column): " : "\(diagnostic.file): "
    let severity = dressed(
      "\(diagnostic.severity.rawValue):", diagnostic.severity == .error ? "1;31" : "1;35")
    var lines = ["\(dressed(clean(place), "1"))\(severity) \(dressed(clean(diagnostic.message), "1"))"]
    var indent = ""
    if range.line > 0, !diagnostic.sourceLine.isEmpty {
      let shown = excerpt(diagnostic)
      lines.append(shown.line)
      lines.append(shown.indent + dressed(shown.caret, "1;32"))
      indent = shown.indent
    }
    if let suggestion = diagnostic.suggestion {
      // A string brings its own quotes.
      let text = clean(suggestion.replacement)
      let quoted = text.hasPrefix("\"") ? text : "'\(text)'"
      lines.append(indent + dressed("did you mean \(quoted)?", "32"))
    }
    return lines.joined(separator: "\n")
  }

  private func excerpt(_ diagnostic: Diagnostic) -> (line: String, indent: String, caret: String) {
    let characters = diagnostic.sourceLine.map(printable)
    let first = min(max(0, diagnostic.range.column - 1), characters.count)
    let start = characters.count <= Self.window ? 0 : max(0, min(first - 40, characters.count - Self.window))
    let end = min(characters.count, start + Self.window)
    let line = (start > 0 ? "…" : "") + String(characters[start..<end]) + (end < characters.count ? "…" : "")
    var indent = start > 0 ? " " : ""
    // Tabs stay tabs, so that the caret stands right whatever the terminal makes of them.
    for character in characters[start..<min(first, end)] {
      indent += character == "\t" ? "\t" : String(repeating: " ", count: displayWidth(of: character))
    }
    let covered = characters[min(first, end)..<min(end, first + max(0, diagnostic.range.length))]
    let width = covered.reduce(0) { $0 + ($1 == "\t" ? 1 : displayWidth(of: $1)) }
    return (line, indent, "^" + String(repeating: "~", count: max(0, width - 1)))
  }

  private func clean(_ text: String) -> String { String(text.map(printable)) }

  private func dressed(_ text: String, _ code: String) -> String {
    dress == .plain ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
