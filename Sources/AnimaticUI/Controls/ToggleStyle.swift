/// How toggles look and what turns them over.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style has to work with.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Toggles here stand for one value each.
  public var isMixed: Bool { false }
}

/// A switch beside the label, 51 by 31 points with a knob of 27 (iOS 13 to 18).
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// - Parameter tint: The colour of the switch where it is on.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.tintColor) private var outerTint

  private var filling: Color {
    configuration.isOn ? tint ?? outerTint ?? .green : .system(.tertiarySystemFill)
  }

  var body: some View {
    HStack {
      if !labelsHidden {
        configuration.label
        Spacer()
      }
      ZStack {
        Capsule().fill(filling)
        Circle().fill(Color.white)
          .shadow(color: Color(white: 0, opacity: 0.15), radius: 2, y: 1)
          .frame(width: 27, height: 27)
          .offset(x: configuration.isOn ? 10 : -10)
      }
      .frame(width: 51, height: 31)
      .contentShape(Capsule())
      .onTapGesture { withAnimation(.default) { configuration.isOn.toggle() } }
    }
  }
}

/// A button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .environment(\.defaultForeground, AnyShapeStyle(isOn ? Color.white : Color.accentColor))
        .padding(.vertical, 7)
        .padding(.horizontal, 12)
        .background(isOn ? Color.accentColor : Color.clear, in: Capsule())
    }
    .buttonStyle(.plain)
  }
}

/// A switch.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A style whose type is hidden.
struct AnyToggleStyle {
  let body: (ToggleStyleConfiguration) -> AnyView

  init<S: ToggleStyle>(_ style: S) {
    body = { configuration in
      MainActorCall.call { AnyView(style.makeBody(configuration: configuration)) }
    }
  }
}

extension EnvironmentValues {
  private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
  }
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles in this view look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked for, in the next style.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == AnimaticUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { AnimaticUI.Label(titleKey, systemImage: systemImage) }
  }
}
