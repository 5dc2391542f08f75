import Foundation

/// Distances from the edges, in UIKit's spelling; points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}

/// The app of the play.
open class UIApplication {
  /// Whether the app is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  nonisolated(unsafe) public static let shared = UIApplication()
  private init() {}

  /// One scene with one window, which shows the stage.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.played] }
  public var windows: [UIWindow] { [UIWindow.played] }
  public var keyWindow: UIWindow? { UIWindow.played }
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: PlayedDevice.size.width, height: PlayedDevice.safeArea.top)
  }
  public var applicationState: State {
    switch PlayedDevice.environment.scenePhase {
    case .active: return .active
    case .inactive: return .inactive
    case .background: return .background
    }
  }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0

  public func canOpenURL(_ url: URL) -> Bool { true }

  /// Nothing is opened: a line in the trace says that it was asked for.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    PlayedDevice.note("opens \(url.absoluteString)")
    completion?(true)
  }

  /// Keys of `open`'s options.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  public static let openSettingsURLString = "app-settings:"
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
}

/// A scene; there is one, the stage.
open class UIScene: Hashable {
  /// How far a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public var activationState: ActivationState {
    PlayedDevice.environment.scenePhase == .background ? .background : .foregroundActive
  }

  public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of the stage.
public final class UIWindowScene: UIScene {
  nonisolated(unsafe) static let played = UIWindowScene()

  public var windows: [UIWindow] { [UIWindow.played] }
  public var keyWindow: UIWindow? { UIWindow.played }
  public var screen: UIScreen { .main }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var interfaceOrientation: UIInterfaceOrientation {
    PlayedDevice.size.width > PlayedDevice.size.height ? .landscapeRight : .portrait
  }
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Where the status bar is.
public struct UIStatusBarManager {
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  public var isStatusBarHidden: Bool { PlayedDevice.safeArea.top == 0 }
}

/// The window of the stage: only what notices ask of one.
public final class UIWindow {
  nonisolated(unsafe) static let played = UIWindow()
  private init() {}

  public var safeAreaInsets: UIEdgeInsets {
    let area = PlayedDevice.safeArea
    let isMirrored = PlayedDevice.environment.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: area.top, left: isMirrored ? area.trailing : area.leading, bottom: area.bottom,
      right: isMirrored ? area.leading : area.trailing)
  }
  public var bounds: CGRect { UIScreen.main.bounds }
  public var frame: CGRect { bounds }
  public var isKeyWindow: Bool { true }
  public var windowScene: UIWindowScene? { .played }
  public var screen: UIScreen { .main }
}
