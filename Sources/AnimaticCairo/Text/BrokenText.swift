import AnimaticDrawing

/// A text broken into lines that have no place yet.
struct BrokenText {
  struct Line {
    var runs: [TextRun]
    /// Points.
    var width: Double
    /// From the start of the line to the end of its paragraph.
    var rest: [TextRun]
  }

  var lines: [Line] = []
  var isTruncated = false
  /// Gives empty lines their height.
  var fallbackFont: FontSpec
}
