import AnimaticScript

/// Tells errors that come from a word of Apple's that Animatic does not have.
struct MissingWord {
  /// The kind of message, as far as it matters: what would have to be declared for the error to go away.
  enum Kind { case name, member, module, attribute }

  private static let patterns: [(start: String, end: String, kind: Kind)] = [
    ("cannot find type '", "' in scope", .name), ("cannot find '", "' in scope", .name),
    ("has no member '", "'", .member), ("no such module '", "'", .module),
    ("unknown attribute '", "'", .attribute), ("no macro named '", "'", .attribute),
  ]

  /// What the module of this build declares.
  var built: BuiltWords
  /// Frameworks whose imports are left out, each with its place, in the files' order.
  var leftOut: [(module: String, place: String)] = []

  /// The word that the compiler does not know; nil for errors of another kind.
  static func word(in message: String) -> (text: String, kind: Kind)? {
    for pattern in patterns {
      guard let start = message.firstRange(of: pattern.start) else { continue }
      let rest = message[start.upperBound...]
      guard let end = rest.firstRange(of: pattern.end), end.lowerBound > rest.startIndex else { continue }
      return (String(rest[..<end.lowerBound]), pattern.kind)
    }
    return nil
  }

  /// What is added to the compiler's sentence; nil where the word is nobody's but the user's, or is there, and
  /// the compiler means something else.
  func note(for message: String) -> String? {
    guard let (word, kind) = Self.word(in: message) else { return nil }
    if kind == .module { return moduleNote(word) }
    if isMissing(word) {
      let near = nearest(to: word).map { ", where the nearest that is there is '\($0)'" } ?? ""
      return "; this word of Apple's is not in Animatic yet (see docs/swiftui-support.md)" + near
    }
    guard kind == .name, !built.contains(word), slip(for: message) == nil, let first = leftOut.first else {
      return nil
    }
    let modules = leftOut.map(\.module).joined(separator: ", ")
    return
      "; if it is of \(modules) (imported at \(first.place)): nothing of that is in Animatic, and what needs "
      + "it can stand in #if canImport(\(first.module))"
  }

  /// The words of this build that resemble one that nobody knows.
  func slip(for message: String) -> String? {
    guard let (word, kind) = Self.word(in: message), kind != .module, word.count > 3,
      !AppleWords.all.contains(word), !built.contains(word), !message.contains("did you mean")
    else { return nil }
    return nearest(to: word)
  }

  private func isMissing(_ word: String) -> Bool {
    built.isReadable && AppleWords.all.contains(word) && !built.contains(word)
  }

  private func nearest(to word: String) -> String? {
    let isType = word.first?.isUppercase ?? false
    let known = AppleWords.all.filter { ($0.first?.isUppercase ?? false) == isType && $0 != word }.sorted()
    return nearestWord(to: word, in: known.filter(built.contains))
  }

  private func moduleNote(_ path: String) -> String {
    let module = String(path.prefix { $0 != "." })
    if ["AppKit", "Cocoa", "WatchKit", "TVUIKit"].contains(module) {
      return "; files are played as on an iPhone, which has none: put it into #if canImport(\(module))"
    }
    return
      "; if '\(module)' is a module of your own, name its folder too, so that its files are compiled with "
      + "this one; if not, what needs it can stand in #if canImport(\(module))"
  }
}
