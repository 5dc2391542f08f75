import Foundation

/// Words about pointers, keys, drags and commands, which nobody gives in a play.
extension View {
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
  {
    self
  }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  nonisolated public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    self
  }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers
  ) -> some View { self }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func focusSection() -> some View { self }
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { self }
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers, _ action: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (Any) -> Void
  ) -> some View { self }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey? = nil
  ) -> some View { self }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View { self }
  nonisolated public func badge(_ label: Text?) -> some View { self }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  nonisolated public func help(_ text: Text) -> some View { self }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// What a button does with a finger: told while it lies there, and the action where it goes up on the view.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(ButtonGestureModifier(pressing: pressing, action: action))
  }
}

private struct ButtonGestureModifier: ViewModifier {
  let pressing: ((Bool) -> Void)?
  let action: () -> Void
  @GestureState(untraced: false) private var isPressed

  func body(content: Content) -> some View {
    content
      .gesture(
        ButtonPress().updating($isPressed) { isOn, state, _ in state = isOn }.onEnded { _ in action() }
      )
      .onChange(of: isPressed) { _, isOn in pressing?(isOn) }
  }
}

/// What a pointer over a view does.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a view answers a pointer over it; there is none.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let highlight = Self(name: "highlight")
  public static let lift = Self(name: "lift")
}

/// How a pointer looks; there is none.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let link = Self(name: "link")
  public static let grabIdle = Self(name: "grabIdle")
  public static let grabActive = Self(name: "grabActive")
  public static let horizontalText = Self(name: "horizontalText")
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Whether a key was dealt with.
  public enum Result: Sendable { case handled, ignored }
  public let key: KeyEquivalent
}

/// Which way a remote control moves.
public enum MoveCommandDirection: Sendable { case up, down, left, right }

/// Keys that are held with others.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1)
  public static let shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16)
  public static let all = Self(rawValue: 31)
}

/// A key with those that are held with it.
public struct KeyboardShortcut: Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = Self(rawValue: 1)
  public static let search = Self(rawValue: 2)
}

/// When typed letters become capitals, in UIKit's words.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Where a search field stands; none is shown.
public struct SearchFieldPlacement: Sendable {
  /// When a field in a drawer is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
  }
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let toolbar = Self(name: "toolbar")
  public static let sidebar = Self(name: "sidebar")
  public static let navigationBarDrawer = Self(name: "navigationBarDrawer")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    .navigationBarDrawer
  }
}

extension Image {
  /// How bright pictures may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = Self(name: "standard")
    public static let constrainedHigh = Self(name: "constrainedHigh")
    public static let high = Self(name: "high")
  }
}
