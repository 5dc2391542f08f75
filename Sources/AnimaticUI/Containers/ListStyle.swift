import Foundation

/// How lists look.
public protocol ListStyle { nonisolated var _isPlain: Bool { get } }
/// From edge to edge.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { true }
}
/// On cards.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _isPlain: Bool { false }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { .init() }
  public static var inset: PlainListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
  public static var grouped: InsetGroupedListStyle { .init() }
  public static var sidebar: InsetGroupedListStyle { .init() }
  public static var automatic: InsetGroupedListStyle { .init() }
}

extension EnvironmentValues {
  private struct PlainKey: EnvironmentKey { static let defaultValue = false }
  package var listIsPlain: Bool {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listIsPlain, style._isPlain)
  }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
}

/// Grouped from edge to edge; on cards here.
public typealias GroupedListStyle = InsetGroupedListStyle
/// The list of the system, by its type's name.
public typealias DefaultListStyle = InsetGroupedListStyle

/// How much a header says.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How far sections stand apart.
public struct ListSectionSpacing: Sendable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let compact = Self(name: "compact")
  public static func custom(_ spacing: CGFloat) -> Self { Self(name: "custom") }
}

extension View {
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

extension EnvironmentValues {
  private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
  private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  /// Taken; rows are at least 44 points high.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}

extension List {
  /// What is chosen is not shown: nobody chooses here.
  nonisolated public init<Selection: Hashable>(
    selection: Binding<Selection?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }
  nonisolated public init<Selection: Hashable>(
    selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }
  nonisolated public init<Data: RandomAccessCollection, Selection: Hashable, Row: View>(
    _ data: Data, selection: Binding<Selection?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(data, rowContent: rowContent)
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Selection: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(data, id: id, rowContent: rowContent)
  }
}

extension ForEach where Content: View {
  /// Nobody deletes or moves rows here.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension VerticalEdge {
  /// Upper, lower or both sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
