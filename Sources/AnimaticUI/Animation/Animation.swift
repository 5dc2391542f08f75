import AnimaticTime

/// How a change of a value is spread over time.
///
/// Animations are equal when they move alike: `.smooth` equals `.spring(duration: 0.5, bounce: 0)`.
public struct Animation: Hashable, Sendable {
  /// The curve or spring at the heart.
  var core: Core
  /// What was wrapped around it, innermost first.
  var modifiers: [Modifier]

  enum Core: Hashable, Sendable {
    /// Which animation this is depends on the semantics in force when it starts.
    case standard
    case curve(UnitCurve, duration: Double)
    case persistent(PersistentSpring)
    case interpolating(InterpolatingSpring)
    case custom(CustomAnimationBox)
  }

  enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    /// nil: for ever.
    case repeats(Int?, autoreverses: Bool)
    case logicalEnd(Double)
  }

  init(_ core: Core, modifiers: [Modifier] = []) {
    self.core = core
    self.modifiers = modifiers
  }

  /// An animation of the user's own making.
  public init(_ base: some CustomAnimation) {
    // A built-in one that went through `base` comes back as itself.
    self = (base as? BuiltInAnimation)?.animation ?? Animation(.custom(CustomAnimationBox(base)))
  }

  /// The animation as a `CustomAnimation`: the user's own value, or a stand-in for a built-in one.
  public var base: any CustomAnimation {
    if case .custom(let box) = core, modifiers.isEmpty { return box.base }
    return BuiltInAnimation(animation: self)
  }

  var isCustom: Bool {
    if case .custom = core { return true }
    return false
  }

  /// As code spells it, in the reading in force; `.default` keeps its name.
  func spelled(_ semantics: AnimationSemantics) -> String {
    (core == .standard ? self : resolved(semantics)).description
  }

  /// The spring or curve that `.default` stands for, and itself for all others.
  /// Plain `.spring()` and `.interactiveSpring()` chose the form by response and damping in older SDKs.
  func resolved(_ semantics: AnimationSemantics) -> Animation {
    if case .persistent(let spring) = core, semantics < .iOS17, let older = spring.olderReading {
      return Animation(.persistent(older), modifiers: modifiers)
    }
    guard core == .standard else { return self }
    let standard: Animation = semantics == .iOS16 ? .easeInOut : .smooth
    return Animation(standard.core, modifiers: modifiers)
  }
}

/// A spring that hands its velocity to its successor.
struct PersistentSpring: Hashable, Sendable {
  /// The word it was made with; does not change the motion and takes no part in equality.
  enum Spelling: Sendable { case duration, response, smooth, snappy, bouncy, interactive, plain }

  var response: Double
  var dampingFraction: Double
  var blendDuration: Double
  var spelling: Spelling

  static func == (a: Self, b: Self) -> Bool {
    a.response == b.response && a.dampingFraction == b.dampingFraction
      && a.blendDuration == b.blendDuration
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(response)
    hasher.combine(dampingFraction)
    hasher.combine(blendDuration)
  }

  /// What the same words meant to SDKs before that of iOS 17; nil where they meant the same.
  var olderReading: PersistentSpring? {
    guard spelling == .plain else { return nil }
    var older = self
    // Equal springs may be spelled differently: the blend tells the interactive one.
    older.dampingFraction = blendDuration > 0 ? 0.86 : 0.825
    older.spelling = .response
    return older
  }

  /// The stiffness of persistent springs is limited to 45 000.
  func motion(response: Double) -> SpringMotion {
    SpringMotion(
      angularFrequency: min(2 * .pi / response, SpringSettling.stiffnessLimit.squareRoot()),
      dampingRatio: dampingFraction)
  }

  var motion: SpringMotion { motion(response: response) }
}

/// A spring that draws a progress from 0 to 1; overlapping ones add up.
struct InterpolatingSpring: Hashable, Sendable {
  var mass: Double
  var stiffness: Double
  var damping: Double
  /// Whole distances per second.
  var initialVelocity: Double

  /// At and above critical damping the damping is ignored: recordings show the critical spring of ω = √(k/m).
  var motion: SpringMotion {
    SpringMotion(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: min(1, damping / (2 * (stiffness * mass).squareRoot())))
  }
}
