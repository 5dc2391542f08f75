import Foundation

/// Follows fingers on a view and calls its targets. On a device targets name their methods with `#selector`, which
/// Linux does not have: see `Selector`.
@MainActor @preconcurrency
open class UIGestureRecognizer: UIResponder {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  private final var targets: [(object: ObjectIdentifier?, run: (UIGestureRecognizer) -> Void)] = []
  public internal(set) final weak var view: UIView?
  public internal(set) final var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  /// Kept; nobody asks it.
  open weak var delegate: UIGestureRecognizerDelegate?
  final var place = CGPoint.zero

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  public final func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append((ObjectIdentifier(object), { [weak object] in action(object, $0) }))
  }
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let id = (target as AnyObject?).map(ObjectIdentifier.init)
    targets.removeAll { id == nil || $0.object == id }
  }

  /// Where the finger is, in a view's coordinates; nil: the window's.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }
  public final var numberOfTouches: Int { 1 }

  final func fire(_ state: State, at point: CGPoint) {
    self.state = state
    place = point
    for target in targets { target.run(self) }
    if state == .ended { self.state = .possible }
  }

  /// The view's content with the gesture on it.
  func attach(to content: AnyView) -> AnyView { content }
}

/// What an app may say about its recognizers; nobody asks here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// One or more taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override func attach(to content: AnyView) -> AnyView {
    AnyView(
      content.simultaneousGesture(
        SpatialTapGesture(count: max(1, numberOfTapsRequired)).onEnded { [weak self] value in
          guard let self, isEnabled else { return }
          fire(.ended, at: value.location)
        }))
  }
}

/// A finger that moves, from 10 points on.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private final var shift = CGSize.zero
  private final var base = CGSize.zero
  private final var speed = CGSize.zero

  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: shift.width - base.width, y: shift.height - base.height)
  }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    base = CGSize(width: shift.width - translation.x, height: shift.height - translation.y)
  }
  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

  override func attach(to content: AnyView) -> AnyView {
    AnyView(
      content.simultaneousGesture(
        DragGesture(minimumDistance: 10).onChanged { [weak self] value in
          guard let self, isEnabled else { return }
          moved(value)
        }.onEnded { [weak self] value in
          guard let self, isEnabled else { return }
          (shift, speed) = (value.translation, value.velocity)
          fire(.ended, at: value.location)
        }))
  }

  private func moved(_ value: DragGesture.Value) {
    let isFirst = state != .began && state != .changed
    if isFirst { base = .zero }
    (shift, speed) = (value.translation, value.velocity)
    fire(isFirst ? .began : .changed, at: value.location)
  }
}

/// A finger that moves quickly one way.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  override func attach(to content: AnyView) -> AnyView {
    AnyView(
      content.simultaneousGesture(
        DragGesture(minimumDistance: 30).onEnded { [weak self] value in
          guard let self, isEnabled, direction.contains(Self.way(value.translation)) else { return }
          fire(.ended, at: value.location)
        }))
  }

  private static func way(_ shift: CGSize) -> Direction {
    if abs(shift.width) > abs(shift.height) { return shift.width > 0 ? .right : .left }
    return shift.height > 0 ? .down : .up
  }
}

/// A finger that stays.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  override func attach(to content: AnyView) -> AnyView {
    AnyView(
      content.simultaneousGesture(
        LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
          .onEnded { [weak self] _ in
            guard let self, isEnabled else { return }
            fire(.began, at: CGPoint(x: view?.bounds.midX ?? 0, y: view?.bounds.midY ?? 0))
            fire(.ended, at: place)
          }))
  }
}
