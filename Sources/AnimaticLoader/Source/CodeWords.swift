extension SwiftCode {
  /// A run of letters, digits and underscores in the code.
  struct Word: Equatable {
    var text: String
    var range: Range<Int>
    /// How many braces are open in front of it.
    var depth: Int
  }

  /// The words of a stretch of the file, in order.
  func words(in range: Range<Int>? = nil) -> [Word] {
    let range = range ?? 0..<bytes.count
    var words: [Word] = []
    var (i, depth) = (range.lowerBound, 0)
    while i < range.upperBound {
      guard isCode[i] else {
        i += 1
        continue
      }
      if bytes[i] == UInt8(ascii: "{") { depth += 1 }
      if bytes[i] == UInt8(ascii: "}") { depth -= 1 }
      guard Self.isWordByte(bytes[i]) else {
        i += 1
        continue
      }
      let start = i
      while i < range.upperBound, isCode[i], Self.isWordByte(bytes[i]) { i += 1 }
      words.append(
        Word(text: String(decoding: bytes[start..<i], as: UTF8.self), range: start..<i, depth: depth))
    }
    return words
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }

  /// Names of types that the file declares outside of all braces.
  var topLevelTypes: Set<String> {
    let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    let words = self.words().filter { $0.depth == 0 }
    var names: Set<String> = []
    for (word, next) in zip(words, words.dropFirst()) where kinds.contains(word.text) {
      names.insert(next.text)
    }
    return names
  }
}
