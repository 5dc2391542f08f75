/// Screens under a bar with the title; the first one is shown: nothing is pushed here.
public struct NavigationStack<Data, Content: View>: View {
  let content: Content

  /// What was pushed is not read.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Content) { content = root() }

  public var body: some View { _NavigationFrame(content: content) }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Content) { content = root() }
}

/// The older form of a navigation stack.
public struct NavigationView<Content: View>: View {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { _NavigationFrame(content: content) }
}

/// A bar of 44 points with the title in its middle, or one of 96 with a large title; the content below.
struct _NavigationFrame<Content: View>: View {
  let content: Content
  @State private var title = NavigationTitle()

  nonisolated init(content: Content) { self.content = content }

  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          HStack {
            title.leading?.view
            Spacer()
            title.trailing?.view
          }
          .foregroundStyle(Color.accentColor)
          if !title.isLarge { Text(verbatim: title.text).font(.headline).lineLimit(1) }
        }
        .frame(height: 44)
        if title.isLarge, !title.text.isEmpty {
          Text(verbatim: title.text).font(.largeTitle.bold()).lineLimit(1).frame(
            height: 52, alignment: .center)
        }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .opacity(title.isHidden ? 0 : 1)
      .frame(height: title.isHidden ? 0 : nil)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(Color.system(.systemBackground))
    .onPreferenceChange(NavigationTitle.Key.self) { title = $0 }
  }
}

/// What a screen says about its bar.
struct NavigationTitle: Equatable {
  var text = ""
  var isLarge = true
  var isHidden = false
  var leading: Piece?
  var trailing: Piece?

  /// Views can not be compared; what was built by another evaluation counts as another one.
  final class Piece {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
  }
  static func == (a: Self, b: Self) -> Bool {
    a.text == b.text && a.isLarge == b.isLarge && a.isHidden == b.isHidden
      && a.leading === b.leading && a.trailing === b.trailing
  }

  enum Key: PreferenceKey {
    static var defaultValue: NavigationTitle { NavigationTitle() }
    static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
      let next = nextValue()
      if value.text.isEmpty { value.text = next.text }
      value.leading = value.leading ?? next.leading
      value.trailing = value.trailing ?? next.trailing
    }
  }
}

extension View {
  nonisolated public func navigationTitle(_ key: LocalizedStringKey) -> some View {
    transformPreference(NavigationTitle.Key.self) { $0.text = key.text }
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    transformPreference(NavigationTitle.Key.self) { $0.text = String(title) }
  }
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationTitle.Key.self) { $0.text = title.string }
  }
  nonisolated public func navigationBarTitle(
    _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(key).navigationBarTitleDisplayMode(displayMode)
  }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformPreference(NavigationTitle.Key.self) { $0.isLarge = mode != .inline }
  }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(NavigationTitle.Key.self) { $0.isHidden = hidden }
  }
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationBarHidden(visibility == .hidden)
  }
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    let pieces = (NavigationTitle.Piece(AnyView(leading)), NavigationTitle.Piece(AnyView(trailing)))
    return transformPreference(NavigationTitle.Key.self) { ($0.leading, $0.trailing) = pieces }
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    let piece = NavigationTitle.Piece(AnyView(trailing))
    return transformPreference(NavigationTitle.Key.self) { $0.trailing = piece }
  }

  /// Buttons for the bar.
  nonisolated public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    let items = content()._items.map { (isLeading: $0.isLeading, piece: NavigationTitle.Piece($0.view)) }
    return transformPreference(NavigationTitle.Key.self) { title in
      for item in items {
        if item.isLeading { title.leading = item.piece } else { title.trailing = item.piece }
      }
    }
  }
  nonisolated public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
    let piece = NavigationTitle.Piece(AnyView(content()))
    return transformPreference(NavigationTitle.Key.self) { $0.trailing = piece }
  }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
}

/// Buttons for a bar.
public protocol ToolbarContent { nonisolated var _items: [_ToolbarPiece] { get } }

/// One view for a bar, with its side.
public struct _ToolbarPiece {
  let view: AnyView
  let isLeading: Bool
}

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let isLeading: Bool
  public static let automatic = Self(isLeading: false)
  public static let principal = Self(isLeading: false)
  public static let navigation = Self(isLeading: true)
  public static let navigationBarLeading = Self(isLeading: true)
  public static let navigationBarTrailing = Self(isLeading: false)
  public static let topBarLeading = Self(isLeading: true)
  public static let topBarTrailing = Self(isLeading: false)
  public static let primaryAction = Self(isLeading: false)
  public static let confirmationAction = Self(isLeading: false)
  public static let cancellationAction = Self(isLeading: true)
  public static let bottomBar = Self(isLeading: false)
  public static let keyboard = Self(isLeading: false)
  public static let status = Self(isLeading: false)
  public static let destructiveAction = Self(isLeading: false)
  public static let secondaryAction = Self(isLeading: false)
  public static let title = Self(isLeading: false)
}

/// One item of a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
  public var _items: [_ToolbarPiece] {
    [_ToolbarPiece(view: AnyView(content), isLeading: placement.isLeading)]
  }
}

/// Several items of a bar beside one another.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
  public var _items: [_ToolbarPiece] {
    [_ToolbarPiece(view: AnyView(HStack { content }), isLeading: placement.isLeading)]
  }
}

/// Turns the statements of a closure into the items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarItems {
    var items: [_ToolbarPiece] = []
    repeat items += (each content)._items
    return _ToolbarItems(_items: items)
  }
  public static func buildOptional<C: ToolbarContent>(_ content: C?) -> _ToolbarItems {
    _ToolbarItems(_items: content?._items ?? [])
  }
  public static func buildEither<C: ToolbarContent>(first content: C) -> _ToolbarItems {
    _ToolbarItems(_items: content._items)
  }
  public static func buildEither<C: ToolbarContent>(second content: C) -> _ToolbarItems {
    _ToolbarItems(_items: content._items)
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
    _ToolbarItems(_items: content._items)
  }
}

/// The items of a builder.
public struct _ToolbarItems: ToolbarContent { public let _items: [_ToolbarPiece] }

/// A row that would push a screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View {
    HStack {
      label
      Spacer()
      Image(systemName: "chevron.right").font(.footnote.bold())
        .foregroundStyle(Color.system(.tertiaryLabel))
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A row that would push the screen for a value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
