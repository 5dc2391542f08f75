import Foundation

/// A scene; there is one, the stage.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// How far a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public var activationState: ActivationState {
    switch PlayedDevice.environment.scenePhase {
    case .background: return .background
    case .inactive: return .foregroundInactive
    case .active: return .foregroundActive
    }
  }
  public var title: String! { "" }

  public static let willConnectNotification = Notification.Name("UISceneWillConnect")
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnect")
  public static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
  public var delegate: UISceneDelegate? { nil }
}

/// Told of a scene's life: by nobody here.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {}

/// The scene of the stage.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  override init() {}

  /// All windows that are visible, the stage's own first.
  public var windows: [UIWindow] { UIKitStage.current?.windows ?? [] }
  public var keyWindow: UIWindow? { UIKitStage.current?.keyWindow }
  public var screen: UIScreen { .main }
  public var traitCollection: UITraitCollection { .current }
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
