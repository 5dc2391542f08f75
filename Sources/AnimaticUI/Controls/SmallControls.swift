import Foundation

/// A text that opens a page; a tap is a line of the trace.
public struct Link<Label: View>: View {
  let url: URL
  let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    url = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      UIApplication.shared.open(url)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

/// A button for a menu, which does not open here.
public struct Menu<Label: View, Content: View>: View {
  let label: Label

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { label.foregroundStyle(Color.accentColor) }
}

extension Menu {
  /// A tap does the menu's first action.
  nonisolated public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L, primaryAction: @escaping () -> Void
  ) where Label == Button<L> {
    self.label = Button(action: primaryAction, label: label)
  }
}

extension Menu where Label == AnimaticUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { AnimaticUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// A title that opens what is below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let outside: Binding<Bool>?
  @State private var inside = false

  nonisolated public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    outside = isExpanded
  }

  @Environment(\.disclosureGroupStyle) private var style

  private var isOpen: Bool { outside?.wrappedValue ?? inside }

  public var body: some View {
    if let style {
      let look = DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        isExpanded: outside ?? $inside)
      AnyView(style.body(look)).environment(\.disclosureGroupStyle, nil)
    } else {
      plain
    }
  }

  private var plain: some View {
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        Image(systemName: "chevron.right").foregroundStyle(Color.accentColor)
          .rotationEffect(.degrees(isOpen ? 90 : 0))
      }
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation {
          if let outside { outside.wrappedValue.toggle() } else { inside.toggle() }
        }
      }
      if isOpen { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// A label and its value at the two ends of a row.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @Environment(\.labeledContentStyle) private var style

  public var body: some View {
    if let style {
      let look = LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
      AnyView(style.body(look)).environment(\.labeledContentStyle, nil)
    } else {
      HStack {
        label
        Spacer()
        content.foregroundStyle(Color.system(.secondaryLabel))
      }
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}
extension LabeledContent where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// Says that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 16) {
      label.font(.title2.bold())
      description.font(.subheadline).foregroundStyle(Color.system(.secondaryLabel))
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == AnyView, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: {
        AnyView(
          VStack(spacing: 12) {
            Image(systemName: name).font(.system(size: 48)).foregroundStyle(Color.system(.secondaryLabel))
            Text(title)
          })
      }, description: { description }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Label == AnyView, Description == Text?, Actions == EmptyView {
  /// A search without results.
  nonisolated public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }
}

/// A picture from the network, which is not reached: its placeholder is shown.
public struct AsyncImage<Content: View>: View {
  let content: Content
  public var body: some View { content }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == P {
    self.content = placeholder()
  }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

extension AsyncImage where Content == Color {
  nonisolated public init(url: URL?, scale: CGFloat = 1) { content = Color.system(.systemFill) }
}

/// How far a picture from the network has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
