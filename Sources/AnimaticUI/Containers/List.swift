import AnimaticDrawing

/// Rows on cards, or from edge to edge; laid out like a column: notices stand over it, fingers do not scroll it.
public struct List<Content: View>: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @Environment(\.listIsPlain) private var isPlain

  public var body: some View {
    ScrollView {
      VStack(spacing: 0) { _ListRows(content: content) }
        .padding(.horizontal, isPlain ? 0 : 16)
        .padding(.vertical, isPlain ? 0 : 12)
    }
    .frame(maxWidth: .infinity)
    .background(Color.system(isPlain ? .systemBackground : .systemGroupedBackground))
  }
}

extension List {
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  nonisolated public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// Rows that belong together, with words above and below.
public struct Section<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  @Environment(\.listIsPlain) private var isPlain

  public var body: some View {
    VStack(alignment: .leading, spacing: 7) {
      header.font(.footnote).foregroundStyle(Color.system(.secondaryLabel)).padding(.horizontal, 16)
      _ListRows(content: content)
      footer.font(.footnote).foregroundStyle(Color.system(.secondaryLabel)).padding(.horizontal, 16)
    }
    .padding(.vertical, isPlain ? 0 : 8)
  }
}

extension Section where Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  nonisolated public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}
extension Section {
  nonisolated public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) where Footer == EmptyView {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}
extension Section where Header == EmptyView, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
extension Section where Header == Text, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
extension Section where Header == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

/// A list of controls.
public struct Form<Content: View>: View {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { List { content } }
}

/// Sections stand by themselves; other views are rows of a card with lines between them.
struct _ListRows<Content: View> {
  let content: Content
  nonisolated init(content: Content) { self.content = content }
}

extension _ListRows: View {
  typealias Body = Never
  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    ContainerNode(view, inputs) {
      $0.content.node(below: $1, $2)
    } element: {
      ListRowsElement($0)
    }
  }
}

private final class ListRowsElement: ContainerElement {
  private static let least: CGFloat = 44
  private static let beside: CGFloat = 16
  private static let above: CGFloat = 11

  /// Sections are laid out as they are; they come from nodes of their own.
  private func isSection(_ item: ElementItem) -> Bool { holdsRows(item.element) }

  private func holdsRows(_ element: Element) -> Bool {
    if element is ListRowsElement { return true }
    if let column = element as? StackElement {
      return column.items.contains { $0.element is ListRowsElement }
    }
    if let wrapper = element as? UnaryElement { return holdsRows(wrapper.inner) }
    return false
  }

  private func rowWidth(_ proposal: ProposedViewSize) -> CGFloat? {
    proposal.width.map { max(0, $0 - 2 * Self.beside) }
  }

  private func height(_ item: ElementItem, _ proposal: ProposedViewSize) -> CGFloat {
    if isSection(item) {
      return item.element.size(ProposedViewSize(width: proposal.width, height: nil)).height
    }
    let size = item.element.size(ProposedViewSize(width: rowWidth(proposal), height: nil))
    return max(Self.least, size.height + 2 * Self.above)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let height = live.reduce(CGFloat(0)) { $0 + self.height($1, proposal) }
    let widest = live.map { $0.element.size(.unspecified).width + 2 * Self.beside }.max() ?? 0
    return CGSize(width: proposal.width ?? widest, height: height)
  }

  override func placeItems() {
    var y = bounds.minY
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    for item in live {
      let height = height(item, ProposedViewSize(bounds.size))
      if isSection(item) {
        item.element.place(
          at: CGPoint(x: bounds.minX, y: y), ProposedViewSize(width: bounds.width, height: nil))
      } else {
        let inside = ProposedViewSize(width: rowWidth(ProposedViewSize(bounds.size)), height: nil)
        let size = item.element.size(inside)
        let x = isMirrored ? bounds.maxX - Self.beside - size.width : bounds.minX + Self.beside
        item.element.place(at: CGPoint(x: x, y: y + (height - size.height) / 2), size, inside)
      }
      y += height
    }
    keepLeavingInPlace()
  }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    let isPlain = node.environment.listIsPlain
    let card = Color.system(.secondarySystemGroupedBackground).resolved(in: node.environment)
    let line = Color.system(.separator).resolved(in: node.environment)
    var result: [DisplayItem] = []
    let rows = live.filter { !isSection($0) }
    if let first = rows.first, let last = rows.last, !isPlain {
      let top = rowTop(first)
      let rect = CGRect(
        x: bounds.minX, y: top, width: bounds.width,
        height: rowTop(last) + height(last, ProposedViewSize(bounds.size)) - top)
      result.append(.fill(.roundedRectangle(rect, radius: 10, style: .continuous), .color(card)))
    }
    for row in rows.dropFirst() {
      let rect = CGRect(
        x: bounds.minX + Self.beside, y: rowTop(row), width: bounds.width - Self.beside,
        height: 1 / CGFloat(graph.pixelScale))
      result.append(.fill(.rectangle(rect), .color(line)))
    }
    return result + drawItems(context)
  }

  private func rowTop(_ item: ElementItem) -> CGFloat {
    let height = height(item, ProposedViewSize(bounds.size))
    return item.element.bounds.midY - height / 2
  }
}
