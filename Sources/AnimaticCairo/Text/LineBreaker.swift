import AnimaticDrawing
import Foundation

/// Breaks a styled text into lines, cuts it at its line limit, and sets the lines in their box.
struct LineBreaker {
  let shaper: TextShaper

  func layout(_ text: StyledText, width: Double?) -> TextLayout {
    let width = width.flatMap { $0.isFinite ? max($0, 0) : ($0 > 0 ? nil : 0) }
    var result = broken(text, factor: 1, width: width)
    let least = min(max(text.minimumScaleFactor, 0.01), 1)
    if result.isTruncated, least < 1 {
      // The largest hundredth that fits; fitting is monotonic enough for halving.
      var (low, high) = (Int((least * 100).rounded(.up)), 100)
      var best = broken(text, factor: Double(low) / 100, width: width)
      while !best.isTruncated, high - low > 1 {
        let middle = (low + high) / 2
        let trial = broken(text, factor: Double(middle) / 100, width: width)
        if trial.isTruncated { high = middle } else { (low, best) = (middle, trial) }
      }
      result = best
    }
    return LineSetter(text: text).set(result)
  }

  private func broken(_ text: StyledText, factor: Double, width: Double?) -> BrokenText {
    let runs = TextCleaner.clean(text.runs, factor: factor)
    var result = BrokenText(
      fallbackFont: TextCleaner.scaled(text.runs.first?.font ?? FontSpec(size: 17), by: factor))
    let limit = max(text.lineLimit ?? .max, 1)
    let paragraphs = TextCleaner.paragraphs(of: runs)
    if paragraphs.isCut { result.isTruncated = true }
    for (index, paragraph) in paragraphs.runs.enumerated() {
      for line in lines(of: paragraph, text: text, width: width) {
        if result.lines.count == limit {
          let rest = Array(paragraphs.runs[(index + 1)...])
          cut(&result, to: width, text: text, paragraphRest: rest)
          return result
        }
        result.lines.append(line)
      }
    }
    return result
  }

  /// Lines of one paragraph as ranges of its runs.
  private func lines(of paragraph: [TextRun], text: StyledText, width: Double?) -> [BrokenText.Line] {
    let string = paragraph.map(\.string).joined()
    let direction = BaseDirection.isRightToLeft(string)
    guard !string.isEmpty,
      let shaped = try? shaper.paragraph(
        paragraph, locale: text.locale, rightToLeft: text.rightToLeft, width: width)
    else { return [BrokenText.Line(runs: [], width: 0, rest: paragraph)] }
    return shaped.lines().map { bytes in
      var runs = TextCleaner.trimEnd(TextCleaner.slice(paragraph, bytes: bytes))
      if let direction { runs = TextCleaner.keepDirection(runs, rightToLeft: direction) }
      let rest = TextCleaner.slice(paragraph, bytes: bytes.lowerBound..<string.utf8.count)
      return BrokenText.Line(runs: runs, width: measure(runs, text), rest: rest)
    }
  }

  private func measure(_ runs: [TextRun], _ text: StyledText) -> Double {
    guard runs.contains(where: { !$0.string.isEmpty }) else { return 0 }
    return (try? shaper.line(runs, locale: text.locale, rightToLeft: text.rightToLeft).width) ?? 0
  }

  /// Replaces the last line by as much of the rest of the text as fits with an ellipsis.
  private func cut(
    _ result: inout BrokenText, to width: Double?, text: StyledText, paragraphRest: [[TextRun]]
  ) {
    result.isTruncated = true
    guard let last = result.lines.last else { return }
    var rest = last.rest
    // What follows in later paragraphs shows up at the kept end of head and middle truncation.
    if text.truncation != .tail, let final = paragraphRest.last { rest += final }
    let available = width ?? last.width
    let characters = Ellipsis.characters(of: rest)
    func candidate(_ kept: Int) -> [TextRun] {
      Ellipsis.runs(characters, keeping: kept, at: text.truncation, font: result.fallbackFont)
    }
    var low = 0
    var high = min(characters.count, Ellipsis.mostCharacters)
    if width == nil { high = min(high, Ellipsis.characters(of: last.runs).count) }
    while low < high {
      let middle = (low + high + 1) / 2
      let fits = width == nil || measure(candidate(middle), text) <= available + 1e-3
      if fits { low = middle } else { high = middle - 1 }
    }
    let runs = candidate(low)
    result.lines[result.lines.count - 1] = BrokenText.Line(
      runs: runs, width: measure(runs, text), rest: rest)
  }
}
