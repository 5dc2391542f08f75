/// The text of one file, repaired where it is not UTF-8, with its lines found once.
public struct SourceText: Equatable, Sendable {
  /// The name that diagnostics print.
  public let file: String
  /// Valid UTF-8; a byte-order mark at the start is left out.
  public let bytes: [UInt8]
  /// Byte offset at which each line starts.
  let lineStarts: [Int]
  /// Offset of the first byte that was not UTF-8, in `bytes`.
  let firstInvalid: Int?

  public init(text: String, file: String) {
    self.init(bytes: Array(text.utf8), file: file)
  }

  public init(bytes raw: [UInt8], file: String) {
    self.file = file
    var bytes = raw
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    // NB: decoding replaces each bad sequence by U+FFFD, which real text may hold too, so the two are told
    // apart by where the repaired bytes first differ from the given ones.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    firstInvalid =
      repaired == bytes
      ? nil : zip(repaired, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? repaired.count
    self.bytes = repaired
    var starts = [0]
    var i = 0
    while i < repaired.count {
      if repaired[i] == 0x0A {
        starts.append(i + 1)
      } else if repaired[i] == 0x0D, !(i + 1 < repaired.count && repaired[i + 1] == 0x0A) {
        starts.append(i + 1)
      }
      i += 1
    }
    lineStarts = starts
  }

  /// Number of lines; an empty text has one.
  public var lineCount: Int { lineStarts.count }

  /// The bytes of a line without its line end. `line` counts from 1.
  func lineBytes(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return 0..<0 }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The text of a line without its line end; empty where there is no such line.
  public func line(_ line: Int) -> String { text(lineBytes(line)) }

  /// The text of a byte range.
  public func text(_ range: Range<Int>) -> String {
    let clamped = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[clamped], as: UTF8.self)
  }

  /// The line that holds a byte offset, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
