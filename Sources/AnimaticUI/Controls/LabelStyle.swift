/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label style has to work with.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label's icon.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// Which parts of a label a style of the system shows.
struct LabelParts: OptionSet, Sendable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let title = LabelParts(rawValue: 1)
  static let icon = LabelParts(rawValue: 2)
}

private protocol LabelPartStyle: LabelStyle { nonisolated var parts: LabelParts { get } }

extension LabelPartStyle {
  fileprivate func look(_ configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if parts.contains(.icon) { configuration.icon }
      if parts.contains(.title) { configuration.title }
    }
  }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelPartStyle {
  nonisolated public init() {}
  nonisolated var parts: LabelParts { [.title, .icon] }
  public func makeBody(configuration: Configuration) -> some View { look(configuration) }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelPartStyle {
  nonisolated public init() {}
  nonisolated var parts: LabelParts { .icon }
  public func makeBody(configuration: Configuration) -> some View { look(configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelPartStyle {
  nonisolated public init() {}
  nonisolated var parts: LabelParts { .title }
  public func makeBody(configuration: Configuration) -> some View { look(configuration) }
}

/// Icon and title, where nothing else was said.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
  public static var automatic: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

/// A style of the user's, whose type is hidden.
struct AnyLabelStyle {
  let body: (LabelStyleConfiguration) -> AnyView

  init<S: LabelStyle>(_ style: S) {
    body = { configuration in
      MainActorCall.call { AnyView(style.makeBody(configuration: configuration)) }
    }
  }
}

extension EnvironmentValues {
  private struct LabelPartsKey: EnvironmentKey { static let defaultValue: LabelParts = [.title, .icon] }
  private struct LabelStyleKey: EnvironmentKey { static var defaultValue: AnyLabelStyle? { nil } }
  var labelParts: LabelParts {
    get { self[LabelPartsKey.self] }
    set { self[LabelPartsKey.self] = newValue }
  }
  /// Set where a style of the user's was asked for further in than one of the system.
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels in this view look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { values in
      if let parts = (style as? any LabelPartStyle)?.parts {
        values.labelParts = parts
        values.labelStyle = nil
      } else {
        values.labelStyle = AnyLabelStyle(style)
      }
    }
  }

  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked for, in the look of the system.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
