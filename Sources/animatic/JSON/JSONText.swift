import AnimaticGolden
import AnimaticReview

/// Lays a JSON value out: a flat object within something is one line whatever its length, anything else is
/// one line where it is short.
enum JSONText {
  /// Columns that a nested value may take on one line.
  static let width = 108

  /// The whole document, without a newline at its end.
  static func document(_ value: OrderedJSON) -> String { lay(value, indent: 0) }

  private static func lay(_ value: OrderedJSON, indent: Int) -> String {
    let short = line(value)
    // The outermost array or object is always opened up, so that a line is a record for grep and diff.
    if indent > 0, isRecord(value) || short.utf8.count + indent <= width { return short }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch value {
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + lay($0, indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { "\(inner)\(quoted($0.key)): " + lay($0.value, indent: indent + 2) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    default: return short
    }
  }

  private static func isRecord(_ value: OrderedJSON) -> Bool {
    guard case .object(let members) = value else { return false }
    return members.allSatisfy { member in
      switch member.value {
      case .array, .object: return false
      default: return true
      }
    }
  }

  /// One line, whatever its length.
  static func line(_ value: OrderedJSON) -> String {
    switch value {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .integer(let number): return String(number)
    case .number(let number): return number.isFinite ? DecimalText.shortest(number) : "null"
    case .string(let text): return quoted(text)
    case .array(let elements): return "[" + elements.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      return "{" + members.map { "\(quoted($0.key)): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  static func quoted(_ text: String) -> String { JSONString.quoted(text) }
}
