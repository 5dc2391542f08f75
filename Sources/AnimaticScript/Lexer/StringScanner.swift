/// Reads a quoted string: its value, where it ends, and which escapes are none.
struct StringScanner {
  private(set) var value = ""
  private(set) var isClosed = false
  /// Just past the closing quote, or the end of the line.
  private(set) var end: Int
  private(set) var faults: [Range<Int>] = []

  /// - Parameters:
  ///   - start: Offset of the opening quote.
  ///   - end: Offset of the line's end; a string never runs over it.
  init(bytes: [UInt8], start: Int, end lineEnd: Int) {
    end = start + 1
    var run = end
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while end < lineEnd {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        value += text(run..<end)
        end += 1
        isClosed = true
        return
      }
      guard byte == UInt8(ascii: "\\") else {
        end += 1
        continue
      }
      value += text(run..<end)
      let escape = end
      end = min(end + 2, lineEnd)
      let letter = escape + 1 < lineEnd ? bytes[escape + 1] : 0
      switch letter {
      case UInt8(ascii: "\""): value += "\""
      case UInt8(ascii: "\\"): value += "\\"
      case UInt8(ascii: "n"): value += "\n"
      case UInt8(ascii: "t"): value += "\t"
      case UInt8(ascii: "u"):
        if let scalar = scalar(bytes, lineEnd) {
          value.unicodeScalars.append(scalar)
        } else {
          faults.append(escape..<end)
        }
      default:
        // The whole character after the backslash belongs to the fault, never half of its bytes.
        while end < lineEnd, bytes[end] & 0xC0 == 0x80 { end += 1 }
        faults.append(escape..<end)
      }
      run = end
    }
    value += text(run..<end)
  }

  /// The `{…}` after `\u`; moves `end` past it, also where it holds nothing usable.
  private mutating func scalar(_ bytes: [UInt8], _ lineEnd: Int) -> Unicode.Scalar? {
    guard end < lineEnd, bytes[end] == UInt8(ascii: "{") else { return nil }
    var cursor = end + 1
    while cursor < lineEnd, cursor - end <= 9, Character(Unicode.Scalar(bytes[cursor])).isHexDigit {
      cursor += 1
    }
    let digits = String(decoding: bytes[end + 1..<cursor], as: UTF8.self)
    guard cursor < lineEnd, bytes[cursor] == UInt8(ascii: "}") else {
      end = cursor
      return nil
    }
    end = cursor + 1
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
