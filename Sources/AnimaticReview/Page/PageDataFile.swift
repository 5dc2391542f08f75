import AnimaticExport
import AnimaticGolden

/// JSON inside a script file, since a page from disk may load scripts and nothing else.
///
/// First line `animaticData(`, then one JSON value, last line `);`. Nothing in a text can end the script or the
/// line: `<`, control characters, and the two separators that end lines in scripts are written as escapes.
enum PageDataFile {
  static let firstLine = "animaticData("
  static let lastLine = ");"

  static func bytes(_ value: OrderedJSON) -> [UInt8] {
    Array((firstLine + "\n" + lines(value) + "\n" + lastLine + "\n").utf8)
  }

  /// What `bytes` was made of; nil for anything else.
  static func json(of bytes: [UInt8]) -> OrderedJSON? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(firstLine + "\n"), text.hasSuffix("\n\(lastLine)\n") else { return nil }
    return try? OrderedJSON(parsing: String(text.dropFirst(firstLine.count).dropLast(lastLine.count + 1)))
  }

  /// A member a line, and a record a line inside lists, so that files can be compared as text.
  private static func lines(_ value: OrderedJSON) -> String {
    guard case .object(let members) = value else { return compact(value) }
    let rows = members.map { member -> String in
      guard case .array(let elements) = member.value, elements.contains(where: isObject) else {
        return "\(quoted(member.key)): \(compact(member.value))"
      }
      return "\(quoted(member.key)): [\n" + elements.map { "  " + compact($0) }.joined(separator: ",\n") + "]"
    }
    return "{" + rows.joined(separator: ",\n") + "}"
  }

  private static func isObject(_ value: OrderedJSON) -> Bool {
    if case .object = value { return true }
    return false
  }

  private static func compact(_ value: OrderedJSON) -> String {
    switch value {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .integer(let number): return String(number)
    case .number(let number):
      return number.isFinite && abs(number) < 9e9 ? FixedPoint.shortest(number) : "null"
    case .string(let text): return quoted(text)
    case .array(let elements): return "[" + elements.map(compact).joined(separator: ",") + "]"
    case .object(let members):
      return "{" + members.map { "\(quoted($0.key)):\(compact($0.value))" }.joined(separator: ",") + "}"
    }
  }

  static func quoted(_ text: String) -> String { JSONString.quoted(text, forScript: true) }
}
