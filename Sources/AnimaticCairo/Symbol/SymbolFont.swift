import AnimaticDrawing

/// The icons that were asked for so far, by SF Symbols' names. One a thread.
final class SymbolFont {
  private var glyphs: [String: SymbolGlyph] = [:]
  private var map: FontMap?

  /// nil where the name is unknown.
  func glyph(_ name: String) -> SymbolGlyph? {
    if let known = glyphs[name] { return known }
    guard let scalar = SymbolTable.codePoint(of: name) else { return nil }
    if map == nil { map = try? FontMap(.symbols) }
    guard let map, let new = try? SymbolGlyph(scalar, map: map) else { return nil }
    glyphs[name] = new
    return new
  }
}
