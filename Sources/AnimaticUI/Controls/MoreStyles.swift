/// How the two parts of labelled content lie.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of labelled content has to work with.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is labelled.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of disclosure groups has to work with.
public struct DisclosureGroupStyleConfiguration {
  /// The title.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is opened.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// Styles of the user's, whose types are hidden.
struct AnyLabeledContentStyle {
  let body: (LabeledContentStyleConfiguration) -> AnyView

  init<S: LabeledContentStyle>(_ style: S) {
    body = { configuration in
      MainActorCall.call { AnyView(style.makeBody(configuration: configuration)) }
    }
  }
}

struct AnyDisclosureGroupStyle {
  let body: (DisclosureGroupStyleConfiguration) -> AnyView

  init<S: DisclosureGroupStyle>(_ style: S) {
    body = { configuration in
      MainActorCall.call { AnyView(style.makeBody(configuration: configuration)) }
    }
  }
}

extension EnvironmentValues {
  private struct LabeledKey: EnvironmentKey { static var defaultValue: AnyLabeledContentStyle? { nil } }
  private struct DisclosureKey: EnvironmentKey { static var defaultValue: AnyDisclosureGroupStyle? { nil } }
  var labeledContentStyle: AnyLabeledContentStyle? {
    get { self[LabeledKey.self] }
    set { self[LabeledKey.self] = newValue }
  }
  var disclosureGroupStyle: AnyDisclosureGroupStyle? {
    get { self[DisclosureKey.self] }
    set { self[DisclosureKey.self] = newValue }
  }
}

/// Names of looks of menus; menus do not open here.
public protocol MenuStyle {}
/// A button, which all menus are here.
public struct ButtonMenuStyle: MenuStyle { public init() {} }
/// The plain look.
public struct DefaultMenuStyle: MenuStyle { public init() {} }
/// A button without a frame.
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// In which order the items of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let fixed = Self(name: "fixed")
  public static let priority = Self(name: "priority")
}

/// Names of looks of forms; they have one here.
public protocol FormStyle {}
/// Cards.
public struct GroupedFormStyle: FormStyle { public init() {} }
/// The form of the system.
public struct AutomaticFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { .init() }
}

extension View {
  /// Sets how labelled content in this view lies.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
  }
  /// Sets how disclosure groups in this view look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
  }
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
