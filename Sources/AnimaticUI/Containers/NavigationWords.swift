/// What a navigation stack has pushed. Nothing is pushed here.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }
}

/// Columns beside one another; on a phone, as here, the first one alone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }

  public var body: some View { _NavigationFrame(content: sidebar) }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  public static let detailOnly = Self(name: "detailOnly")
  public static let doubleColumn = Self(name: "doubleColumn")
}

/// Names of looks of navigation views; they have one here.
public protocol NavigationViewStyle {}
/// Screens on screens.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// The look of the system.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let browser = Self(name: "browser")
  public static let editor = Self(name: "editor")
  public static let navigationStack = Self(name: "navigationStack")
}

/// How a screen is pushed.
public protocol NavigationTransition {}
/// The slide of the system.
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition { init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    .init()
  }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  nonisolated public func navigationDestination<D, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  nonisolated public func navigationSubtitle(_ key: LocalizedStringKey) -> some View { self }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    navigationBarHidden(visibility == .hidden && bars.contains(.navigationBar))
  }
  @_disfavoredOverload
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.isInline ? .inline : .automatic)
  }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
}

/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let isInline: Bool
  public static let automatic = Self(isInline: false)
  public static let large = Self(isInline: false)
  public static let inlineLarge = Self(isInline: false)
  public static let inline = Self(isInline: true)
}

extension NavigationLink {
  /// The older form, which a flag pushes; nothing is pushed here.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: { destination }, label: label)
  }
}
