/// Aligns and prints logical lines.
struct FormattedLines {
  private enum Group: Equatable {
    case setting
    case event
  }

  private static let settings: Set<String> = [
    "device", "canvas", "scale", "appearance", "text", "reduce", "direction", "locale", "fps", "duration",
    "timing", "semantics", "background", "view",
  ]

  private let lines: [LogicalLine]

  init(_ lines: [LogicalLine]) { self.lines = lines }

  var text: String {
    var output: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        if let last = output.last, !last.isEmpty { output.append("") }
        index += 1
        continue
      }
      let end = groupEnd(from: index)
      let column = lines[index..<end].compactMap { head($0).map { $0.text.count } }.max() ?? 0
      for line in lines[index..<end] { output.append(contentsOf: layout(line, column: column)) }
      index = end
    }
    while output.last == "" { output.removeLast() }
    return output.isEmpty ? "" : output.joined(separator: "\n") + "\n"
  }

  /// The end of the run of neighbours that align with the line; comment lines inside do not end it.
  private func groupEnd(from start: Int) -> Int {
    guard let first = group(lines[start]) else { return start + 1 }
    var end = start + 1
    var cursor = start + 1
    while cursor < lines.count, !lines[cursor].isBlank, lines[cursor].level == lines[start].level {
      if group(lines[cursor]) == first {
        end = cursor + 1
      } else if !lines[cursor].isCommentOnly {
        break
      }
      cursor += 1
    }
    return end
  }

  private func group(_ line: LogicalLine) -> Group? {
    guard let word = line.firstWord else { return nil }
    if Self.settings.contains(word) { return .setting }
    return word == "at" || word == "after" || word == "every" ? .event : nil
  }

  /// What stands before the aligned column, and where the rest begins.
  private func head(_ line: LogicalLine) -> (text: String, rest: Int)? {
    let count: Int
    switch line.firstWord {
    case "text", "reduce": count = 2
    case "at", "after": count = 2
    case "every": count = 6
    default: count = group(line) == .setting ? 1 : 0
    }
    guard count > 0, line.pieces.count > count, !line.hasInnerComment else { return nil }
    // A time in parentheses would be cut; such a line is not aligned.
    if line.pieces[..<count].contains(where: { $0.isSymbol("(") || $0.isSymbol("-") || $0.isSymbol(".") }) {
      return nil
    }
    return (line.flat(0..<count), count)
  }

  private func layout(_ line: LogicalLine, column: Int) -> [String] {
    let indent = String(repeating: "  ", count: line.level)
    let tail = line.comment.map { line.pieces.isEmpty ? $0 : "  " + $0 } ?? ""
    if line.pieces.isEmpty { return [indent + tail] }
    if line.hasInnerComment { return kept(line, indent: indent, tail: tail) }
    var flat: String
    if let head = head(line) {
      let padding = String(repeating: " ", count: max(1, column - head.text.count + 1))
      flat = head.text + padding + line.flat(head.rest..<line.pieces.count)
    } else {
      flat = line.flat(0..<line.pieces.count)
    }
    if (indent + flat).count > ScenarioFormatter.longestLine, line.firstWord != "view",
      let broken = broken(line, indent: indent, tail: tail)
    {
      return broken
    }
    return [indent + flat + tail]
  }

  /// One argument a line.
  private func broken(_ line: LogicalLine, indent: String, tail: String) -> [String]? {
    guard let open = line.pieces.firstIndex(where: { $0.isSymbol("(") }) else { return nil }
    var result = [indent + line.flat(0..<open + 1)]
    var depth = 0
    var start = open + 1
    for index in open + 1..<line.pieces.count {
      let piece = line.pieces[index]
      if piece.isSymbol("(") { depth += 1 }
      if piece.isSymbol(")") {
        if depth == 0 {
          if start < index { result.append(indent + "  " + line.flat(start..<index)) }
          result.append(indent + line.flat(index..<line.pieces.count) + tail)
          return result.count > 2 ? result : nil
        }
        depth -= 1
      }
      if piece.isSymbol(","), depth == 0 {
        result.append(indent + "  " + line.flat(start..<index + 1))
        start = index + 1
      }
    }
    return nil
  }

  /// The author's lines, indented, because a comment inside could not stand anywhere else.
  private func kept(_ line: LogicalLine, indent: String, tail: String) -> [String] {
    var result: [String] = []
    var start = 0
    for index in 1...line.pieces.count
    where line.brokenAfter.contains(index) || line.pieces[index - 1].isComment || index == line.pieces.count {
      let closes = line.pieces[start].isSymbol(")")
      let text = line.flat(start..<index)
      result.append(indent + (start == 0 || closes ? "" : "  ") + text)
      start = index
      if start == line.pieces.count { break }
    }
    result[result.count - 1] += tail
    return result
  }
}
