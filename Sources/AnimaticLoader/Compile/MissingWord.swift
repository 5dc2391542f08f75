/// Tells errors that a word of SwiftUI may cause which Animatic does not have.
enum MissingWord {
  private static let patterns: [(start: String, end: String)] = [
    ("cannot find type '", "' in scope"), ("cannot find '", "' in scope"), ("has no member '", "'"),
    ("no such module '", "'"), ("unknown attribute '", "'"),
  ]

  /// The word that the compiler does not know; nil for errors of another kind.
  static func word(in message: String) -> String? {
    for pattern in patterns {
      guard let start = message.firstRange(of: pattern.start) else { continue }
      let rest = message[start.upperBound...]
      guard let end = rest.firstRange(of: pattern.end), end.lowerBound > rest.startIndex else { continue }
      return String(rest[..<end.lowerBound])
    }
    return nil
  }

  /// What is added to the compiler's sentence.
  static func note(for message: String) -> String? {
    word(in: message).map {
      "; if '\($0)' is Apple's and not a slip, Animatic does not have it yet"
    }
  }
}
