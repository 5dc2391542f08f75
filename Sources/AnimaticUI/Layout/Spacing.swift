import AnimaticDrawing

/// The distances that a view prefers on each edge (docs/fidelity.md).
package struct Spacing: Equatable {
  /// What a preference is about. Two neighbours agree on the categories that both name.
  package enum Category: Int, CaseIterable {
    case any, textToText, edgeAboveText, edgeBelowText
  }

  package typealias Preferences = [Category: Double]

  package var top: Preferences = [:]
  package var bottom: Preferences = [:]
  package var leading: Preferences = [:]
  package var trailing: Preferences = [:]

  /// A view without wishes of its own: only texts above or below it have some.
  package static let plain = Spacing(top: [.edgeBelowText: 0], bottom: [.edgeAboveText: 0])
  /// Zero on every edge, as an empty stack reports.
  package static let zero = Spacing(
    top: [.any: 0], bottom: [.any: 0], leading: [.any: 0], trailing: [.any: 0])

  /// The fallback where neither neighbour has a preference.
  package static let fallback = 8.0

  /// The distance between an edge and the one facing it.
  package static func distance(_ a: Preferences, _ b: Preferences) -> Double {
    var common: Double?
    for category in Category.allCases where category != .any {
      if let x = a[category], let y = b[category] { common = max(common ?? 0, x + y) }
    }
    if let common { return common }
    if a[.any] != nil || b[.any] != nil { return max(a[.any] ?? 0, b[.any] ?? 0) }
    return fallback
  }

  /// The preferences of a text in its fonts: `first` line's and `last` line's.
  package static func text(first: FontSpec, last: FontSpec, scale: Double) -> Spacing {
    func tenth(_ font: FontSpec) -> Double { ceilToPixel(font.lineHeight * 0.1, scale: scale) }
    let lineGap = first.leading.map { max(0, ceilToPixel($0 - first.lineHeight, scale: scale)) } ?? 0
    let above = first.lineHeight + tenth(first) - first.ascender
    let below = max(last.lineHeight + tenth(last) - last.capHeight, tenth(last) + last.descender)
    return Spacing(
      top: [.textToText: lineGap, .edgeAboveText: above],
      bottom: [.textToText: 0, .edgeBelowText: below])
  }

  /// The larger wish wins, category by category.
  package static func union(_ a: Preferences, _ b: Preferences) -> Preferences {
    a.merging(b) { max($0, $1) }
  }

  /// Text preferences of the named edges become those of a plain edge; others, such as a spacer's, stay.
  package func reset(_ edges: Edge.Set) -> Spacing {
    func plain(_ edge: Preferences, _ replacement: Preferences) -> Preferences {
      edge.keys.contains { $0 != .any } ? replacement.merging(edge.filter { $0.key == .any }) { $1 } : edge
    }
    var result = self
    if edges.contains(.top) { result.top = plain(top, Spacing.plain.top) }
    if edges.contains(.bottom) { result.bottom = plain(bottom, Spacing.plain.bottom) }
    if edges.contains(.leading) { result.leading = plain(leading, Spacing.plain.leading) }
    if edges.contains(.trailing) { result.trailing = plain(trailing, Spacing.plain.trailing) }
    return result
  }
}
