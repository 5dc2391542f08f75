import Foundation

/// The names that a compiled module knows, read from the module itself: its table of identifiers keeps each one
/// between two zeros.
///
/// A name may be there for something of no one's concern, such as a local function. So this can tell what is not
/// there, and what may be.
final class BuiltWords {
  private let table: Data

  init(module: String) { table = FileManager.default.contents(atPath: module) ?? Data() }

  /// Made once, and only where a word is asked for: every run of identifier characters between two zeros.
  private lazy var words: Set<String> = table.withUnsafeBytes { Self.words(in: $0) }

  private static let longest = 120

  private static func words(in bytes: UnsafeRawBufferPointer) -> Set<String> {
    var words: Set<String> = []
    var start: Int?
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == 0 {
        if let from = start, index > from, index - from <= longest {
          words.insert(String(decoding: UnsafeRawBufferPointer(rebasing: bytes[from..<index]), as: UTF8.self))
        }
        start = index + 1
      } else if !isPart(byte) {
        start = nil
      }
    }
    return words
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }

  /// False for everything where the module could not be read.
  func contains(_ word: String) -> Bool { words.contains(word) }

  var isReadable: Bool { !words.isEmpty }
}
