import Foundation

/// Something of a method that is called later: what `#selector` names on Apple's systems. There it is a compiler's
/// expression of the Objective-C runtime, which Linux does not have; here one is made from the method itself:
/// `Selector(close)` or `Selector(Toast.close(_:))`.
public struct Selector {
  private let run: (AnyObject?, AnyObject?) -> Void

  public init(_ method: @escaping () -> Void) { run = { _, _ in method() } }
  public init<Sender>(_ method: @escaping (Sender) -> Void) {
    run = { _, sender in if let sender = sender as? Sender { method(sender) } }
  }
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    run = { target, _ in if let target = target as? Target { method(target)() } }
  }
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    run = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }

  func callAsFunction(_ target: AnyObject?, _ sender: AnyObject?) { run(target, sender) }
}

/// What a button or menu does, with a title.
public final class UIAction {
  public typealias Handler = (UIAction) -> Void
  public var title: String
  public var image: UIImage?
  /// The control that it was called by.
  public internal(set) weak var sender: AnyObject?
  let handler: Handler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
  }

  /// The name of an action.
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// A view that a finger acts on.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What a finger did.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: UInt.max)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  private final var actions: [(events: Event, target: ObjectIdentifier?, run: (UIControl) -> Void)] = []

  open var isEnabled = true { didSet { contentChanged() } }
  open var isSelected = false { didSet { contentChanged() } }
  open var isHighlighted = false
  public final var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  public final func addAction(_ action: UIAction, for events: Event) {
    actions.append(
      (
        events, nil,
        { control in
          action.sender = control
          action.handler(action)
        }
      ))
  }

  /// The target is not kept.
  public final func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target as AnyObject?
    actions.append(
      (events, object.map(ObjectIdentifier.init), { [weak object] control in action(object, control) }))
  }
  /// nil: whatever the target.
  public final func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let id = (target as AnyObject?).map(ObjectIdentifier.init)
    actions.removeAll { $0.target != nil && (id == nil || $0.target == id) && events.contains($0.events) }
  }

  open func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.run(self) }
  }

  /// A finger comes down on it and leaves.
  final func pressed(_ isOn: Bool) {
    guard isOn != isHighlighted else { return }
    isHighlighted = isOn
    if isOn { sendActions(for: .touchDown) }
    contentChanged()
  }
  final func released() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// What it looks like; touches come on top.
  func face() -> AnyView? { nil }
  override func makeContent() -> AnyView? {
    AnyView(
      ControlFace(face: face() ?? AnyView(Color.clear), isEnabled: isEnabled) { [weak self] in
        self?.pressed($0)
      } release: { [weak self] in
        self?.released()
      })
  }
  override func prepare() { contentChanged() }
}

/// The area of a control, which fills its view.
private struct ControlFace: View {
  let face: AnyView
  let isEnabled: Bool
  let press: (Bool) -> Void
  let release: () -> Void
  @GestureState(untraced: false) private var isPressed

  var body: some View {
    face.frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        ButtonPress().updating($isPressed) { isOn, isPressed, _ in isPressed = isOn }
          .onEnded { _ in release() }
      )
      .onChange(of: isPressed) { _, isOn in press(isOn) }
      .disabled(!isEnabled)
  }
}
