/// Why a text is no JSON, or not the JSON that was expected.
public struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  public var reason: String

  public init(_ reason: String) { self.reason = reason }

  public var description: String { reason }
}

extension OrderedJSON {
  /// Reads a whole document. At most 64 deep; of two equal keys both stay. Throws `JSONError` with the line.
  public init(parsing text: String) throws {
    var reader = JSONReader(text)
    self = try reader.document()
  }

  /// A member's value; nil for what is no object and where there is no such key.
  public subscript(key: String) -> OrderedJSON? {
    if case .object(let members) = self { return members.first { $0.key == key }?.value }
    return nil
  }
}

/// Walks over the bytes of one document.
private struct JSONReader {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0

  private static let deepest = 64

  init(_ text: String) { bytes = Array(text.utf8) }

  private func fault(_ expected: String) -> JSONError {
    JSONError("line \(bytes[..<min(at, bytes.count)].count { $0 == 0x0A } + 1): expected \(expected)")
  }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  mutating func document() throws -> OrderedJSON {
    let value = try value()
    skipSpace()
    guard at == bytes.count else { throw fault("the end") }
    return value
  }

  private mutating func value() throws -> OrderedJSON {
    skipSpace()
    guard depth < Self.deepest else { throw fault("less than \(Self.deepest) levels") }
    depth += 1
    defer { depth -= 1 }
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: OrderedJSON) throws -> OrderedJSON {
    guard bytes[at...].starts(with: word.utf8) else { throw fault("a value") }
    at += word.utf8.count
    return value
  }

  private mutating func object() throws -> OrderedJSON {
    at += 1
    var members: [OrderedJSON.Member] = []
    skipSpace()
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("a key") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw fault("':'") }
      members.append(.init(key, try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw fault("',' or '}'") }
    return .object(members)
  }

  private mutating func array() throws -> OrderedJSON {
    at += 1
    var values: [OrderedJSON] = []
    skipSpace()
    if take("]") { return .array([]) }
    repeat {
      values.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw fault("',' or ']'") }
    return .array(values)
  }

  private mutating func number() throws -> OrderedJSON {
    let start = at
    while let byte = next, byte.isNumberPart { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    if let whole = Int(text), !text.hasPrefix("+") { return .integer(whole) }
    guard let first = text.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "."),
      let value = Double(text), value.isFinite
    else {
      at = start
      throw fault("a value")
    }
    return .number(value)
  }

  private mutating func string() throws -> String {
    at += 1
    var out: [UInt8] = []
    while let byte = next {
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: out, as: UTF8.self)
      case UInt8(ascii: "\\"): out += try escape()
      case 0..<0x20: throw fault("an escaped control character")
      default: out.append(byte)
      }
    }
    throw fault("the closing quote")
  }

  private mutating func escape() throws -> [UInt8] {
    guard let byte = next else { throw fault("an escape") }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      var code = try hex()
      if (0xD800..<0xDC00).contains(code), bytes[at...].starts(with: [0x5C, 0x75]) {
        at += 2
        let low = try hex()
        guard (0xDC00..<0xE000).contains(low) else { throw fault("the second half of a surrogate pair") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      // Half a pair stands for no character.
      return Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    default: throw fault("a known escape")
    }
  }

  private mutating func hex() throws -> UInt32 {
    let digits = bytes[at..<min(at + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits") }
    at += 4
    return code
  }
}

extension UInt8 {
  fileprivate var isNumberPart: Bool {
    (0x30...0x39).contains(self) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(self)
  }
}
