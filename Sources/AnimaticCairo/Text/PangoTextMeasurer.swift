import AnimaticDrawing
import Foundation

/// Measures text with Pango over pinned fonts: Inter stands in for SF, vertical metrics stay SF's.
///
/// One object a thread. Answers are cached; they depend on the question only.
public final class PangoTextMeasurer: TextMeasurer {
  private struct Question: Hashable {
    var text: StyledText
    var width: Double?
  }

  private let shaper: TextShaper
  private let symbols = SymbolMetrics(font: SymbolFont())
  private var answers: [Question: TextLayout] = [:]
  private static let capacity = 2048

  /// Throws `CairoError.fontMissing` with the Debian package to install where a font file is absent.
  public init() throws { shaper = try TextShaper() }

  public func layout(_ text: StyledText, width: Double?) -> TextLayout {
    let question = Question(text: text, width: width)
    if let known = answers[question] { return known }
    let answer = LineBreaker(shaper: shaper).layout(text, width: width)
    if answers.count >= Self.capacity { answers.removeAll(keepingCapacity: true) }
    answers[question] = answer
    return answer
  }

  public func layout(_ symbol: SymbolSpec, pixelScale: Double) -> SymbolLayout {
    symbols.layout(symbol, pixelScale: pixelScale)
  }
}
