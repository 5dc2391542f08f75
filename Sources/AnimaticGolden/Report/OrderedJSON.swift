import AnimaticExport

/// JSON whose keys keep the order in which they are given.
public indirect enum OrderedJSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// At most six decimals; what JSON can not say (not-a-number, infinity) becomes null.
  case number(Double)
  case string(String)
  case array([OrderedJSON])
  case object([Member])

  public struct Member: Equatable, Sendable {
    public var key: String
    public var value: OrderedJSON

    public init(_ key: String, _ value: OrderedJSON) {
      self.key = key
      self.value = value
    }
  }

  /// Indented by two spaces, with a line feed at the end.
  public var text: String { render("") + "\n" }

  private func render(_ indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .number(let value):
      return value.isFinite && abs(value) < 9e9 ? FixedPoint.shortest(value) : "null"
    case .string(let value): return Self.quote(value)
    case .array(let values):
      if values.isEmpty { return "[]" }
      return "[\n" + values.map { inner + $0.render(inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(Self.quote($0.key)): \($0.value.render(inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quote(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }
}
