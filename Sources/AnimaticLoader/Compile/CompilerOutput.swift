import AnimaticScript

/// The compiler's messages, brought back to the user's files.
struct CompilerOutput {
  private struct Message {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var text: String
  }

  /// Errors in files that the user knows, in reading order.
  var errors: [Diagnostic] = []
  /// The first error without such a place, if any: something is wrong with the set-up.
  var loose: String?

  /// `sources` are the texts of the known files, by the names that the compiler was told.
  /// `missing` knows why a word may be unknown.
  init(_ printed: String, sources: [String: SourceText], missing: MissingWord) {
    let messages = printed.split(separator: "\n").compactMap { Self.message(String($0)) }
    for (index, message) in messages.enumerated() where message.severity == "error" {
      // An error inside an expanded macro is followed by the place where the macro is used.
      let place =
        sources[message.file] != nil
        ? message
        : messages[(index + 1)...].prefix { $0.severity == "note" }.first { sources[$0.file] != nil }
      guard let place, let source = sources[place.file] else {
        loose = loose ?? message.text
        continue
      }
      let diagnostic = Self.diagnostic(message.text, place, source, missing)
      if !errors.contains(diagnostic) { errors.append(diagnostic) }
    }
    errors = errors.inReadingOrder()
  }

  private static func diagnostic(
    _ text: String, _ place: Message, _ source: SourceText, _ missing: MissingWord
  ) -> Diagnostic {
    let line = source.line(place.line)
    // The compiler counts bytes, people count characters.
    let before = Array(line.utf8).prefix(max(0, place.column - 1))
    let column = String(decoding: before, as: UTF8.self).count + 1
    let word = line.dropFirst(column - 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    let range = SourceRange(line: place.line, column: column, length: max(1, word), bytes: 0..<0)
    return Diagnostic(
      id: "swift", file: place.file, range: range, message: text + (missing.note(for: text) ?? ""),
      suggestion: missing.slip(for: text).map { .init(replacement: $0, range: range) }, sourceLine: line)
  }

  /// `path:line:column: error: text`; nil for everything else.
  private static func message(_ line: String) -> Message? {
    for severity in ["error", "warning", "note"] {
      guard let range = line.firstRange(of: ": \(severity): ") else { continue }
      var parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let text = String(line[range.upperBound...])
      guard parts.count >= 3, let column = Int(parts.removeLast()), let number = Int(parts.removeLast())
      else {
        return line.hasPrefix("error: ") || line.hasPrefix("<unknown>")
          ? Message(file: "", line: 0, column: 0, severity: severity, text: text) : nil
      }
      return Message(
        file: parts.joined(separator: ":"), line: number, column: column, severity: severity, text: text)
    }
    if line.hasPrefix("error: ") {
      return Message(file: "", line: 0, column: 0, severity: "error", text: String(line.dropFirst(7)))
    }
    return nil
  }
}
