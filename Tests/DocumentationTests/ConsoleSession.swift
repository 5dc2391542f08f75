/// A terminal session of a document: calls of the tool, each with the lines that it must print.
struct ConsoleSession: Equatable {
  struct Call: Equatable {
    var arguments: [String]
    var expected: [String]
  }

  var calls: [Call] = []

  /// Calls start with `$ animatic`; lines with any other command are not run, nor is what follows them.
  init(_ lines: [String]) {
    var runs = false
    for line in lines {
      if line.hasPrefix("$ ") {
        let words = Self.words(String(line.dropFirst(2)))
        runs = words.first == "animatic"
        if runs { calls.append(Call(arguments: Array(words.dropFirst()), expected: [])) }
      } else if runs {
        calls[calls.count - 1].expected.append(line)
      }
    }
    for index in calls.indices {
      while calls[index].expected.last?.allSatisfy({ $0 == " " }) == true {
        calls[index].expected.removeLast()
      }
    }
  }

  /// Splits a command at spaces, with single and double quotes; a `#` that starts a word starts a comment.
  static func words(_ command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    scan: for character in command {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let finished = word { words.append(finished) }
        word = nil
      } else if character == "#", word == nil {
        break scan
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// The first expected line that the printed text does not hold after the lines before it, or nil where all are there.
  /// Spaces at the end of a line do not count.
  static func missing(_ expected: [String], in printed: String) -> String? {
    var rest = printed.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for line in expected where !line.allSatisfy({ $0 == " " || $0 == "…" }) {
      guard let found = rest.firstIndex(where: { matches($0, line[...]) }) else { return line }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  /// Whether a line is what the pattern says, with `…` for any text, also none.
  static func matches(_ line: Substring, _ pattern: Substring) -> Bool {
    let line = trimmed(line)
    let parts = trimmed(pattern).split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return line == parts[0] }
    guard line.hasPrefix(parts[0]) else { return false }
    var rest = line.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = firstRange(of: part, in: rest) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func firstRange(of part: Substring, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(part) { return start..<text.index(start, offsetBy: part.count) }
      start = text.index(after: start)
    }
    return nil
  }
}
