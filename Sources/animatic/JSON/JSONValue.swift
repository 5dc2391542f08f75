/// A JSON value whose keys keep the order they were written in.
indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written with at most six decimals; NaN and the infinities become null.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// `.fields([("time", .number(0.65)), …])`.
  static func fields(_ fields: [(String, JSONValue)]) -> JSONValue {
    .object(fields.map { Member(key: $0.0, value: $0.1) })
  }

  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
