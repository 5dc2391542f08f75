/// A line of text to fill in. It shows what it holds, or its prompt; nobody types here.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let isSecure: Bool

  init(text: Binding<String>, isSecure: Bool = false, label: Label) {
    self.text = text
    self.label = label
    self.isSecure = isSecure
  }

  @Environment(\.textFieldBorder) private var border

  public var body: some View {
    let content = isSecure ? String(repeating: "•", count: text.wrappedValue.count) : text.wrappedValue
    HStack(spacing: 0) {
      ZStack(alignment: .leading) {
        if content.isEmpty { label.foregroundStyle(Color.system(.tertiaryLabel)) }
        Text(verbatim: content.isEmpty ? " " : content)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, border ? 7 : 0)
    .padding(.vertical, border ? 7 : 0)
    .overlay {
      if border { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.system(.separator), lineWidth: 1) }
    }
  }
}

extension TextField {
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, label: label())
  }
}

extension TextField where Label == Text {
  /// The older form; nobody edits here.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }
  /// A value in words; nobody changes it here.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(get: { format.format(value.wrappedValue) }, set: { _ in }),
      label: prompt ?? Text(titleKey))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(text: text, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(text: text, label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: prompt ?? Text(titleKey))
  }
}

/// A text field that shows dots.
public struct SecureField<Label: View>: View {
  let field: TextField<Label>
  public var body: some View { field }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    field = TextField(text: text, isSecure: true, label: Text(titleKey))
  }
}

/// Several lines of text to fill in.
public struct TextEditor: View {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  public var body: some View {
    Text(verbatim: text.wrappedValue).padding(5)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// How text fields look.
public protocol TextFieldStyle { nonisolated var _hasBorder: Bool { get } }
/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasBorder: Bool { false }
}
/// With a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
  public static var automatic: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension EnvironmentValues {
  private struct BorderKey: EnvironmentKey { static let defaultValue = false }
  package var textFieldBorder: Bool {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldBorder, style._hasBorder)
  }
}
