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

  /// One scene, with the window of the stage and those that code has made visible.
  public var connectedScenes: Set<UIScene> { [UIKitStage.current?.scene ?? UIWindowScene()] }
  public var windows: [UIWindow] { UIKitStage.current?.windows ?? [] }
  public var keyWindow: UIWindow? { UIKitStage.current?.keyWindow }
  /// Nobody delegates in a play.
  public var delegate: UIApplicationDelegate? { nil }
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
  /// Kept for the play.
  public var isIdleTimerDisabled: Bool {
    get { UIKitStage.current?.isIdleTimerDisabled ?? false }
    set { UIKitStage.current?.isIdleTimerDisabled = newValue }
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set { PlayedDevice.note("badge \(newValue)") }
  }

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
