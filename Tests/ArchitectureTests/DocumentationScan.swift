/// Finds public declarations at the top level of a file that have no documentation comment.
///
/// A scan of lines, not a parser: the formatter guarantees that such a declaration starts in the first column.
struct DocumentationScan {
  static let kinds = [
    "struct", "class", "enum", "protocol", "actor", "func", "var", "let", "typealias", "macro",
  ]

  /// `line: declaration` for each public declaration without a comment above it (attributes may stand between).
  static func undocumented(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard isPublicDeclaration(lines[index]), !isDocumented(lines, at: index) else { return nil }
      return "\(index + 1): \(lines[index])"
    }
  }

  private static func isPublicDeclaration(_ line: Substring) -> Bool {
    guard let first = line.first, first != " ", first != "/" else { return false }
    // Attributes with arguments may hold spaces, so cut them by their closing parenthesis.
    var rest = line
    while rest.first == "@" {
      let name = rest.prefix { $0 != " " && $0 != "(" }
      rest = rest.dropFirst(name.count)
      if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop { $0 == " " }
    }
    let words = rest.split(separator: " ").map(String.init)
    guard words.contains("public") || words.contains("open") else { return false }
    let modifiers = words.prefix { !kinds.contains($0) }
    return modifiers.count < words.count && !modifiers.contains("extension") && !modifiers.contains("import")
  }

  private static func isDocumented(_ lines: [Substring], at index: Int) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].hasPrefix("@") { above -= 1 }
    return above >= 0 && (lines[above].hasPrefix("///") || lines[above].hasSuffix("*/"))
  }
}
