/// A card that comes up over the view; it fills the stage but for a gap at the top.
private struct SheetCard<Content: View>: View {
  let isFull: Bool
  let dismiss: () -> Void
  let content: Content

  var body: some View {
    content
      .environment(\.dismiss, DismissAction(action: dismiss))
      .environment(\.isPresented, true)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.system(.systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: isFull ? 0 : 10))
      .padding(.top, isFull ? 0 : 10)
      .ignoresSafeArea(edges: .bottom)
  }
}

/// Presents a card over a view while a flag is true.
private struct SheetModifier<Sheet: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let isFull: Bool
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  func body(content: Content) -> some View {
    content
      .overlay {
        ZStack {
          if isPresented.wrappedValue {
            if !isFull { Color.black.opacity(0.2).ignoresSafeArea().transition(.opacity) }
            SheetCard(isFull: isFull, dismiss: { isPresented.wrappedValue = false }, content: sheet())
              .transition(.move(edge: .bottom))
              .zIndex(1)
          }
        }
        .animation(.smooth, value: isPresented.wrappedValue)
      }
      .onChange(of: isPresented.wrappedValue) { _, isOn in if !isOn { onDismiss?() } }
  }
}

/// Presents an alert in the middle of the stage.
struct AlertModifier<Actions: View, Message: View>: ViewModifier {
  /// Asked for while the alert is there: older forms make their words when they are shown.
  let title: () -> Text
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  func body(content: Content) -> some View {
    content.overlay {
      ZStack {
        if isPresented.wrappedValue {
          Color.black.opacity(0.2).ignoresSafeArea().transition(.opacity)
          VStack(spacing: 12) {
            title().font(.headline)
            message().font(.footnote)
            HStack { actions() }
              .simultaneousClosing { isPresented.wrappedValue = false }
          }
          .multilineTextAlignment(.center)
          .padding(20)
          .frame(width: 270)
          .background(Color.system(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
          .transition(.scale(scale: 1.1).combined(with: .opacity))
          .zIndex(1)
        }
      }
      .animation(.smooth(duration: 0.3), value: isPresented.wrappedValue)
    }
  }
}

extension View {
  /// A tap on any button in it closes the alert too.
  fileprivate func simultaneousClosing(_ close: @escaping () -> Void) -> some View {
    environment(\.afterButton, AfterButton(action: close))
  }
}

/// What happens after any button below was tapped.
struct AfterButton {
  let action: () -> Void
}

extension EnvironmentValues {
  private struct AfterButtonKey: EnvironmentKey { static var defaultValue: AfterButton? { nil } }
  private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
  private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(action: {}) }
  }
  var afterButton: AfterButton? {
    get { self[AfterButtonKey.self] }
    set { self[AfterButtonKey.self] = newValue }
  }
  /// Closes the sheet that the view stands in; nothing elsewhere.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Opens an address: a line of the trace.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Closes what the view is presented in.
public struct DismissAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

/// Opens an address: a line of the trace, unless a handler of the user's deals with it.
public struct OpenURLAction {
  /// What a handler did with an address.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system }
    let kind: Kind
    let url: URL?
    public static let handled = Result(kind: .handled, url: nil)
    public static let discarded = Result(kind: .discarded, url: nil)
    public static let systemAction = Result(kind: .system, url: nil)
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system, url: url) }
  }

  private let handler: ((URL) -> Result)?

  public init() { handler = nil }
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// - Parameter completion: Gets whether the address was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    let result = handler?(url) ?? .systemAction
    if case .system = result.kind { UIApplication.shared.open(result.url ?? url) }
    completion(result.kind != .discarded)
  }
}

extension View {
  /// A card over this view while `isPresented` is true. On a device it covers the screen; here this view.
  nonisolated public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, isFull: false, onDismiss: onDismiss, sheet: content))
  }

  nonisolated public func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return sheet(isPresented: isPresented, onDismiss: onDismiss) {
      if let value = item.wrappedValue { content(value) }
    }
  }

  nonisolated public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, isFull: true, onDismiss: onDismiss, sheet: content))
  }

  nonisolated public func popover<C: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions)
  }
}
