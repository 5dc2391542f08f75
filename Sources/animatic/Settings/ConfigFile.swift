import AnimaticScript

/// `animatic.conf`: lines of `key = value`, comments after `#`, values bare or in double quotes.
struct ConfigFile: Equatable, Sendable {
  /// A value and the line that it stands on, counted from 1.
  struct Entry: Equatable, Sendable {
    var value: String
    var line: Int
  }

  var entries: [Setting: Entry] = [:]
  /// In the order of lines; every line is looked at.
  var problems: [Diagnostic] = []
  /// As messages name it.
  let file: String

  init(_ text: String, file: String) {
    self.file = file
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() { read(Array(line), number: index + 1) }
  }

  private mutating func read(_ line: [Character], number: Int) {
    let content = Self.trimmed(line[Self.uncommented(line)])
    guard !content.isEmpty else { return }
    func problem(
      _ id: String, _ part: ArraySlice<Character>, _ message: String, suggestion: String? = nil
    ) {
      let range = SourceRange(
        line: number, column: part.startIndex + 1, length: max(1, part.count), bytes: 0..<0)
      problems.append(
        Diagnostic(
          id: id, file: file, range: range, message: message,
          suggestion: suggestion.map { .init(replacement: $0, range: range) }, sourceLine: String(line)))
    }
    guard let equals = content.firstIndex(of: "=") else {
      return problem("expected", content, "expected 'key = value'")
    }
    let key = Self.trimmed(content[..<equals])
    var value = Self.trimmed(content[(equals + 1)...])
    let name = String(key)
    guard let setting = Setting(rawValue: name) else {
      let near = nearestWord(to: name, in: Setting.allCases.map(\.rawValue))
      return problem(
        "unknown-setting", key.isEmpty ? content : key, "unknown setting '\(name)'", suggestion: near)
    }
    if value.first == "\"" {
      guard value.count >= 2, value.last == "\"" else {
        return problem("missing-quote", value, "the closing quote is missing")
      }
      value = value.dropFirst().dropLast()
    }
    guard setting.accepts(String(value)) else {
      return problem(
        "bad-value", value.isEmpty ? content : value,
        "'\(String(value))' does not fit '\(name)': expected \(setting.expected)")
    }
    if let earlier = entries[setting] {
      return problem("set-twice", key, "'\(name)' is set twice, first in line \(earlier.line)")
    }
    entries[setting] = Entry(value: String(value), line: number)
  }

  /// Up to a `#` that does not stand in quotes.
  private static func uncommented(_ line: [Character]) -> Range<Int> {
    var quoted = false
    for (index, character) in line.enumerated() {
      if character == "\"" { quoted.toggle() }
      if character == "#", !quoted { return 0..<index }
    }
    return 0..<line.count
  }

  private static func trimmed(_ part: ArraySlice<Character>) -> ArraySlice<Character> {
    var part = part
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return part
  }
}
