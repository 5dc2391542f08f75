/// A switch with a label; a tap on it turns it over with an animation.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @Environment(\.toggleStyle) private var style
}

extension Toggle: View {
  public var body: some View {
    let look = ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn)
    // A toggle within a style is the system's: it does not ask for itself.
    AnyView(style.body(look)).environment(\.toggleStyle, AnyToggleStyle(DefaultToggleStyle()))
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension EnvironmentValues {
  private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
  package var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}
