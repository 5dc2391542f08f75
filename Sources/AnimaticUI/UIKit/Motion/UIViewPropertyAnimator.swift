import Foundation

/// Where an animator's animation ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that is started by hand. It can not be paused, reversed or scrubbed here.
@MainActor @preconcurrency
open class UIViewPropertyAnimator {
  public let duration: TimeInterval
  private let animation: Animation
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  public private(set) var isRunning = false

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    animation = curve.animation(duration)
    if let animations { changes = [animations] }
  }

  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    animation = UIKitSpring.animation(duration: duration, damping: Double(dampingRatio), velocity: 0)
    if let animations { changes = [animations] }
  }

  public init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    animation = .timingCurve(
      Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y),
      duration: duration)
    if let animations { changes = [animations] }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    isRunning = true
    let (work, ends) = (changes, completions)
    changes = []
    completions = []
    UIKitMotion.run(
      delay > 0 ? animation.delay(delay) : animation, seconds: duration + max(0, delay),
      { for change in work { change() } },
      { [self] _ in
        isRunning = false
        for end in ends { end(.end) }
      })
  }
}
