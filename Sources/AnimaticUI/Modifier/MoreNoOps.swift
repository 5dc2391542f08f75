/// Words about input, menus, navigation and assistive technologies: they change nothing that a notice shows.
/// docs/swiftui-support.md lists them.
extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    self
  }
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  nonisolated public func help(_ key: LocalizedStringKey) -> some View { self }
  nonisolated public func badge(_ count: Int) -> some View { self }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  nonisolated public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    self
  }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  nonisolated public func searchable(
    text: Binding<String>, prompt: LocalizedStringKey? = nil
  ) -> some View { self }
  nonisolated public func refreshable(action: @escaping () async -> Void) -> some View { self }
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  nonisolated public func scrollIndicators(
    _ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { self }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
    -> some View
  { self }
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length)
  }
  nonisolated public func contentMargins(_ length: CGFloat) -> some View { padding(length) }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }
  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  {
    onChange(of: trigger) { PlayedDevice.note("haptic: \(feedback.name)") }
  }
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in
      if condition(old, new) { PlayedDevice.note("haptic: \(feedback.name)") }
    }
  }
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { PlayedDevice.note("haptic: \(feedback.name)") }
    }
  }
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}

/// How parts of a view are read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = Self(name: "ignore")
  public static let contain = Self(name: "contain")
  public static let combine = Self(name: "combine")
}

/// What a view is to assistive technologies.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 2)
  public static let isSelected = Self(rawValue: 4)
  public static let isLink = Self(rawValue: 8)
  public static let isImage = Self(rawValue: 16)
  public static let isStaticText = Self(rawValue: 32)
  public static let isModal = Self(rawValue: 64)
  public static let updatesFrequently = Self(rawValue: 128)
  public static let playsSound = Self(rawValue: 256)
  public static let startsMediaSession = Self(rawValue: 512)
  public static let allowsDirectInteraction = Self(rawValue: 1024)
  public static let causesPageTurn = Self(rawValue: 2048)
  public static let isSummaryElement = Self(rawValue: 4096)
}

/// What an assistive technology asks for.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let escape = Self(name: "escape")
  public static let magicTap = Self(name: "magicTap")
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// How far a sheet reaches up.
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
}

/// The word on the return key.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  public static let done = Self(name: "done")
  public static let go = Self(name: "go")
  public static let send = Self(name: "send")
  public static let next = Self(name: "next")
  public static let search = Self(name: "search")
  public static let `return` = Self(name: "return")
  public static let `continue` = Self(name: "continue")
  public static let join = Self(name: "join")
  public static let route = Self(name: "route")
}

/// When typed letters become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  public static let never = Self(name: "never")
  public static let words = Self(name: "words")
  public static let sentences = Self(name: "sentences")
  public static let characters = Self(name: "characters")
}

/// Which keyboard a field asks for.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for.
public struct UITextContentType: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name")
  public static let emailAddress = Self(rawValue: "email")
  public static let password = Self(rawValue: "password")
  public static let username = Self(rawValue: "username")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// Whether text can be selected.
public protocol TextSelectability {}
/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// Text that can not be selected.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let immediately = Self(name: "immediately")
  public static let interactively = Self(name: "interactively")
  public static let never = Self(name: "never")
}

/// How scrolling bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let always = Self(name: "always")
  public static let basedOnSize = Self(name: "basedOnSize")
}

/// A bar that a toolbar modifier speaks of.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let navigationBar = Self(name: "navigationBar")
  public static let tabBar = Self(name: "tabBar")
  public static let bottomBar = Self(name: "bottomBar")
}

extension Font {
  /// How wide a font runs; the stand-in has one width.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

/// How a symbol is coloured; here always in one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  public static let monochrome = Self(name: "monochrome")
  public static let multicolor = Self(name: "multicolor")
  public static let hierarchical = Self(name: "hierarchical")
  public static let palette = Self(name: "palette")
}

/// A haptic or sound; a line of the trace.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  public static let success = Self(name: "success")
  public static let warning = Self(name: "warning")
  public static let error = Self(name: "error")
  public static let selection = Self(name: "selection")
  public static let increase = Self(name: "increase")
  public static let decrease = Self(name: "decrease")
  public static let start = Self(name: "start")
  public static let stop = Self(name: "stop")
  public static let alignment = Self(name: "alignment")
  public static let levelChange = Self(name: "levelChange")
  public static let impact = Self(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    Self(name: "impact, \(weight)")
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    Self(name: "impact, \(flexibility)")
  }
  /// How heavy what lands is.
  public enum Weight: Sendable { case light, medium, heavy }
  /// How soft what lands is.
  public enum Flexibility: Sendable { case rigid, solid, soft }
}

extension View {
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

/// Which variant of a symbol is shown; the named one here.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  public static let none = Self(name: "none")
  public static let fill = Self(name: "fill")
  public static let circle = Self(name: "circle")
  public static let slash = Self(name: "slash")
}
