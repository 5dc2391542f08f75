/// The views of a file that can be made without a word, for offers where there is no preview.
///
/// Read from the text: a `struct` of the outermost level that says `View`, and whose stored properties all have a
/// value, or which has an initialiser without arguments. It only ever offers; what is offered wrongly is an error
/// of the compiler's when it is tried.
enum ViewScan {
  /// In the order of the file, written as they are called.
  static func calls(in code: SwiftCode) -> [String] {
    let words = code.words()
    return words.indices.compactMap { index in
      guard words[index].text == "struct", words[index].depth == 0, index + 1 < words.count else {
        return nil
      }
      let name = words[index + 1]
      guard let open = brace(code, from: name.range.upperBound), isView(code, name.range.upperBound..<open),
        isFree(code, words, inside: open..<end(of: open, code))
      else { return nil }
      return "\(name.text)()"
    }
  }

  private static func brace(_ code: SwiftCode, from start: Int) -> Int? {
    code.bytes.indices[start...].first { code.isCode[$0] && code.bytes[$0] == UInt8(ascii: "{") }
  }

  /// Generic views need to be told of what.
  private static func isView(_ code: SwiftCode, _ head: Range<Int>) -> Bool {
    !code.bytes[head].contains(UInt8(ascii: "<")) && code.words(in: head).contains { $0.text == "View" }
  }

  private static func end(of open: Int, _ code: SwiftCode) -> Int {
    var depth = 0
    for i in code.bytes.indices[open...] where code.isCode[i] {
      if code.bytes[i] == UInt8(ascii: "{") { depth += 1 }
      if code.bytes[i] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return i }
      }
    }
    return code.bytes.count
  }

  private static func isFree(_ code: SwiftCode, _ words: [SwiftCode.Word], inside body: Range<Int>) -> Bool {
    let own = words.filter { body.contains($0.range.lowerBound) && $0.depth == 1 }
    let initialisers = own.filter {
      $0.text == "init" && next(code, $0.range.upperBound) == UInt8(ascii: "(")
    }
    if !initialisers.isEmpty {
      return initialisers.contains { word in
        let open = word.range.upperBound
        guard let close = code.bytes[open...].firstIndex(of: UInt8(ascii: ")")) else { return false }
        return code.words(in: open..<close).isEmpty
      }
    }
    for (index, word) in own.enumerated() where word.text == "var" || word.text == "let" {
      let before = own[..<index].suffix(4).map(\.text)
      if before.contains("static") && !before.contains("var") && !before.contains("let") { continue }
      guard hasValue(code, after: word, in: body) else {
        // The environment gives these theirs.
        let given: Set<String> = [
          "Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState",
        ]
        let line = code.bytes[..<word.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? body.lowerBound
        let attributes = code.words(in: line..<word.range.lowerBound).map(\.text)
        if given.isDisjoint(with: attributes) { return false }
        continue
      }
    }
    return true
  }

  /// Whether a property has a value of its own, is computed, or is an optional `var`.
  private static func hasValue(_ code: SwiftCode, after word: SwiftCode.Word, in body: Range<Int>) -> Bool {
    var last: UInt8 = 0
    for i in word.range.upperBound..<body.upperBound where code.isCode[i] {
      let byte = code.bytes[i]
      if byte == UInt8(ascii: "="), last != UInt8(ascii: "=") { return true }
      if byte == UInt8(ascii: "{") { return true }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") { break }
      if byte != 0x20 { last = byte }
    }
    return word.text == "var" && last == UInt8(ascii: "?")
  }

  private static func next(_ code: SwiftCode, _ start: Int) -> UInt8? {
    code.bytes[start...].first { $0 != 0x20 }
  }
}
