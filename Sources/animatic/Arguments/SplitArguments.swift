/// The first stage: words as they were typed, told apart by their shape alone.
///
///     --fps 30   →  option("--fps", attached: nil), word("30")
///     --fps=30   →  option("--fps", attached: "30")
///     -o x.gif   →  option("-o", attached: nil), word("x.gif")
///     --         →  everything after it is a word
struct SplitArguments: Equatable {
  enum Element: Equatable {
    case option(String, attached: String?)
    case word(String)
    /// A word after `--`: never a value of an option.
    case literal(String)
  }

  var elements: [Element]

  init(_ words: [String]) {
    elements = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        elements += rest.map { .literal($0) }
        return
      }
      // A single dash is a word (by custom a stream), and "-1s" is a value, not an option.
      let isOption = word.hasPrefix("-") && word.count > 1 && !word.dropFirst().first!.isNumber
      guard isOption else {
        elements.append(.word(word))
        continue
      }
      if let equals = word.firstIndex(of: "=") {
        let value = String(word[word.index(after: equals)...])
        elements.append(.option(String(word[..<equals]), attached: value))
      } else {
        elements.append(.option(word, attached: nil))
      }
    }
  }
}
