/// Rows of cells. Each row is laid out for itself: columns of different rows are not aligned.
public struct Grid<Content: View>: View {
  let alignment: Alignment
  let rowSpacing: CGFloat?
  let columnSpacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    rowSpacing = verticalSpacing
    columnSpacing = horizontalSpacing
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: alignment.horizontal, spacing: rowSpacing) { content }
      .environment(\.gridSpacing, columnSpacing)
      .environment(\.gridAlignment, alignment.vertical)
  }
}

/// One row of a grid.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  @Environment(\.gridSpacing) private var spacing
  @Environment(\.gridAlignment) private var vertical
  public var body: some View { HStack(alignment: alignment ?? vertical, spacing: spacing) { content } }
}

extension EnvironmentValues {
  private struct SpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  private struct GridAlignmentKey: EnvironmentKey { static let defaultValue = VerticalAlignment.center }
  var gridSpacing: CGFloat? {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
  var gridAlignment: VerticalAlignment {
    get { self[GridAlignmentKey.self] }
    set { self[GridAlignmentKey.self] = newValue }
  }
}

/// Cells stand one beside the other: what speaks of columns changes nothing.
extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
