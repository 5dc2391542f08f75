import Foundation

/// A window over the stage: views of its own, on the same clock, in front of windows of lower levels.
///
/// As on a device it is hidden until `isHidden = false` or `makeKeyAndVisible()`, and it is gone when nobody keeps
/// it any more.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// How far in front a window is. Of one level the newest is in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
    public static func += (a: inout Level, b: CGFloat) { a = a + b }
    public static func -= (a: inout Level, b: CGFloat) { a = a - b }
  }

  private weak var stage: UIKitStage?
  /// For the trace, when nothing may be asked any more.
  final let label: String

  /// A window of the scene's size.
  public init(windowScene: UIWindowScene) {
    label = Self.name(Self.self)
    super.init(frame: CGRect(origin: .zero, size: PlayedDevice.size))
    self.windowScene = windowScene
    stage = UIKitStage.current
  }

  /// A window without a scene is not shown until it gets one.
  public override init(frame: CGRect) {
    label = Self.name(Self.self)
    super.init(frame: frame)
    stage = UIKitStage.current
  }

  public required init?(coder: NSCoder) {
    label = Self.name(Self.self)
    super.init(coder: coder)
  }

  private static func name(_ type: Any.Type) -> String { TypeNames.short(type) }

  override func prepare() { change { $0.isHidden = true } }

  deinit { stage?.windowIsGone(ObjectIdentifier(self), label) }

  public weak final var windowScene: UIWindowScene? {
    didSet {
      if windowScene != nil, !isHidden, !isShown { isHidden = false }
      if windowScene == nil, isShown { stage?.hide(self) }
    }
  }
  open var screen: UIScreen { .main }
  public final var isKeyWindow: Bool { stage?.keyWindow === self }
  open var canBecomeKey: Bool { true }

  open var windowLevel = Level.normal { didSet { stage?.changeLevel(of: self) } }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { installRoot() }
    }
  }

  /// The root's view fills the window; loaded when the window is first shown.
  private func installRoot() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private var isShown: Bool { stageGraph != nil }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      guard let stage = stage ?? UIKitStage.current else { return }
      self.stage = stage
      guard !newValue else { return stage.hide(self) }
      guard windowScene != nil else {
        stage.graph.emit(
          .warning, name: stage.graph.clock.owner,
          detail: "a window without a scene is not shown: make it with UIWindow(windowScene:)")
        return
      }
      installRoot()
      stage.show(self)
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func makeKey() {
    stage?.keyWindow = self
    becomeKey()
  }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}
}

/// The window of the stage's own view: that is drawn by the stage itself, under whatever is put into the window.
final class StageWindow: UIWindow {
  init(_ stage: UIKitStage) {
    super.init(windowScene: stage.scene)
    change { $0.isHidden = false }
    let root = UIViewController()
    root.view = StageView(frame: bounds)
    rootViewController = root
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(root.view)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Where the stage's own view is.
final class StageView: UIView {}
