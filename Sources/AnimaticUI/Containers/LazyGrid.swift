/// One column (or row) of a lazy grid.
public struct GridItem: Sendable {
  /// How wide it is, points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Cells in columns, row after row.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View {
  public typealias Body = Never
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LazyGridNode(view, inputs) {
      $0.content.node(below: $1, $2)
    } element: {
      LazyGridElement($0)
    }
  }
}

private final class LazyGridNode<Content: View>: ContainerNode<LazyVGrid<Content>> {
  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    if let grid = element as? LazyGridElement {
      grid.columns = view.columns
      grid.spacing = view.spacing ?? 8
    }
    super.collect(traits, into: &items)
  }
}

private final class LazyGridElement: ContainerElement {
  var columns: [GridItem] = []
  var spacing: CGFloat = 8

  /// The columns' widths in a width; adaptive ones are as many as fit.
  private func widths(_ width: CGFloat) -> [CGFloat] {
    guard !columns.isEmpty else { return [width] }
    if case .adaptive(let minimum, let maximum) = columns[0].size, columns.count == 1 {
      let gap = columns[0].spacing ?? 8
      let fitting = (width + gap) / (max(1, minimum) + gap)
      let count = max(1, fitting.isFinite ? Int(fitting.rounded(.down)) : 1)
      let each = (width - gap * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: min(maximum, each), count: count)
    }
    let gaps = columns.dropLast().reduce(CGFloat(0)) { $0 + ($1.spacing ?? 8) }
    var rest = width - gaps
    var open = 0
    for column in columns {
      if case .fixed(let fixed) = column.size { rest -= fixed } else { open += 1 }
    }
    return columns.map { column in
      switch column.size {
      case .fixed(let fixed): return fixed
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        return min(maximum, max(minimum, rest / CGFloat(max(1, open))))
      }
    }
  }

  private func rows(_ width: CGFloat) -> (heights: [CGFloat], widths: [CGFloat]) {
    let widths = widths(width)
    var heights: [CGFloat] = []
    for (index, item) in live.enumerated() {
      let column = index % widths.count
      let height = item.element.size(ProposedViewSize(width: widths[column], height: nil)).height
      if column == 0 {
        heights.append(height)
      } else {
        heights[heights.count - 1] = max(heights.last!, height)
      }
    }
    return (heights, widths)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 10
    let heights = rows(width).heights
    return CGSize(
      width: width, height: heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1)))
  }

  override func placeItems() {
    let (heights, widths) = rows(bounds.width)
    var y = bounds.minY
    for (index, item) in live.enumerated() {
      let (row, column) = (index / widths.count, index % widths.count)
      if column == 0, row > 0 { y += heights[row - 1] + spacing }
      let gaps = columns.prefix(column).reduce(CGFloat(0)) { $0 + ($1.spacing ?? 8) }
      let left =
        bounds.minX + widths[..<column].reduce(0, +)
        + (columns.count == 1 ? CGFloat(column) * (columns[0].spacing ?? 8) : gaps)
      let inside = ProposedViewSize(width: widths[column], height: nil)
      let size = item.element.size(inside)
      item.element.place(
        at: CGPoint(
          x: left + (widths[column] - size.width) / 2, y: y + (heights[row] - size.height) / 2),
        size, inside)
    }
    keepLeavingInPlace()
  }
}
