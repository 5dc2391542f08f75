import AnimaticDrawing
import Foundation

/// Names what a display list draws at a place.
public struct DrawnElements {
  private struct Leaf {
    var name: String
    /// Points on the stage.
    var box: CGRect
    var isText: Bool
  }

  private var leaves: [Leaf] = []

  /// Deeper groups are drawn and not looked into.
  private static let deepest = 200

  public init(_ list: DisplayList) { add(list.items, .identity, depth: 0) }

  /// Texts, symbols and pictures that meet a box (points), back to front, at most the two in front; where there is none the
  /// smallest shape that holds it.
  public func names(in box: CGRect) -> [String] {
    let touched = leaves.filter { $0.box.intersects(box) }
    var names: [String] = []
    for leaf in touched where leaf.isText && !names.contains(leaf.name) { names.append(leaf.name) }
    if !names.isEmpty { return Array(names.suffix(2)) }
    let smallest = touched.min { $0.box.width * $0.box.height < $1.box.width * $1.box.height }
    return smallest.map { [$0.name] } ?? []
  }

  private mutating func add(_ items: [DisplayItem], _ transform: Transform, depth: Int) {
    guard depth < Self.deepest else { return }
    for item in items {
      switch item {
      case .fill(let outline, _): add("a shape", outline.bounds, transform, isText: false)
      case .stroke(let outline, let style, _):
        let reach = -style.width / 2
        add("a line", outline.bounds.insetBy(dx: reach, dy: reach), transform, isText: false)
      case .text(let layout, let at, _):
        let text = layout.lines.map { $0.runs.map(\.string).joined() }.joined(separator: " ")
        let short = text.count > 40 ? text.prefix(39) + "…" : text[...]
        add("text \"\(short)\"", CGRect(origin: at, size: layout.size), transform, isText: true)
      case .symbol(let symbol, let ink, _): add("symbol \(symbol.name)", ink, transform, isText: true)
      case .image(let source, let frame): add("picture \(source.name)", frame, transform, isText: true)
      case .group(let group):
        add(group.content.items, group.transform.then(transform), depth: depth + 1)
      }
    }
  }

  private mutating func add(_ name: String, _ box: CGRect, _ transform: Transform, isText: Bool) {
    leaves.append(Leaf(name: name, box: transform.apply(box), isText: isText))
  }
}
