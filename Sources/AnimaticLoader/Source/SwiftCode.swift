/// A Swift file with what is code in it told apart from comments and strings, byte by byte.
///
/// No parser: the rewriting of conditions needs no more than that. Whatever the bytes, it comes to an end; a
/// string that is never closed counts as string to the end of its line (or, with three quotes, of the file).
struct SwiftCode {
  let bytes: [UInt8]
  /// True where a byte is code: neither comment nor string nor what stands inside `\( )`.
  private(set) var isCode: [Bool]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isCode = [Bool](repeating: true, count: bytes.count)
    _ = scan(from: 0, insideInterpolation: false)
  }

  private enum Ascii {
    static let quote = UInt8(ascii: "\""), slash = UInt8(ascii: "/"), star = UInt8(ascii: "*")
    static let hash = UInt8(ascii: "#"), backslash = UInt8(ascii: "\\"), newline = UInt8(ascii: "\n")
    static let open = UInt8(ascii: "("), close = UInt8(ascii: ")")
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Walks over code; inside an interpolation up to and including its closing parenthesis.
  private mutating func scan(from start: Int, insideInterpolation: Bool, depth: Int = 0) -> Int {
    var i = start
    var parentheses = 0
    while i < bytes.count {
      let here = bytes[i]
      if here == Ascii.slash, byte(i + 1) == Ascii.slash {
        i = mark(i, until: lineEnd(from: i))
      } else if here == Ascii.slash, byte(i + 1) == Ascii.star {
        i = mark(i, until: commentEnd(from: i))
      } else if here == Ascii.quote || here == Ascii.hash {
        var hashes = 0
        while byte(i + hashes) == Ascii.hash { hashes += 1 }
        if byte(i + hashes) == Ascii.quote {
          i = string(from: i, hashes: hashes, depth: depth)
        } else {
          i += max(1, hashes)
        }
      } else if insideInterpolation, here == Ascii.open {
        parentheses += 1
        i += 1
      } else if insideInterpolation, here == Ascii.close {
        i += 1
        if parentheses == 0 { return i }
        parentheses -= 1
      } else {
        i += 1
      }
    }
    return i
  }

  @discardableResult
  private mutating func mark(_ start: Int, until end: Int) -> Int {
    for i in start..<max(start, end) { isCode[i] = false }
    return max(end, start + 1)
  }

  private func lineEnd(from start: Int) -> Int {
    var i = start
    while i < bytes.count, bytes[i] != Ascii.newline { i += 1 }
    return i
  }

  /// Block comments nest.
  private func commentEnd(from start: Int) -> Int {
    var (i, depth) = (start, 0)
    while i < bytes.count {
      if bytes[i] == Ascii.slash, byte(i + 1) == Ascii.star {
        depth += 1
        i += 2
      } else if bytes[i] == Ascii.star, byte(i + 1) == Ascii.slash {
        depth -= 1
        i += 2
        if depth == 0 { return i }
      } else {
        i += 1
      }
    }
    return bytes.count
  }

  /// A string with `hashes` signs in front of its quote; returns where the code goes on.
  private mutating func string(from start: Int, hashes: Int, depth: Int) -> Int {
    var i = start + hashes + 1
    let isLong = byte(i) == Ascii.quote && byte(i + 1) == Ascii.quote
    let quotes = isLong ? 3 : 1
    if isLong { i += 2 }
    while i < bytes.count {
      if bytes[i] == Ascii.newline, !isLong { break }
      if bytes[i] == Ascii.quote, closes(at: i, quotes, hashes) {
        i += quotes + hashes
        break
      }
      guard bytes[i] == Ascii.backslash else {
        i += 1
        continue
      }
      let escaped = (1...hashes + 1).dropLast().allSatisfy { byte(i + $0) == Ascii.hash }
      let next = i + 1 + hashes
      if escaped, byte(next) == Ascii.open, depth < 32 {
        i = scan(from: next + 1, insideInterpolation: true, depth: depth + 1)
      } else {
        // An escaped quote does not close; a raw string's lone backslash is a plain character.
        i = escaped ? min(next + 1, bytes.count) : i + 1
      }
    }
    return mark(start, until: min(i, bytes.count))
  }

  private func closes(at index: Int, _ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte(index + $0) == Ascii.quote }
      && (0..<hashes).allSatisfy { byte(index + quotes + $0) == Ascii.hash }
  }
}
