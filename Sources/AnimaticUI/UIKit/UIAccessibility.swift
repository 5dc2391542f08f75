import Foundation

/// Accessibility in UIKit's spelling: settings of the stage, and announcements as lines of the trace.
public enum UIAccessibility {
  /// What is told to assistive technologies.
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let announcement = Self(name: "announcement")
    public static let layoutChanged = Self(name: "layout changed")
    public static let screenChanged = Self(name: "screen changed")
    public static let pageScrolled = Self(name: "page scrolled")
  }

  public static func post(notification: Notification, argument: Any?) {
    let text = argument.map { ": \($0)" } ?? ""
    PlayedDevice.note("accessibility \(notification.name)\(text)")
  }

  /// Nobody listens in a play.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { PlayedDevice.environment.accessibilityReduceMotion }
  public static var prefersCrossFadeTransitions: Bool {
    PlayedDevice.environment.prefersCrossFadeTransitions
  }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
}

/// Announcements in SwiftUI's spelling (iOS 17).
public enum AccessibilityNotification {
  /// Something for VoiceOver to say.
  public struct Announcement {
    private let text: String
    public init(_ announcement: String) { text = announcement }
    @_disfavoredOverload
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    public func post() { PlayedDevice.note("accessibility announcement: \(text)") }
  }

  /// The layout has changed.
  public struct LayoutChanged {
    public init() {}
    public init(_ focused: Any?) {}
    public func post() { PlayedDevice.note("accessibility layout changed") }
  }

  /// The screen has changed.
  public struct ScreenChanged {
    public init() {}
    public init(_ focused: Any?) {}
    public func post() { PlayedDevice.note("accessibility screen changed") }
  }
}
