/// One thing that is wrong, or doubtful, at one place of a file.
public struct Diagnostic: Equatable, Sendable {
  public enum Severity: String, Sendable {
    /// The scenario can not be played.
    case error
    /// It can, and probably not as meant.
    case warning
  }

  /// A replacement that would make the place right.
  public struct Suggestion: Equatable, Sendable {
    /// What to write instead, as it is typed in the file (a string with its quotes).
    public var replacement: String
    /// Where it goes.
    public var range: SourceRange

    public init(replacement: String, range: SourceRange) {
      self.replacement = replacement
      self.range = range
    }
  }

  /// Stable name of the kind of problem, such as `time-without-unit`.
  public var id: String
  public var severity: Severity
  public var file: String
  public var range: SourceRange
  /// One lower-case sentence without a full stop.
  public var message: String
  public var suggestion: Suggestion?
  /// The line of the file that the range points into, for the caret; empty where there is none.
  public var sourceLine: String

  public init(
    id: String, severity: Severity = .error, file: String, range: SourceRange, message: String,
    suggestion: Suggestion? = nil, sourceLine: String = ""
  ) {
    self.id = id
    self.severity = severity
    self.file = file
    self.range = range
    // A message quotes what was typed, which may be a word of any length.
    self.message = message.utf8.count <= 400 ? message : message.prefix(400) + "…"
    self.suggestion = suggestion
    self.sourceLine = sourceLine
  }
}

extension Array where Element == Diagnostic {
  /// Whether one of them forbids playing.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// In reading order: by line, then column, then the order in which they were found. Files keep the order in
  /// which they first appear.
  public func inReadingOrder() -> [Diagnostic] {
    var fileOrder: [String: Int] = [:]
    for diagnostic in self where fileOrder[diagnostic.file] == nil {
      fileOrder[diagnostic.file] = fileOrder.count
    }
    return enumerated().sorted { a, b in
      let left = (fileOrder[a.element.file]!, a.element.range.line, a.element.range.column, a.offset)
      let right = (fileOrder[b.element.file]!, b.element.range.line, b.element.range.column, b.offset)
      return left < right
    }.map(\.element)
  }
}
