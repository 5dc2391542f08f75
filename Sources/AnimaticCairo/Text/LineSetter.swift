import AnimaticDrawing
import Foundation

/// Puts broken lines into their box: baselines by SF's metrics on device pixels, x by alignment.
struct LineSetter {
  let text: StyledText
  private let scale: Double

  init(text: StyledText) {
    self.text = text
    scale = text.scale.isFinite && text.scale > 0 ? text.scale : 1
  }

  func set(_ broken: BrokenText) -> TextLayout {
    let widest = broken.lines.map(\.width).max() ?? 0
    let width = roundUp(widest)
    var lines: [TextLine] = []
    var (baseline, bottom) = (0.0, 0.0)
    for (index, line) in broken.lines.enumerated() {
      let metrics = metrics(of: line, broken.fallbackFont)
      baseline = index == 0 ? metrics.ascent : baseline + metrics.advance + text.lineSpacing
      bottom = baseline + metrics.height - metrics.ascent
      lines.append(
        TextLine(
          runs: line.runs, x: x(of: line.width, in: width),
          baseline: (baseline * scale + 0.5).rounded(.down) / scale, width: line.width))
    }
    if text.reservesSpace, let limit = text.lineLimit, limit > lines.count {
      let font = broken.fallbackFont
      let advance = (font.leading ?? font.lineHeight) + text.lineSpacing
      bottom += Double(min(limit, 10_000) - lines.count) * advance
    }
    return TextLayout(
      size: CGSize(width: width, height: roundUp(max(bottom, 0))), lines: lines,
      isTruncated: broken.isTruncated, locale: text.locale, rightToLeft: text.rightToLeft)
  }

  private func metrics(
    of line: BrokenText.Line, _ fallback: FontSpec
  ) -> (ascent: Double, height: Double, advance: Double) {
    let fonts = line.runs.isEmpty ? [fallback] : line.runs.map(\.font)
    let ascent = fonts.map(\.ascender).max() ?? 0
    let below = fonts.map { $0.lineHeight - $0.ascender }.max() ?? 0
    return (ascent, ascent + below, fonts.map { $0.leading ?? $0.lineHeight }.max() ?? 0)
  }

  private func x(of width: Double, in box: Double) -> Double {
    switch (text.alignment, text.rightToLeft) {
    case (.leading, false), (.trailing, true): return 0
    case (.center, _): return (box - width) / 2
    case (.trailing, false), (.leading, true): return box - width
    }
  }

  /// Up to a whole pixel; what is above one by rounding errors only stays.
  private func roundUp(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
}
