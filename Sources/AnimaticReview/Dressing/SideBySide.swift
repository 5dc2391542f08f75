import AnimaticDrawing
import Foundation

/// The runs of one scenario laid side by side, each under its name, so that one picture compares them.
public struct SideBySide {
  /// One run: what it is called, and the size of its pictures in points.
  public struct Run: Equatable, Sendable {
    public var label: String
    public var size: CGSize

    public init(label: String, size: CGSize) { (self.label, self.size) = (label, size) }
  }

  private static let gap = 24.0
  private static let labelHeight = 34.0
  /// Wider rows are broken where three or more runs stand in them, points.
  private static let widest = 1800.0

  private let runs: [Run]
  private let labels: [TextLayout]
  private let places: [CGPoint]
  private let isDark: Bool
  /// Of the whole picture, points.
  public let size: CGSize

  public init(_ runs: [Run], scale: Int, isDark: Bool, measurer: TextMeasurer) {
    (self.runs, self.isDark) = (runs, isDark)
    labels = runs.map { run in
      measurer.layout(
        StyledText(
          runs: [TextRun(run.label, font: FontSpec(size: 14, weight: 600))], lineLimit: 1,
          truncation: .middle, scale: Double(scale)), width: max(60, Double(run.size.width)))
    }
    let cell = CGSize(
      width: runs.map(\.size.width).max() ?? 0, height: runs.map(\.size.height).max() ?? 0)
    let columns = Self.columns(of: runs.count, width: Double(cell.width))
    places = runs.indices.map { index in
      let (column, row) = (Double(index % columns), Double(index / columns))
      return CGPoint(
        x: Self.gap + column * (cell.width + Self.gap),
        y: Self.labelHeight + row * (cell.height + Self.labelHeight + Self.gap))
    }
    let rows = Double((runs.count + columns - 1) / max(columns, 1))
    size = CGSize(
      width: Self.gap + Double(columns) * (cell.width + Self.gap),
      height: rows * (cell.height + Self.labelHeight + Self.gap))
  }

  /// All in one row where that is not too wide; else rows of equal length, as far as the number allows.
  static func columns(of count: Int, width: Double) -> Int {
    let most = max(2, Int((widest - gap) / (max(width, 1) + gap)))
    guard count > most else { return max(1, count) }
    let rows = (count + most - 1) / most
    return (count + rows - 1) / rows
  }

  /// `lists` are the pictures of the runs at one instant, in order.
  public func displayList(_ lists: [DisplayList]) -> DisplayList {
    var items: [DisplayItem] = []
    for (index, list) in lists.enumerated() where index < runs.count {
      let (place, label) = (places[index], labels[index])
      let size = runs[index].size
      items.append(
        .text(
          label,
          at: CGPoint(
            x: place.x + max(0, (size.width - label.size.width) / 2), y: place.y - label.size.height - 8),
          color: isDark ? .white : SheetStyle.ink))
      // A clip, since what leaves a stage must not slide over its neighbour.
      let screen = Outline.rectangle(CGRect(origin: .zero, size: size))
      items.append(
        .group(
          DisplayGroup(
            transform: .translation(Double(place.x), Double(place.y)), clip: screen,
            content: DisplayContent([.fill(screen, .color(list.background))] + list.items))))
    }
    return DisplayList(
      size: size, background: isDark ? RGBA(28, 28, 30) : RGBA(242, 242, 247), items: items)
  }
}
