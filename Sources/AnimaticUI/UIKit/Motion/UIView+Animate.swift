import Foundation

extension UIView {
  /// How an animation runs. Those of interaction and layout are taken and change nothing.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    var curve: UIView.AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }
  }

  /// A timing curve; the usual cubic Béziers with control points on 0.42 and 0.58.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    func animation(_ duration: Double) -> Animation {
      switch self {
      case .easeInOut: return .easeInOut(duration: duration)
      case .easeIn: return .easeIn(duration: duration)
      case .easeOut: return .easeOut(duration: duration)
      case .linear: return .linear(duration: duration)
      }
    }
  }

  /// Changes of views on a stage inside `animations` move there in `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    move(options.curve.animation(duration), duration, delay, options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// A spring that has come to within a thousandth of its way after `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 without overshoot; less swings.
  ///   - velocity: At the start, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UIKitSpring.animation(
      duration: duration, damping: Double(dampingRatio), velocity: Double(velocity))
    move(spring, duration, delay, options, animations, completion)
  }

  /// A spring in SwiftUI's terms (iOS 17). Its completion comes when the spring has settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: Double(bounce))
    move(
      .interpolatingSpring(spring, initialVelocity: Double(initialSpringVelocity)), spring.settlingDuration,
      delay, options, animations, completion)
  }

  private class func move(
    _ animation: Animation, _ duration: Double, _ delay: Double, _ options: AnimationOptions,
    _ work: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard duration > 0 || delay > 0 else { return UIKitMotion.run(nil, seconds: 0, work, completion) }
    var animation = animation
    if options.contains(.repeat) {
      animation = animation.repeatForever(autoreverses: options.contains(.autoreverse))
    }
    if delay > 0 { animation = animation.delay(delay) }
    // One that never ends never completes.
    UIKitMotion.run(
      animation, seconds: delay + duration, work, options.contains(.repeat) ? nil : completion)
  }

  /// A change of views as one animation: a cross-fade of what can fade. Flips are cross-fades here.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  public class func performWithoutAnimation(_ actions: () -> Void) { UIKitMotion.with(nil, actions) }

  /// Several animations within one: see `addKeyframe`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIKitKeyframes.with(duration, delay) {
      UIKitMotion.run(
        .linear(duration: duration).delay(max(0, delay)), seconds: duration + delay, animations, completion)
    }
  }

  /// A linear part of `animateKeyframes`; start and duration are shares of the whole, 0…1.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
  ) {
    guard let whole = UIKitKeyframes.current else { return animations() }
    let animation = Animation.linear(duration: whole.duration * relativeDuration)
      .delay(whole.delay + whole.duration * start)
    UIKitMotion.with(Transaction(animation: animation), animations)
  }

  /// How keyframes go into one another; always linearly here.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear: Self = []
    public static let calculationModeCubic = Self(rawValue: 1)
    public static let allowUserInteraction = Self(rawValue: 2)
  }
}

/// The whole that keyframes are added to.
enum UIKitKeyframes {
  nonisolated(unsafe) private(set) static var current: (duration: Double, delay: Double)?

  static func with(_ duration: Double, _ delay: Double, _ work: () -> Void) {
    let before = current
    current = (duration, max(0, delay))
    work()
    current = before
  }
}

/// UIKit's spring, which is told how long it takes instead of how stiff it is.
enum UIKitSpring {
  /// Of the way, what is left after the whole duration.
  private static let rest = 0.001

  static func animation(duration: Double, damping: Double, velocity: Double) -> Animation {
    guard duration > 0, damping.isFinite else { return .linear(duration: 0) }
    let ratio = min(max(damping, 0.01), 1)
    let omega = frequency(duration, ratio, velocity.isFinite ? velocity : 0)
    return .interpolatingSpring(
      mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega,
      initialVelocity: velocity.isFinite ? velocity : 0)
  }

  /// The undamped frequency at which the swing's envelope is down to `rest` after `duration`, by bisection.
  private static func frequency(_ duration: Double, _ ratio: Double, _ velocity: Double) -> Double {
    func left(_ omega: Double) -> Double {
      if ratio >= 1 {
        // x(t) = e^(−ωt) (1 + (ω − v) t)
        return exp(-omega * duration) * abs(1 + (omega - velocity) * duration)
      }
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let swing = (ratio * omega - velocity) / damped
      return exp(-ratio * omega * duration) * (1 + swing * swing).squareRoot()
    }
    var (low, high) = (1 / duration, 2 / duration)
    for _ in 0..<60 where left(high) > rest { high *= 2 }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if left(middle) > rest { low = middle } else { high = middle }
    }
    return high
  }
}
