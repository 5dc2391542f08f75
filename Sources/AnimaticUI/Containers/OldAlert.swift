/// The older form of an alert: words and one or two buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// The older form of a choice of actions; shown as an alert.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

private struct AlertButtons: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}

extension View {
  nonisolated private func oldAlert(
    _ isPresented: Binding<Bool>,
    _ make: @escaping () -> (title: Text, message: Text?, buttons: [Alert.Button])
  ) -> some View {
    modifier(
      AlertModifier(
        title: { make().title }, isPresented: isPresented, actions: { AlertButtons(buttons: make().buttons) },
        message: { make().message }))
  }

  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    oldAlert(isPresented) {
      let alert = content()
      return (alert.title, alert.message, alert.buttons)
    }
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    oldAlert(item.isThere()) {
      guard let alert = item.wrappedValue.map(content) else { return (Text(verbatim: ""), nil, []) }
      return (alert.title, alert.message, alert.buttons)
    }
  }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    oldAlert(isPresented) {
      let sheet = content()
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }
}

extension Binding {
  /// Whether there is a value; false takes it away.
  nonisolated func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
