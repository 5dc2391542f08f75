import AnimaticDrawing

/// Makes any string safe to shape, and cuts runs by paragraph and by byte.
enum TextCleaner {
  /// Longer texts are cut here. Pango's positions are 32-bit numbers of 1/1024 point.
  static let mostCharacters = 20_000

  static func scaled(_ font: FontSpec, by factor: Double) -> FontSpec {
    var font = font
    // Sizes outside 0.1…1000 points cannot be shaped.
    let size = font.size.isFinite ? font.size * factor : 17
    font.size = min(max(size, 0.1), 1000)
    font.leading = font.leading.flatMap { $0.isFinite ? $0 * factor : nil }
    return font
  }

  static func clean(_ runs: [TextRun], factor: Double) -> [TextRun] {
    runs.map { run in
      var run = run
      run.string = clean(run.string)
      run.font = scaled(run.font, by: factor)
      run.tracking = run.tracking.isFinite ? min(max(run.tracking * factor, -1000), 1000) : 0
      return run
    }
  }

  /// Control characters have no glyph: dropped, but for line ends (all become "\n") and tabs (four blanks).
  static func clean(_ string: String) -> String {
    var needs = false
    for scalar in string.unicodeScalars where isOdd(scalar) { needs = true }
    guard needs else { return string }
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n": if !afterReturn { result.append("\n") }
      case "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}": result.append("\n")
      case "\t": result.append(contentsOf: "    ".unicodeScalars)
      default: if !isOdd(scalar) { result.append(scalar) }
      }
      afterReturn = scalar == "\r"
    }
    return String(result)
  }

  private static func isOdd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
  }

  /// Splits at "\n"; `isCut` where the text was too long.
  static func paragraphs(of runs: [TextRun]) -> (runs: [[TextRun]], isCut: Bool) {
    var result: [[TextRun]] = [[]]
    var left = mostCharacters
    for run in runs {
      var first = true
      for part in run.string.split(separator: "\n", omittingEmptySubsequences: false) {
        if !first { result.append([]) }
        first = false
        var piece = run
        piece.string = String(part.prefix(left))
        left -= piece.string.count
        if !piece.string.isEmpty { result[result.count - 1].append(piece) }
        if left <= 0 { return (result, true) }
      }
    }
    return (result, false)
  }

  /// The part of the runs that the UTF-8 range covers.
  static func slice(_ runs: [TextRun], bytes: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    var start = 0
    for run in runs {
      let utf8 = run.string.utf8
      let range = bytes.clamped(to: start..<start + utf8.count)
      if !range.isEmpty {
        var piece = run
        let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound - start)
        let to = utf8.index(utf8.startIndex, offsetBy: range.upperBound - start)
        piece.string = String(run.string[from..<to])
        result.append(piece)
      }
      start += utf8.count
    }
    return result
  }

  /// Without white space at the end.
  static func trimEnd(_ runs: [TextRun]) -> [TextRun] {
    var runs = runs
    while let last = runs.last {
      var string = last.string
      while string.last?.isWhitespace == true { string.removeLast() }
      if string.isEmpty {
        runs.removeLast()
      } else {
        runs[runs.count - 1].string = string
        break
      }
    }
    return runs
  }

  /// A line has its paragraph's direction even where its own first strong character says otherwise: then a
  /// direction mark, which is invisible, is put in front.
  static func keepDirection(_ runs: [TextRun], rightToLeft: Bool) -> [TextRun] {
    guard var first = runs.first, let own = BaseDirection.isRightToLeft(runs.map(\.string).joined()),
      own != rightToLeft
    else { return runs }
    first.string = (rightToLeft ? "\u{200F}" : "\u{200E}") + first.string
    return [first] + runs.dropFirst()
  }
}
