extension GoldenReport {
  /// Scenarios of which findings and pictures are shown; a pull request holds only so much.
  private static let mostDetails = 20
  private static let mostSentences = 12

  /// The verdict for a pull request: a line, a table of what failed, and of each its findings and pictures.
  ///
  /// `root` is the way from the text's folder to the report's, with a slash at its end where it is not empty;
  /// pictures are named by it.
  public func markdown(root: String) -> String {
    let failed = entries.filter { !$0.passed }
    let total = Words.count(entries.count, "scenario")
    var out = "### Animatic: "
    if failed.isEmpty { return out + "\(total) as recorded\n" + partNote }
    out += "\(failed.count) of \(total) failed\n\n"
    out += "| scenario | state | frames | first finding |\n|---|---|---|---|\n"
    for entry in failed {
      let state = entry.result.state.isFailure ? entry.result.state.rawValue : "expectation failed"
      let frames = Self.place(entry.result) ?? ""
      let cells = [entry.result.name, state, frames, entry.sentences.first ?? ""]
      out += "| " + cells.map(MarkdownText.escaped).joined(separator: " | ") + " |\n"
    }
    for entry in failed.prefix(Self.mostDetails) { out += details(entry, root) }
    if failed.count > Self.mostDetails { out += "\n… and \(failed.count - Self.mostDetails) more\n" }
    return out + partNote
  }

  private var partNote: String {
    part.map { "\nThis is shard \($0.index) of \($0.count).\n" } ?? ""
  }

  private func details(_ entry: Entry, _ root: String) -> String {
    var out = "\n<details><summary>\(MarkdownText.html(entry.result.name))</summary>\n\n"
    if let source = entry.source {
      let variant = source.variant.map { ", variant \($0)" } ?? ""
      out += MarkdownText.escaped("\(source.title)\(variant), \(source.file)") + "\n\n"
    }
    let sentences = entry.sentences
    for sentence in sentences.prefix(Self.mostSentences) { out += "- \(MarkdownText.escaped(sentence))\n" }
    if sentences.count > Self.mostSentences { out += "- and \(sentences.count - Self.mostSentences) more\n" }
    if let pictures = entry.pictures { out += Self.table(pictures, root) }
    if entry.result.state.isAcceptable, let folder {
      out += "\n" + MarkdownText.code("animatic accept \(folder) \(entry.result.name)") + "\n"
    }
    return out + "\n</details>\n"
  }

  private static func table(_ pictures: Pictures, _ root: String) -> String {
    var columns = [("expected", pictures.expected), ("actual", pictures.actual)]
    if let difference = pictures.difference { columns.append(("difference", difference)) }
    let images = columns.map { name, path in
      "<img alt=\"\(name)\" width=\"260\" src=\"\(MarkdownText.url(root + path))\">"
    }
    return "\nFrame \(pictures.frame) at \(pictures.time) s:\n\n"
      + "| " + columns.map(\.0).joined(separator: " | ") + " |\n"
      + "|" + columns.map { _ in "---|" }.joined() + "\n"
      + "| " + images.joined(separator: " | ") + " |\n"
  }
}

/// Foreign text inside Markdown, as it is.
enum MarkdownText {
  /// One line: signs that mean something are escaped, line ends become spaces, nobody is called by name.
  static func escaped(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in joined(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;".unicodeScalars
      case "<": out += "&lt;".unicodeScalars
      case ">": out += "&gt;".unicodeScalars
      case "\\", "`", "*", "_", "[", "]", "#", "!", "|", "~", "$":
        out.append("\\")
        out.append(scalar)
      case _ where isBreak(scalar): out.append(" ")
      default: out.append(scalar)
      }
    }
    return String(out)
  }

  /// Inside a tag of HTML.
  static func html(_ text: String) -> String { XMLText.escaped(joined(text)) }

  /// An invisible joiner keeps `@name` from being a person; `banner@slow` is none anyway.
  private static func joined(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    var isInWord = false
    for scalar in text.unicodeScalars {
      out.append(scalar)
      if scalar == "@", !isInWord { out.append("\u{2060}") }
      isInWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return String(out)
  }

  /// A command, in as many backticks as it takes.
  static func code(_ text: String) -> String {
    let flat = String(String.UnicodeScalarView(text.unicodeScalars.map { isBreak($0) ? " " : $0 }))
    var (longest, run) = (0, 0)
    for character in flat {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return longest > 0 ? "\(fence) \(flat) \(fence)" : fence + flat + fence
  }

  /// A relative path as a URL; everything that is not plain becomes its bytes.
  static func url(_ path: String) -> String {
    path.utf8.map { byte -> String in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x2D, 0x2E, 0x2F, 0x5F, 0x7E].contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
  }
}
