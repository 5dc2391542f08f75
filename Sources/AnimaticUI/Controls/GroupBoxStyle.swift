/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a group box style has to work with.
public struct GroupBoxStyleConfiguration {
  /// The title of the box.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What is in the box.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

/// The card of the system.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox {
      configuration.content
    } label: {
      configuration.label
    }.environment(\.groupBoxStyle, nil)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A style whose type is hidden.
struct AnyGroupBoxStyle {
  let body: (GroupBoxStyleConfiguration) -> AnyView

  init<S: GroupBoxStyle>(_ style: S) {
    body = { configuration in
      MainActorCall.call { AnyView(style.makeBody(configuration: configuration)) }
    }
  }
}

extension EnvironmentValues {
  private struct GroupBoxStyleKey: EnvironmentKey { static var defaultValue: AnyGroupBoxStyle? { nil } }
  private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  var groupBoxStyle: AnyGroupBoxStyle? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
  /// What boxes and `background` styles are filled with; nil: the colours of the system.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how group boxes in this view look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
  }

  /// Sets what the style `background` and the boxes in this view are filled with.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
