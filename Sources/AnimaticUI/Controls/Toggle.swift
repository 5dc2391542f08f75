/// A switch with a label; a tap on it turns it over with an animation.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @Environment(\.labelsHidden) private var labelsHidden
}

extension Toggle: View {
  public var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      // 51 by 31 points, a knob of 27 (iOS 13 to 18).
      ZStack {
        Capsule().fill(isOn.wrappedValue ? Color.green : Color.system(.tertiarySystemFill))
        Circle().fill(Color.white)
          .shadow(color: Color(white: 0, opacity: 0.15), radius: 2, y: 1)
          .frame(width: 27, height: 27)
          .offset(x: isOn.wrappedValue ? 10 : -10)
      }
      .frame(width: 51, height: 31)
      .contentShape(Capsule())
      .onTapGesture { withAnimation(.default) { isOn.wrappedValue.toggle() } }
    }
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
