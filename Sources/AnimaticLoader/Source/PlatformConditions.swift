/// Takes the branches of `#if` that an iPhone takes.
///
/// Only the words that name a platform are replaced, each by `true` or `false` of the same width, so that lines
/// and columns stay; everything else (`canImport`, `swift`, flags of the user) is left to the compiler, which
/// knows better.
enum PlatformConditions {
  /// The file's bytes with `os(…)` and its kin answered as on iOS.
  static func asOnPhone(_ code: SwiftCode) -> [UInt8] {
    var bytes = code.bytes
    for line in directives(code) {
      for condition in conditions(code, line) {
        let answer = Array((condition.isTrue ? "true" : "false").utf8)
        for (offset, place) in condition.range.enumerated() {
          bytes[place] = offset < answer.count ? answer[offset] : UInt8(ascii: " ")
        }
      }
    }
    return bytes
  }

  /// What follows `#if` and `#elseif`, up to the end of the line.
  private static func directives(_ code: SwiftCode) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < code.bytes.count {
      let end = code.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? code.bytes.count
      if let first = code.bytes[start..<end].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        code.isCode[first], code.bytes[first] == UInt8(ascii: "#"),
        let word = code.words(in: first..<end).first, word.range.lowerBound == first + 1,
        ["if", "elseif"].contains(word.text)
      {
        found.append(word.range.upperBound..<end)
      }
      start = end + 1
    }
    return found
  }

  private struct Condition {
    var range: Range<Int>
    var isTrue: Bool
  }

  /// `os(iOS)` and the like in one line; blanks may stand around the name.
  private static func conditions(_ code: SwiftCode, _ line: Range<Int>) -> [Condition] {
    let words = code.words(in: line)
    var found: [Condition] = []
    for (function, name) in zip(words, words.dropFirst()) {
      guard let answer = answer(function.text, name.text) else { continue }
      let open = trimmed(code, function.range.upperBound..<name.range.lowerBound)
      guard open == "(",
        let close = code.bytes[name.range.upperBound..<line.upperBound].firstIndex(of: UInt8(ascii: ")")),
        trimmed(code, name.range.upperBound..<close).isEmpty
      else { continue }
      found.append(Condition(range: function.range.lowerBound..<close + 1, isTrue: answer))
    }
    return found
  }

  private static func trimmed(_ code: SwiftCode, _ range: Range<Int>) -> String {
    String(decoding: code.bytes[range].filter { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)
  }

  /// nil for a condition that is the compiler's to answer.
  private static func answer(_ function: String, _ name: String) -> Bool? {
    switch function {
    case "os": return name == "iOS"
    case "targetEnvironment": return name == "simulator"
    default: return nil
    }
  }
}
