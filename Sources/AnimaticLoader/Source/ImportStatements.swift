/// The `import` statements of a file, and the file with those changed that Linux can not fulfil.
///
/// Lines stay, and columns too, unless a line goes on behind the statement.
struct ImportStatements {
  struct Statement: Equatable {
    /// From the first attribute to the end of the path.
    var range: Range<Int>
    /// The path alone, with the kind of a declaration in front of it.
    var target: Range<Int>
    /// `os` of `import os.log`.
    var module: String
    /// From 1.
    var line: Int
    /// `struct` of `import struct SwiftUI.Color`.
    var kind: String?
  }

  let statements: [Statement]

  init(_ code: SwiftCode) {
    let words = code.words()
    var found: [Statement] = []
    for (index, word) in words.enumerated() where word.text == "import" && word.depth == 0 {
      var next = index + 1
      guard next < words.count, Self.isBlank(code, word.range.upperBound..<words[next].range.lowerBound)
      else {
        continue
      }
      let start = next
      let kind = Self.kinds.contains(words[next].text) ? words[next].text : nil
      if kind != nil, next + 1 < words.count { next += 1 }
      let module = words[next].text
      var end = words[next].range.upperBound
      while next + 1 < words.count, words[next + 1].range.lowerBound == end + 1,
        code.bytes[end] == UInt8(ascii: ".")
      {
        next += 1
        end = words[next].range.upperBound
      }
      found.append(
        Statement(
          range: Self.start(of: index, words, code)..<end, target: words[start].range.lowerBound..<end,
          module: module, line: 1 + code.bytes[..<word.range.lowerBound].count { $0 == UInt8(ascii: "\n") },
          kind: kind))
    }
    statements = found
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
  private static let modifiers: Set<String> = [
    "testable", "_exported", "preconcurrency", "_implementationOnly", "_spi", "_spiOnly", "_weakLinked",
    "public",
    "package", "internal", "fileprivate", "private",
  ]

  private static func isBlank(_ code: SwiftCode, _ range: Range<Int>) -> Bool {
    range.allSatisfy { code.bytes[$0] == 0x20 || code.bytes[$0] == 0x09 }
  }

  /// Where the attributes and modifiers in front of an `import` begin.
  private static func start(of index: Int, _ words: [SwiftCode.Word], _ code: SwiftCode) -> Int {
    var first = words[index].range.lowerBound
    var index = index
    while index > 0, modifiers.contains(words[index - 1].text),
      isBlank(code, words[index - 1].range.upperBound..<first)
    {
      index -= 1
      first = words[index].range.lowerBound
      if first > 0, code.bytes[first - 1] == UInt8(ascii: "@") { first -= 1 }
    }
    return first
  }

  /// `bytes` are those of the file, perhaps with other replacements of the same width. `own` names modules whose
  /// files are compiled together with this one, where nothing is left to import.
  func fulfilled(_ bytes: [UInt8], own: Set<String>) -> [UInt8] {
    var bytes = bytes
    // From behind, since a path may grow.
    for statement in statements.reversed() {
      let isAbsent = AppleModules.absent.contains(statement.module)
      if own.contains(statement.module) || isAbsent {
        Self.blank(&bytes, statement.range)
      } else if let other = AppleModules.replacements[statement.module] {
        put(other, for: statement, &bytes)
      } else if statement.kind == nil, AppleModules.served.contains(statement.module) {
        // `import UIKit.UIView`: the parts of a module are no modules here.
        put(statement.module, for: statement, &bytes)
      }
    }
    return bytes
  }

  private func put(_ module: String, for statement: Statement, _ bytes: inout [UInt8]) {
    let width = statement.target.count
    let text = Array(module.utf8)
    bytes.replaceSubrange(
      statement.target, with: text + Array(repeating: UInt8(ascii: " "), count: max(0, width - text.count)))
  }

  private static func blank(_ bytes: inout [UInt8], _ range: Range<Int>) {
    for place in range where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
  }

  /// The frameworks that are left out, with the lines of their imports.
  var absent: [(module: String, line: Int)] {
    statements.filter { AppleModules.absent.contains($0.module) }.map { ($0.module, $0.line) }
  }

  /// Whether the file asks for the system's log.
  var asksForLog: Bool { statements.contains { ["os", "OSLog"].contains($0.module) } }
}
