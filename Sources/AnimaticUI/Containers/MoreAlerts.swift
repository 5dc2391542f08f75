import Foundation

extension View {
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      AlertModifier(title: { title }, isPresented: isPresented, actions: { actions }, message: { message }))
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Nothing is presented as long as there is no data.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let there = Binding<Bool>(
      get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      AlertModifier(
        title: { Text(titleKey) }, isPresented: there, actions: { data.map(actions) },
        message: { data.map(message) }))
  }

  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return alert(title, isPresented: isPresented, actions: actions)
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions, message: message)
  }

  nonisolated public func fullScreenCover<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    fullScreenCover(isPresented: item.isThere(), onDismiss: onDismiss) {
      if let value = item.wrappedValue { content(value) }
    }
  }

  nonisolated public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    popover(isPresented: isPresented, content: content)
  }
  nonisolated public func popover<C: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge?, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    popover(isPresented: isPresented, content: content)
  }
  nonisolated public func popover<Item: Identifiable, C: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View {
    sheet(item: item, content: content)
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// Where a popover points to; popovers are sheets here.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// Whether what lies behind a sheet takes touches.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// Whether a drag in a sheet scrolls or resizes.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let resizes = Self(name: "resizes")
  public static let scrolls = Self(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let none = Self(name: "none")
  public static let popover = Self(name: "popover")
  public static let sheet = Self(name: "sheet")
  public static let fullScreenCover = Self(name: "fullScreenCover")
}

/// How large a presentation is.
public protocol PresentationSizing {}
/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
/// As large as a form.
public struct FormPresentationSizing: PresentationSizing { public init() {} }
/// As large as a page.
public struct PagePresentationSizing: PresentationSizing { public init() {} }
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}

/// How grave a dialog is.
public enum DialogSeverity: Sendable { case automatic, standard, critical }
