import Foundation

/// Looks after a view: makes it, and hears of its coming and going.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private final var loaded: UIView?
  /// Has announced that it comes, or that it goes.
  private final var isComing: Bool?

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  /// Made by `loadView` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
    }
  }
  public final var viewIfLoaded: UIView? { loaded }
  public final var isViewLoaded: Bool { loaded != nil }
  public final func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    if loaded == nil { view = UIView(frame: CGRect(origin: .zero, size: PlayedDevice.size)) }
    viewDidLoad()
  }

  open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: PlayedDevice.size)) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// The view comes onto a stage, or leaves it.
  final func begins(_ coming: Bool) {
    guard isComing != coming else { return }
    isComing = coming
    if coming { viewWillAppear(isAnimated) } else { viewWillDisappear(isAnimated) }
  }

  /// After the update that shows it, or takes it away.
  final func didBegin(_ coming: Bool, _ graph: ViewGraph) {
    if coming { viewIsAppearing(isAnimated) }
    // What comes with a motion has appeared when that is over.
    if coming, isAnimated, presentation != nil { return }
    let animated = isAnimated
    graph.enqueueAction(owner: graph.clock.owner) { [self] in
      if coming { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }
    graph.wakeForActions()
  }

  /// Whether the presentation that it takes part in moves.
  final var isAnimated = false

  // MARK: Controllers in it

  public private(set) final var children: [UIViewController] = []
  public private(set) final weak var parent: UIViewController?

  public final func addChild(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  public internal(set) final var presentedViewController: UIViewController?
  public internal(set) final weak var presentingViewController: UIViewController?
  final var presentation: ControllerPresentation?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Kept: a finger does not pull cards down.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var transitioningDelegate: AnyObject?
  public final var isBeingPresented: Bool { presentation?.isComing ?? false }
  public final var isBeingDismissed: Bool { presentation?.isGoing ?? false }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    ControllerPresentation.begin(controller, over: self, animated: animated, completion)
  }
  /// Takes away what it presents, or itself where it presents nothing.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController != nil ? self : nearestPresenter
    guard let shown = presenter?.presentedViewController?.presentation else {
      completion?()
      return
    }
    shown.end(animated: animated, completion)
  }

  private var nearestPresenter: UIViewController? {
    var here: UIViewController? = self
    while let controller = here {
      if let presenter = controller.presentingViewController { return presenter }
      here = controller.parent
    }
    return nil
  }

  // MARK: Surroundings

  open var title: String?
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  /// No bar of the system's is drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }
}

/// The status bar's colour; no bar is drawn.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// How an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let portraitUpsideDown = Self(rawValue: 4)
  public static let landscapeRight = Self(rawValue: 8)
  public static let landscapeLeft = Self(rawValue: 16)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscapeLeft, .landscapeRight]
}

/// The form of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How a presentation comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
