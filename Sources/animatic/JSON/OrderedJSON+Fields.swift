import AnimaticGolden

extension OrderedJSON {
  /// `.fields([("time", .number(0.65)), …])`.
  static func fields(_ fields: [(String, OrderedJSON)]) -> OrderedJSON {
    .object(fields.map { Member($0.0, $0.1) })
  }

  static func optional(_ text: String?) -> OrderedJSON { text.map { .string($0) } ?? .null }
}
