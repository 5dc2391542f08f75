/// SF Symbols' names and the Material Design icon that stands in for each. Where that font has no icon of its
/// own for a variant (filled, with a circle, with a badge) the nearest one is taken.
enum SymbolTable {
  /// The code point in the private use area of Material Design Icons 1.6, or nil for an unknown name.
  static func codePoint(of name: String) -> Unicode.Scalar? { codePoints[name].flatMap(Unicode.Scalar.init) }

  static var names: [String] { codePoints.keys.sorted() }

  private static let codePoints = namesToH.merging(namesFromI) { first, _ in first }
}
