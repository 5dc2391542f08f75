/// A controller that is presented over another one: a card over a dimmed window, or a cover.
@MainActor @preconcurrency
final class ControllerPresentation {
  private let presented: UIViewController
  private weak var presenter: UIViewController?
  private let container = UIView()
  private let dimming = UIView()
  private(set) var isComing = false
  private(set) var isGoing = false

  private static let duration = 0.5

  static func begin(
    _ controller: UIViewController, over presenter: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard presenter.presentedViewController == nil, controller.presentingViewController == nil,
      let window = presenter.viewIfLoaded?.window
    else {
      PlayedDevice.warn(
        "present: \(TypeNames.short(type(of: presenter))) presents something already, or its view is in no window"
      )
      return
    }
    let made = ControllerPresentation(controller, presenter)
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    controller.presentation = made
    made.show(in: window, animated: animated, completion)
  }

  private init(_ presented: UIViewController, _ presenter: UIViewController) {
    (self.presented, self.presenter) = (presented, presenter)
  }

  private var isCard: Bool {
    [.automatic, .pageSheet, .formSheet, .popover].contains(presented.modalPresentationStyle)
  }

  private func show(in window: UIWindow, animated: Bool, _ completion: (() -> Void)?) {
    let view: UIView = presented.view
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = isCard ? UIColor(white: 0, alpha: 0.2) : nil
    container.addSubview(dimming)
    // As the card of `sheet`: under the status bar, 10 points of the window stay.
    let top = isCard ? window.safeAreaInsets.top + 10 : 0
    view.frame = CGRect(
      x: 0, y: top, width: container.bounds.width, height: container.bounds.height - top)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isCard {
      view.layer.cornerRadius = 10
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.clipsToBounds = true
      if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    }
    container.addSubview(view)
    presented.isAnimated = animated
    isComing = true
    window.addSubview(container)
    let finish: (Bool) -> Void = { [self] _ in
      isComing = false
      if animated { presented.viewDidAppear(true) }
      completion?()
    }
    guard animated else { return after(finish) }
    away(true)
    move({ self.away(false) }, finish)
  }

  /// Where it comes from and goes to.
  private func away(_ isAway: Bool) {
    let view: UIView = presented.view
    dimming.alpha = isAway ? 0 : 1
    if presented.modalTransitionStyle == .coverVertical {
      view.transform = isAway ? CGAffineTransform(translationX: 0, y: container.bounds.height) : .identity
    } else {
      view.alpha = isAway ? 0 : 1
    }
  }

  private func move(_ change: @escaping () -> Void, _ finish: @escaping (Bool) -> Void) {
    UIKitMotion.run(.smooth(duration: Self.duration), seconds: Self.duration, change, finish)
  }

  private func after(_ work: @escaping (Bool) -> Void) {
    UIKitMotion.run(nil, seconds: 0, {}, work)
  }

  func end(animated: Bool, _ completion: (() -> Void)?) {
    guard !isGoing else { return }
    isGoing = true
    // What it presents itself goes with it.
    presented.presentedViewController?.presentation?.end(animated: false, nil)
    presented.isAnimated = animated
    presented.begins(false)
    let finish: (Bool) -> Void = { [self] _ in
      let graph = container.stageGraph
      container.removeFromSuperview()
      presenter?.presentedViewController = nil
      presented.presentingViewController = nil
      presented.presentation = nil
      presented.viewIfLoaded?.transform = .identity
      guard let completion else { return }
      guard let graph else { return completion() }
      // After the controller has heard that it is gone.
      graph.enqueueAction(owner: graph.clock.owner, completion)
    }
    if animated { move({ self.away(true) }, finish) } else { after(finish) }
  }
}
