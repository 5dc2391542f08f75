/// A stretch of one line of a scenario file.
///
/// Lines and columns count from 1. A column counts characters as an editor shows them: a tab is one, an emoji
/// with its modifiers is one.
public struct SourceRange: Hashable, Sendable {
  /// Line, from 1; 0 for something that stands in no file (the command line).
  public var line: Int
  /// First character, from 1.
  public var column: Int
  /// Characters covered; 0 marks a place between two characters.
  public var length: Int
  /// The same stretch in bytes of the text.
  public var bytes: Range<Int>

  public init(line: Int, column: Int, length: Int, bytes: Range<Int>) {
    self.line = line
    self.column = column
    self.length = length
    self.bytes = bytes
  }

  /// A place in no file.
  public static let nowhere = SourceRange(line: 0, column: 0, length: 0, bytes: 0..<0)

  /// From the start of this range to the end of `other`; this one alone where `other` stands on another line.
  public func through(_ other: SourceRange) -> SourceRange {
    guard other.line == line, other.column >= column else { return self }
    return SourceRange(
      line: line, column: column, length: max(length, other.column + other.length - column),
      bytes: bytes.lowerBound..<max(bytes.upperBound, other.bytes.upperBound))
  }

  /// The empty place just after this range, where something is missing.
  public var after: SourceRange {
    SourceRange(
      line: line, column: column + length, length: 0, bytes: bytes.upperBound..<bytes.upperBound)
  }
}
