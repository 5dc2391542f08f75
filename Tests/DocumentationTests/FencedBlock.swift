/// A fenced block of a Markdown text.
struct FencedBlock: Equatable {
  /// The words after the opening fence: the language, then options.
  var info: [String]
  /// The line of the opening fence, from 1.
  var line: Int
  var content: [String]

  var language: String { info.first ?? "" }

  /// The value of an option such as `exit=2`.
  func option(_ name: String) -> String? {
    info.dropFirst().first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// All blocks of a text, in order. Fences may be indented, as they are in lists; their content loses that indent.
  /// A block that is never closed runs to the end.
  static func blocks(in markdown: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: (block: FencedBlock, indent: Int, ticks: Int)?
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      let ticks = text.prefix { $0 == "`" }.count
      if var current = open {
        if ticks >= current.ticks, text.dropFirst(ticks).allSatisfy({ $0 == " " }) {
          blocks.append(current.block)
          open = nil
        } else {
          current.block.content.append(String(line.dropFirst(min(indent, current.indent))))
          open = current
        }
      } else if ticks >= 3 {
        let info = text.dropFirst(ticks).split(separator: " ").map(String.init)
        open = (FencedBlock(info: info, line: index + 1, content: []), indent, ticks)
      }
    }
    if let open { blocks.append(open.block) }
    return blocks
  }
}
