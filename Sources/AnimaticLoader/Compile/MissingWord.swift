/// Tells errors that come from a word of Apple's that Animatic does not have.
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

  /// What is added to the compiler's sentence; nil where the word is nobody's but the user's.
  static func note(for message: String) -> String? {
    guard let word = word(in: message), AppleWords.all.contains(word) else { return nil }
    return "; this word of Apple's is not in Animatic yet"
  }
}
