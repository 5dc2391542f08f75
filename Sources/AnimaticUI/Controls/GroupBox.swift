/// A card around some content, with an optional title.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @Environment(\.groupBoxDepth) private var depth
  @Environment(\.groupBoxStyle) private var style
  @Environment(\.backgroundStyle) private var background
}

extension GroupBox: View {
  public var body: some View {
    if let style {
      let look = GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
      AnyView(style.body(look))
    } else {
      card
    }
  }

  private var card: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      content
    }
    .environment(\.groupBoxDepth, depth + 1)
    .padding(16)
    .background(
      background ?? AnyShapeStyle(fill), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  /// Nested boxes alternate, so that an inner one can be seen.
  private var fill: Color {
    .system(depth % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground)
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

extension EnvironmentValues {
  private struct GroupBoxDepthKey: EnvironmentKey { static let defaultValue = 0 }
  var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

/// An icon and a title side by side.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @Environment(\.labelParts) private var parts
  @Environment(\.labelStyle) private var style
}

extension Label: View {
  public var body: some View {
    if let style {
      let look = LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
      // A label within a style is the system's: it does not ask for itself.
      AnyView(style.body(look)).environment(\.labelStyle, nil)
    } else {
      HStack(spacing: 8) {
        if parts.contains(.icon) { icon }
        if parts.contains(.title) { title }
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}
