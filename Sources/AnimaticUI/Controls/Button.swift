/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
}

/// Something to tap.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  nonisolated public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @Environment(\.buttonStyle) private var style
  @Environment(\.primitiveButtonStyle) private var primitive
  @GestureState(untraced: false) private var isPressed
  @Environment(\.afterButton) private var afterwards
}

extension Button: View {
  public var body: some View {
    if let primitive {
      let whole = PrimitiveButtonStyleConfiguration(role: role, label: .init(content: AnyView(label))) {
        action()
        afterwards?.action()
      }
      // A button within a primitive style is the system's: it does not ask for itself.
      AnyView(primitive.body(whole)).environment(\.primitiveButtonStyle, nil)
    } else {
      styled
    }
  }

  @ViewBuilder private var styled: some View {
    let look = ButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), isPressed: isPressed)
    AnyView(style.body(look))
      .contentShape(Rectangle())
      .gesture(
        ButtonPress().updating($isPressed) { isOn, isPressed, _ in isPressed = isOn }.onEnded { _ in
          action()
          afterwards?.action()
        })
  }
}

extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

/// What a button style has to work with.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// A finger is on the button. A tap of a scenario comes and goes at one instant: only one that stays is seen.
  public let isPressed: Bool
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button in the accent colour without a frame; dimmed to 0.2 while it is pressed. A foreground style around it is
/// taken in place of the accent colour.
public struct PlainButtonLook: ButtonStyle {
  let tinted: Bool
  init(tinted: Bool) { self.tinted = tinted }
  public init() { self.init(tinted: false) }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .environment(\.defaultForeground, color(configuration.role).map { AnyShapeStyle($0) })
      .opacity(configuration.isPressed ? 0.2 : 1)
  }

  private func color(_ role: ButtonRole?) -> Color? {
    if role == .destructive { return .red }
    return tinted ? .accentColor : nil
  }
}

/// A tinted capsule: 7 points above and below the label, 12 beside it, at 0.75 while pressed (measured on iOS 26).
public struct BorderedButtonLook: ButtonStyle {
  let prominent: Bool
  init(prominent: Bool) { self.prominent = prominent }
  public init() { self.init(prominent: false) }
  public func makeBody(configuration: Configuration) -> some View {
    let color = configuration.role == .destructive ? Color.red : Color.accentColor
    configuration.label
      .environment(\.defaultForeground, AnyShapeStyle(prominent ? Color.white : color))
      .padding(.vertical, 7)
      .padding(.horizontal, 12)
      .background(prominent ? color : color.opacity(0.15), in: Capsule())
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

extension ButtonStyle where Self == PlainButtonLook {
  public static var automatic: PlainButtonLook { PlainButtonLook(tinted: true) }
  public static var borderless: PlainButtonLook { PlainButtonLook(tinted: true) }
  public static var plain: PlainButtonLook { PlainButtonLook(tinted: false) }
}

extension ButtonStyle where Self == BorderedButtonLook {
  public static var bordered: BorderedButtonLook { BorderedButtonLook(prominent: false) }
  public static var borderedProminent: BorderedButtonLook { BorderedButtonLook(prominent: true) }
}

/// A style whose type is hidden, with a serial number that tells two apart.
package struct AnyButtonStyle {
  let body: (ButtonStyleConfiguration) -> AnyView

  init<S: ButtonStyle>(_ style: S) {
    body = { configuration in
      MainActorCall.call { AnyView(style.makeBody(configuration: configuration)) }
    }
  }
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(PlainButtonLook(tinted: true)) }
  }
  package var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style)).environment(\.primitiveButtonStyle, nil)
  }
}

extension Button where Label == AnimaticUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AnimaticUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// How large controls are; they have one size here.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

extension View {
  nonisolated public func controlSize(_ size: ControlSize) -> some View { self }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

/// The outline of bordered buttons; always a capsule here.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let capsule = Self(name: "capsule")
  public static let circle = Self(name: "circle")
  public static let roundedRectangle = Self(name: "roundedRectangle")
  public static func roundedRectangle(radius: CGFloat) -> Self { Self(name: "roundedRectangle") }
}
