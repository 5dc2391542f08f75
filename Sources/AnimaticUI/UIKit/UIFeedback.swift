/// A haptic; it has no picture, so it is a line in the trace.
open class UIFeedbackGenerator {
  public init() {}
  open func prepare() {}
}

/// The tap of something that lands.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  private let style: FeedbackStyle

  public init(style: FeedbackStyle) { self.style = style }
  public override convenience init() { self.init(style: .medium) }

  public func impactOccurred() { PlayedDevice.note("haptic: impact, \(style)") }
  public func impactOccurred(intensity: CGFloat) {
    PlayedDevice.note("haptic: impact, \(style) at \(Printing.number(Double(intensity)))")
  }
}

/// The pattern of success, warning or error.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) { PlayedDevice.note("haptic: \(type)") }
}

/// The tick of a changed selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { PlayedDevice.note("haptic: selection") }
}
