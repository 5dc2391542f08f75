/// A damped spring of unit mass, solved in closed form.
///
/// Everything a spring can do is a sum of two answers: `step`, to a target one unit away from rest, and
/// `kick`, to an initial velocity of one unit a second with no target. A spring at offset x₀ with velocity v₀
/// and target D is at `x₀ + (D − x₀)·step + v₀·kick`.
@frozen
public struct SpringMotion: Hashable, Sendable {
  @frozen public enum Regime: Hashable, Sendable { case under, critical, over, frozen }

  /// The undamped angular frequency ω = 2π/response, radians a second.
  public let angularFrequency: Double
  /// Damping ratio ζ ≥ 0: 1 is critical, infinity never moves.
  public let dampingRatio: Double
  /// a = ζω, 1/s.
  public let decay: Double
  /// ω√|1 − ζ²|, radians a second; 0 when critical.
  public let dampedFrequency: Double
  public let regime: Regime

  /// Negative or NaN arguments count as 0; a ratio within 1e-9 of 1 is taken as critical, where the general
  /// forms lose their digits. A spring without stiffness never moves.
  public init(angularFrequency: Double, dampingRatio: Double) {
    let omega = angularFrequency > 0 ? angularFrequency : 0
    let zeta = dampingRatio > 0 ? dampingRatio : 0
    self.angularFrequency = omega
    self.dampingRatio = zeta
    guard omega > 0, omega.isFinite, (zeta * omega * zeta).isFinite else {
      decay = 0
      dampedFrequency = 0
      regime = .frozen
      return
    }
    decay = zeta * omega
    if abs(zeta - 1) <= 1e-9 {
      dampedFrequency = 0
      regime = .critical
    } else {
      dampedFrequency = omega * abs((1 - zeta) * (1 + zeta)).squareRoot()
      regime = zeta < 1 ? .under : .over
    }
  }

  /// By duration of one undamped swing, seconds; 0 or less has no stiffness limit and is the caller's jump.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// Position after `t` seconds, from rest at 0, of a spring whose target is 1. 0 before the start.
  @inlinable
  public func step(_ t: Double) -> Double {
    guard t > 0 else { return 0 }
    switch regime {
    case .under:
      let phase = dampedFrequency * t
      let envelope = exp(-decay * t)
      guard envelope > 1e-300 else { return 1 }
      return 1 - envelope * (cos(phase) + decay / dampedFrequency * sin(phase))
    case .critical:
      let travelled = angularFrequency * t
      guard travelled < 700 else { return 1 }
      return 1 - exp(-travelled) * (1 + travelled)
    case .over: return 1 - overdamped(t).rest
    case .frozen: return 0
    }
  }

  /// Position after `t` seconds of a spring without target that left 0 at one unit a second.
  @inlinable
  public func kick(_ t: Double) -> Double {
    guard t > 0 else { return 0 }
    switch regime {
    case .under:
      let envelope = exp(-decay * t)
      guard envelope > 1e-300 else { return 0 }
      return envelope * sin(dampedFrequency * t) / dampedFrequency
    case .critical:
      let travelled = angularFrequency * t
      guard travelled < 700 else { return 0 }
      return t * exp(-travelled)
    case .over: return overdamped(t).kick
    case .frozen: return 0
    }
  }

  /// `step` and `kick` at once, for less than the price of both.
  @inlinable
  public func stepAndKick(_ t: Double) -> (step: Double, kick: Double) {
    guard t > 0 else { return (0, 0) }
    switch regime {
    case .under:
      let phase = dampedFrequency * t
      let envelope = exp(-decay * t)
      guard envelope > 1e-300 else { return (1, 0) }
      let sine = sin(phase)
      return (
        1 - envelope * (cos(phase) + decay / dampedFrequency * sine), envelope * sine / dampedFrequency
      )
    case .critical:
      let travelled = angularFrequency * t
      guard travelled < 700 else { return (1, 0) }
      let rest = exp(-travelled)
      return (1 - rest * (1 + travelled), t * rest)
    case .over:
      let (rest, kick) = overdamped(t)
      return (1 - rest, kick)
    case .frozen: return (0, 0)
    }
  }

  /// Velocity of `step`: d/dt, 1/s.
  @inlinable
  public func stepRate(_ t: Double) -> Double {
    angularFrequency * angularFrequency * kick(t)
  }

  /// Velocity of `kick`; 1 at 0 and before. A spring that never moves answers 0.
  @inlinable
  public func kickRate(_ t: Double) -> Double {
    if regime == .frozen { return 0 }
    guard t > 0 else { return 1 }
    // x'' = −ω²x − 2a·x' integrated once: kick' = (1 − step) − 2a·kick.
    return (1 - step(t)) - 2 * decay * kick(t)
  }

  /// Without cosh and sinh, which overflow: two decaying exponentials, the slow rate from its product.
  @usableFromInline
  func overdamped(_ t: Double) -> (rest: Double, kick: Double) {
    let fast = decay + dampedFrequency
    let slow = angularFrequency * (angularFrequency / fast)
    let low = exp(-slow * t)
    guard low > 1e-300 else { return (0, 0) }
    // (e^(−slow·t) − e^(−fast·t)) / 2w
    let kick = low * -expm1(-(fast - slow) * t) / (2 * dampedFrequency)
    return (low + slow * kick, kick)
  }
}
