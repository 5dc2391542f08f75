/// How the clock of a curve runs against the clock of its animation: delays and speeds folded into one line.
///
/// `local = max(floor, scale·time + shift)`. Such clocks are closed under composition, so that any chain of
/// `.delay` and `.speed` costs one multiplication at run time.
struct AnimationClock: Hashable, Sendable {
  var scale = 1.0
  var shift = 0.0
  var floor = 0.0

  @inline(__always)
  func local(_ time: Double) -> Double { max(floor, scale * time + shift) }

  /// The animation's time at which the local clock shows `local` for the first time; infinity if never.
  func time(ofLocal local: Double) -> Double {
    if local <= floor { return 0 }
    return scale > 0 ? max(0, (local - shift) / scale) : .infinity
  }

  mutating func delay(_ seconds: Double) {
    floor = max(0, floor - seconds)
    shift -= seconds
  }

  mutating func speed(_ factor: Double) {
    let factor = factor > 0 && factor.isFinite ? factor : 0
    scale *= factor
    shift *= factor
    floor *= factor
  }

  var isIdentity: Bool { self == AnimationClock() }
}
