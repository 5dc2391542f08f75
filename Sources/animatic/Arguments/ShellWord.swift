/// A word as a shell takes it.
enum ShellWord {
  /// Bare where that is safe, else in single quotes.
  static func quoted(_ word: String) -> String {
    let isSafe =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "@%+=:,./_-".unicodeScalars.contains($0)
      }
    return isSafe
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
