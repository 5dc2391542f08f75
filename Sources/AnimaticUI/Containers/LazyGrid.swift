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

/// Cells in rows, column after column.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: View {
  public typealias Body = Never
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LazyGridNode(view, inputs) {
      $0.content.node(below: $1, $2)
    } element: {
      LazyGridElement($0)
    }
  }
}

extension LazyHGrid: LazyGridDescribing {
  fileprivate var tracks: [GridItem] { rows }
  fileprivate var isHorizontal: Bool { true }
}

extension LazyVGrid: LazyGridDescribing {
  fileprivate var tracks: [GridItem] { columns }
  fileprivate var isHorizontal: Bool { false }
}

private protocol LazyGridDescribing {
  var tracks: [GridItem] { get }
  var spacing: CGFloat? { get }
  var isHorizontal: Bool { get }
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

private final class LazyGridNode<V>: ContainerNode<V> {
  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    if let grid = element as? LazyGridElement, let view = view as? any LazyGridDescribing {
      grid.tracks = view.tracks
      grid.spacing = view.spacing ?? 8
      grid.isHorizontal = view.isHorizontal
    }
    super.collect(traits, into: &items)
  }
}

/// Fills line after line: a vertical grid's lines are rows across its columns, a horizontal one's are columns.
private final class LazyGridElement: ContainerElement {
  var tracks: [GridItem] = []
  var spacing: CGFloat = 8
  var isHorizontal = false

  /// The tracks' breadths in a breadth; adaptive ones are as many as fit.
  private func breadths(_ whole: CGFloat) -> [CGFloat] {
    guard !tracks.isEmpty else { return [whole] }
    if case .adaptive(let minimum, let maximum) = tracks[0].size, tracks.count == 1 {
      let gap = tracks[0].spacing ?? 8
      let fitting = (whole + gap) / (max(1, minimum) + gap)
      let count = max(1, fitting.isFinite ? Int(fitting.rounded(.down)) : 1)
      let each = (whole - gap * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: min(maximum, each), count: count)
    }
    let gaps = tracks.dropLast().reduce(CGFloat(0)) { $0 + ($1.spacing ?? 8) }
    var rest = whole - gaps
    var open = 0
    for track in tracks {
      if case .fixed(let fixed) = track.size { rest -= fixed } else { open += 1 }
    }
    return tracks.map { track in
      switch track.size {
      case .fixed(let fixed): return fixed
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        return min(maximum, max(minimum, rest / CGFloat(max(1, open))))
      }
    }
  }

  private func inside(_ breadth: CGFloat) -> ProposedViewSize {
    isHorizontal
      ? ProposedViewSize(width: nil, height: breadth) : ProposedViewSize(width: breadth, height: nil)
  }

  private func lines(_ whole: CGFloat) -> (lengths: [CGFloat], breadths: [CGFloat]) {
    let breadths = breadths(whole)
    var lengths: [CGFloat] = []
    for (index, item) in live.enumerated() {
      let track = index % breadths.count
      let size = item.element.size(inside(breadths[track]))
      let length = isHorizontal ? size.width : size.height
      if track == 0 {
        lengths.append(length)
      } else {
        lengths[lengths.count - 1] = max(lengths.last!, length)
      }
    }
    return (lengths, breadths)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let breadth = (isHorizontal ? proposal.height : proposal.width) ?? 10
    let lengths = lines(breadth).lengths
    let length = lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1))
    return isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  override func placeItems() {
    let (lengths, breadths) = lines(isHorizontal ? bounds.height : bounds.width)
    var start: CGFloat = 0
    for (index, item) in live.enumerated() {
      let (line, track) = (index / breadths.count, index % breadths.count)
      if track == 0, line > 0 { start += lengths[line - 1] + spacing }
      let gaps = tracks.prefix(track).reduce(CGFloat(0)) { $0 + ($1.spacing ?? 8) }
      let across =
        breadths[..<track].reduce(0, +)
        + (tracks.count == 1 ? CGFloat(track) * (tracks[0].spacing ?? 8) : gaps)
      let inside = inside(breadths[track])
      let size = item.element.size(inside)
      let cell =
        isHorizontal
        ? CGRect(
          x: bounds.minX + start, y: bounds.minY + across, width: lengths[line], height: breadths[track])
        : CGRect(
          x: bounds.minX + across, y: bounds.minY + start, width: breadths[track], height: lengths[line])
      item.element.place(
        at: CGPoint(x: cell.midX - size.width / 2, y: cell.midY - size.height / 2), size, inside)
    }
    keepLeavingInPlace()
  }
}
