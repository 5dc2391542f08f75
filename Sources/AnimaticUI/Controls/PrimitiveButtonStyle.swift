/// How buttons look and what makes them act.
///
/// The style brings the gesture itself, and calls `trigger()` where the button acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style has to work with.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Does what the button is for.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked for, in the plain look of the system.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A style whose type is hidden.
struct AnyPrimitiveButtonStyle {
  let body: (PrimitiveButtonStyleConfiguration) -> AnyView

  init<S: PrimitiveButtonStyle>(_ style: S) {
    body = { configuration in
      MainActorCall.call { AnyView(style.makeBody(configuration: configuration)) }
    }
  }
}

extension EnvironmentValues {
  private struct PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyPrimitiveButtonStyle? { nil }
  }
  /// Set where a primitive style was asked for further in than any other.
  var primitiveButtonStyle: AnyPrimitiveButtonStyle? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons in this view look and act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, AnyPrimitiveButtonStyle(style))
  }
}

/// The look of a button without a frame, by its type's name.
public typealias BorderlessButtonStyle = PlainButtonLook

/// The look of a button that nothing was said about.
public struct DefaultButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlainButtonLook(tinted: true).makeBody(configuration: configuration)
  }
}

/// The filled look, by its type's name.
public struct BorderedProminentButtonStyle: ButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLook(prominent: true).makeBody(configuration: configuration)
  }
}

/// A button of Liquid Glass (iOS 26); the regular material stands for it.
public struct GlassButtonStyle: ButtonStyle {
  let prominent: Bool
  nonisolated public init() { prominent = false }
  nonisolated init(prominent: Bool) { self.prominent = prominent }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .environment(\.defaultForeground, AnyShapeStyle(prominent ? Color.white : Color.primary))
      .padding(.vertical, 7)
      .padding(.horizontal, 12)
      .background(
        prominent ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Material.regular), in: Capsule()
      )
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static var glassProminent: GlassButtonStyle { GlassButtonStyle(prominent: true) }
}

/// Whether a button acts again and again while it is held; here it does not.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

extension View {
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
