/// Screens over a bar of tabs. The chosen one is shown, or the first.
public struct TabView<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>?
  let content: Content

  nonisolated public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @State private var tabs: [TabLabel] = []
  @Environment(\.tabsArePages) private var arePages

  public var body: some View {
    VStack(spacing: 0) {
      _FirstOnly {
        if let selection {
          content.environment(\.chosenTag, AnyHashable(selection.wrappedValue))
        } else {
          content
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      if !arePages, !tabs.isEmpty {
        Divider()
        HStack(spacing: 0) {
          ForEach(tabs.indices, id: \.self) { index in
            VStack(spacing: 2) { tabs[index].view }
              .font(.caption2)
              .foregroundStyle(index == 0 ? Color.accentColor : Color.system(.gray))
              .frame(maxWidth: .infinity, minHeight: 48)
          }
        }
      }
    }
    .onPreferenceChange(TabLabel.Key.self) { tabs = $0 }
  }
}

extension TabView where Selection == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The words of one tab.
struct TabLabel: Equatable {
  let piece: NavigationTitle.Piece
  var view: AnyView { piece.view }
  static func == (a: Self, b: Self) -> Bool { a.piece === b.piece }

  enum Key: PreferenceKey {
    static var defaultValue: [TabLabel] { [] }
    static func reduce(value: inout [TabLabel], nextValue: () -> [TabLabel]) { value += nextValue() }
  }
}

/// Of several views only the first is laid out and drawn.
struct _FirstOnly<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder _ content: () -> Content) { self.content = content() }
}

extension _FirstOnly: View {
  typealias Body = Never
  nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    FirstOnlyNode(view, inputs) {
      $0.content.node(below: $1, $2)
    } element: {
      LayeredElement($0, alignment: .center)
    }
  }
}

private final class FirstOnlyNode<V>: ContainerNode<V> {
  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    super.collect(traits, into: &items)
    element.setItems(Array(element.items.prefix(1)))
  }
}

/// A screen of a tab view with its words (iOS 18).
public struct Tab<Value, Content: View, Label: View>: View {
  let content: Content
  let label: Label
  var tag: AnyHashable?
  public var body: some View {
    if let tag { content.tabItem { label }.tag(tag) } else { content.tabItem { label } }
  }
}

extension Tab where Value == Never, Label == AnimaticUI.Label<Text, Image> {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = AnimaticUI.Label(title, systemImage: systemImage)
  }
}

extension Tab where Label == AnimaticUI.Label<Text, Image>, Value: Hashable {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Content: View {
    self.content = content()
    label = AnimaticUI.Label(title, systemImage: systemImage)
    tag = AnyHashable(value)
  }
}

/// How tab views look.
public protocol TabViewStyle { nonisolated var _isPaged: Bool { get } }
/// With a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _isPaged: Bool { false }
}
/// Pages without a bar.
public struct PageTabViewStyle: TabViewStyle {
  public init() {}
  public var _isPaged: Bool { true }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { .init() }
}

extension PageTabViewStyle {
  /// When the dots under pages are shown; here never.
  public struct IndexDisplayMode: Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
    public static let never = Self(name: "never")
  }
  public init(indexDisplayMode: IndexDisplayMode) { self.init() }
}

/// Names of looks of the dots under pages; there are none here.
public protocol IndexViewStyle {}
/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// What lies behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let interactive = Self(name: "interactive")
    public static let always = Self(name: "always")
    public static let never = Self(name: "never")
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { .init() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init() }
}

extension EnvironmentValues {
  private struct PagesKey: EnvironmentKey { static let defaultValue = false }
  var tabsArePages: Bool {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    preference(key: TabLabel.Key.self, value: [TabLabel(piece: .init(AnyView(label())))])
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabsArePages, style._isPaged)
  }
}
