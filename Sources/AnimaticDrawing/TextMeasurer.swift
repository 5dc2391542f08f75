/// Measures text and symbols for layout. Pure: same question, same answer, whatever was asked before.
public protocol TextMeasurer: AnyObject {
  /// Breaks a text into lines no wider than `width` points (nil: one line a paragraph). A width below the
  /// widest unbreakable word breaks inside it. Empty text has one line's height and width 0.
  func layout(_ text: StyledText, width: Double?) -> TextLayout

  /// The box of a symbol, `pixelScale` device pixels a point.
  func layout(_ symbol: SymbolSpec, pixelScale: Double) -> SymbolLayout
}
