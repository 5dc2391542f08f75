/// Answers `#available(iOS 26, *)` for an older system.
///
/// On Linux the compiler holds every such question for true, which is right for the newest system. Where an
/// older one is played, a question about a newer one becomes `false` (`#unavailable` becomes `true`), in its
/// own width, so that lines and columns stay. What is true anyway is left as it stands.
enum Availability {
  /// The newest system that is played: all questions are left to the compiler.
  static let newest = 26

  /// `bytes` are those of `code`, perhaps with other replacements of the same width.
  static func answered(_ bytes: [UInt8], of code: SwiftCode, system: Int) -> [UInt8] {
    guard system < newest else { return bytes }
    var bytes = bytes
    for question in questions(code) where isNewer(code, question.range, than: system) {
      let answer = Array((question.isNegative ? "true" : "false").utf8)
      for (offset, place) in question.range.enumerated() where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = offset < answer.count ? answer[offset] : UInt8(ascii: " ")
      }
    }
    return bytes
  }

  private struct Question {
    /// From `#` to the closing parenthesis.
    var range: Range<Int>
    var isNegative: Bool
  }

  private static func questions(_ code: SwiftCode) -> [Question] {
    code.words().compactMap { word in
      let start = word.range.lowerBound - 1
      guard ["available", "unavailable"].contains(word.text), start >= 0, code.isCode[start],
        code.bytes[start] == UInt8(ascii: "#"),
        let close = code.bytes[word.range.upperBound...].firstIndex(of: UInt8(ascii: ")"))
      else { return nil }
      return Question(range: start..<close + 1, isNegative: word.text == "unavailable")
    }
  }

  /// Whether the question asks for a later iOS than the one that is played.
  private static func isNewer(_ code: SwiftCode, _ range: Range<Int>, than system: Int) -> Bool {
    let words = code.words(in: range)
    guard let place = words.firstIndex(where: { $0.text == "iOS" }), place + 1 < words.count,
      let major = Int(words[place + 1].text)
    else { return false }
    return major > system
  }
}
