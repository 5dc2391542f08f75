/// Takes the branches of `#if` that an iPhone takes.
///
/// Only the questions about the platform are replaced, each by `true` or `false` of the same width, so that lines
/// and columns stay; everything else (`swift(…)`, flags of the user, frameworks that are not there) is left to the
/// compiler, which knows better.
enum PlatformConditions {
  /// The file's bytes with `os(…)` and its kin answered as on iOS.
  static func asOnPhone(_ code: SwiftCode) -> [UInt8] {
    var bytes = code.bytes
    for line in directives(code) {
      for condition in conditions(code, line) {
        put(condition.isTrue ? "true" : "false", in: condition.range, of: &bytes)
      }
    }
    return bytes
  }

  /// Into the first line of the condition that has room for the word; blanks into the rest.
  private static func put(_ answer: String, in range: Range<Int>, of bytes: inout [UInt8]) {
    let lines = bytes[range].split(omittingEmptySubsequences: false, whereSeparator: isBreak)
    guard let start = lines.first(where: { $0.count >= answer.utf8.count })?.startIndex else { return }
    for place in range where !isBreak(bytes[place]) { bytes[place] = UInt8(ascii: " ") }
    for (offset, byte) in answer.utf8.enumerated() { bytes[start + offset] = byte }
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// What follows `#if` and `#elseif`, up to the end of the line, or of the line where its parentheses close.
  private static func directives(_ code: SwiftCode) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for word in code.words() where word.text == "if" || word.text == "elseif" {
      let hash = word.range.lowerBound - 1
      guard hash >= 0, code.isCode[hash], code.bytes[hash] == UInt8(ascii: "#") else { continue }
      found.append(word.range.upperBound..<end(of: word.range.upperBound, code))
    }
    return found
  }

  private static func end(of start: Int, _ code: SwiftCode) -> Int {
    var (i, open) = (start, 0)
    while i < code.bytes.count {
      if code.isCode[i] {
        if code.bytes[i] == UInt8(ascii: "(") { open += 1 }
        if code.bytes[i] == UInt8(ascii: ")") { open -= 1 }
      }
      if code.bytes[i] == UInt8(ascii: "\n"), open <= 0 { break }
      i += 1
    }
    return i
  }

  private struct Condition {
    var range: Range<Int>
    var isTrue: Bool
  }

  /// `os(iOS)` and the like; blanks may stand around the name.
  private static func conditions(_ code: SwiftCode, _ line: Range<Int>) -> [Condition] {
    let words = code.words(in: line)
    var found: [Condition] = []
    for (function, name) in zip(words, words.dropFirst()) {
      guard let answer = answer(function.text, name.text) else { continue }
      let open = trimmed(code, function.range.upperBound..<name.range.lowerBound)
      guard open == "(",
        let close = code.bytes[name.range.upperBound..<line.upperBound].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      // A submodule or a version may follow the name of a module, and nothing that of a system.
      let rest = trimmed(code, name.range.upperBound..<close)
      guard rest.isEmpty || function.text == "canImport" && (rest.hasPrefix(".") || rest.hasPrefix(","))
      else { continue }
      found.append(Condition(range: function.range.lowerBound..<close + 1, isTrue: answer))
    }
    return found
  }

  private static func trimmed(_ code: SwiftCode, _ range: Range<Int>) -> String {
    String(decoding: code.bytes[range].filter { $0 != 0x20 && $0 != 0x09 && !isBreak($0) }, as: UTF8.self)
  }

  /// nil for a condition that is the compiler's to answer.
  private static func answer(_ function: String, _ name: String) -> Bool? {
    switch function {
    case "os": return name == "iOS"
    case "targetEnvironment": return name == "simulator"
    // What of Apple's can not be imported here is answered so, and the file's other branch plays.
    case "canImport": return AppleModules.served.contains(name) ? true : nil
    default: return nil
    }
  }
}
