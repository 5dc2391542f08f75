import AnimaticDrawing
import Foundation

/// Shapes lines and paragraphs, and remembers shaped lines. One a thread; answers depend on the question only.
final class TextShaper {
  private struct LineKey: Hashable {
    var runs: [TextRun]
    var locale: String
    var rightToLeft: Bool
  }

  private var maps: [FontSet: FontMap] = [:]
  private var lines: [LineKey: PangoParagraph] = [:]
  private let core: FontConfiguration
  private var coverage: [Unicode.Scalar: Bool] = [:]

  /// Shaped lines that are kept; above it all are dropped.
  private static let capacity = 512

  init() throws {
    try FontSet.checkInstalled()
    core = try FontConfiguration.of(.core)
  }

  /// One line of runs, shaped. `rightToLeft` decides where no character is strong.
  func line(_ runs: [TextRun], locale: String, rightToLeft: Bool) throws -> PangoParagraph {
    let key = LineKey(runs: runs.map(Self.withoutColor), locale: locale, rightToLeft: rightToLeft)
    if let known = lines[key] { return known }
    let new = try paragraph(runs, locale: locale, rightToLeft: rightToLeft, width: nil)
    if lines.count >= Self.capacity { lines.removeAll(keepingCapacity: true) }
    lines[key] = new
    return new
  }

  /// One paragraph, broken at `width` points.
  func paragraph(
    _ runs: [TextRun], locale: String, rightToLeft: Bool, width: Double?
  ) throws -> PangoParagraph {
    let segments = TextSegment.segments(of: runs, isWide: isWide)
    let string = runs.map(\.string).joined()
    return try PangoParagraph(
      map: try map(for: segments), segments: segments,
      rightToLeft: BaseDirection.isRightToLeft(string) ?? rightToLeft, locale: locale, width: width)
  }

  /// The font map over `set`; kept.
  func map(_ set: FontSet) throws -> FontMap {
    if let known = maps[set] { return known }
    let new = try FontMap(set)
    maps[set] = new
    return new
  }

  private static func withoutColor(_ run: TextRun) -> TextRun {
    var run = run
    run.color = nil
    run.underline = false
    run.strikethrough = false
    return run
  }

  private func map(for segments: [TextSegment]) throws -> FontMap {
    var set: FontSet = .core
    for segment in segments {
      let font = segment.font
      if font.italic || ![400, 500, 600, 700].contains(font.weight) { set.insert(.faces) }
      if font.design == .monospaced || font.design == .serif { set.insert(.fallback) }
      guard segment.isWide else { continue }
      set.insert(.fallback)
      for scalar in segment.string.unicodeScalars { set.formUnion(Self.fonts(for: scalar)) }
    }
    return try map(set)
  }

  private static func fonts(for scalar: Unicode.Scalar) -> FontSet {
    switch scalar.value {
    case 0x200D, 0x20E3, 0xFE0F, 0x1F000...0x1FAFF, 0xE0020...0xE007F: return .emoji
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      return .cjk
    default:
      return scalar.properties.isEmoji ? .emoji : []
    }
  }

  /// Whether Inter cannot draw the character, or may not because emoji presentation is asked for.
  private func isWide(_ character: Character) -> Bool {
    var wide = false
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F || scalar.value == 0x20E3 { return true }
      if scalar.value < 0x80 { continue }
      wide = wide || !isCovered(scalar)
    }
    return wide
  }

  private func isCovered(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint { return true }
    if scalar.properties.isEmojiPresentation { return false }
    if let known = coverage[scalar] { return known }
    let answer = core.covers(scalar)
    coverage[scalar] = answer
    return answer
  }
}
