import AnimaticDrawing

/// Cuts a line and puts an ellipsis where characters were taken away.
enum Ellipsis {
  /// A cut line is never longer than this.
  static let mostCharacters = 4096

  /// Characters with the run that each belongs to.
  static func characters(of runs: [TextRun]) -> [(character: Character, run: TextRun)] {
    runs.flatMap { run in run.string.prefix(mostCharacters).map { ($0, run) } }
  }

  static func runs(
    _ characters: [(character: Character, run: TextRun)], keeping kept: Int,
    at place: StyledText.Truncation, font: FontSpec
  ) -> [TextRun] {
    let head: Int
    switch place {
    case .tail: head = kept
    case .head: head = 0
    case .middle: head = (kept + 1) / 2
    }
    var front = characters.prefix(head)
    while front.last?.character.isWhitespace == true { front.removeLast() }
    var back = characters.suffix(kept - head)
    while back.first?.character.isWhitespace == true { back.removeFirst() }
    var dots = front.last?.run ?? back.first?.run ?? characters.first?.run ?? TextRun("", font: font)
    dots.string = ""
    return joined(Array(front) + [("…", dots)] + Array(back))
  }

  private static func joined(_ characters: [(character: Character, run: TextRun)]) -> [TextRun] {
    var result: [TextRun] = []
    for (character, run) in characters {
      if let last = result.last, last.font == run.font, last.color == run.color,
        last.underline == run.underline, last.strikethrough == run.strikethrough,
        last.tracking == run.tracking
      {
        result[result.count - 1].string.append(character)
      } else {
        var new = run
        new.string = String(character)
        result.append(new)
      }
    }
    return result
  }
}
