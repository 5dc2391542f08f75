import AnimaticDrawing

/// A stretch of a paragraph in one font, one colour and one kind of character.
struct TextSegment: Hashable {
  var string: String
  /// Index of the run that it is part of.
  var run: Int
  var font: FontSpec
  /// Drawn by a fallback font at the full size.
  var isWide: Bool
  var tracking: Double

  /// Splits runs at changes between characters of the text font and others. White space stays with the text
  /// font, so that a blank after an emoji is as wide as any other.
  static func segments(of runs: [TextRun], isWide: (Character) -> Bool) -> [TextSegment] {
    var result: [TextSegment] = []
    for (index, run) in runs.enumerated() {
      var first = true
      for character in run.string {
        let wide = isWide(character)
        if !first, let last = result.last, last.isWide == wide {
          result[result.count - 1].string.append(character)
        } else {
          result.append(
            TextSegment(
              string: String(character), run: index, font: run.font, isWide: wide, tracking: run.tracking))
        }
        first = false
      }
    }
    return result
  }
}
