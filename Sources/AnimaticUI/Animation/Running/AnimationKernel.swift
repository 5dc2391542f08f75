import AnimaticTime

/// The heart of an animation in the form in which it is evaluated: no boxes, no calls through witnesses.
enum AnimationKernel: Sendable {
  /// `perSecond` is 1/duration.
  case bezier(TabledBezier, perSecond: Double)
  case circular(CircularCurve, perSecond: Double)
  case inverseCircular(CircularCurve, perSecond: Double)
  /// A spring from rest, or pushed off with `push` whole distances per second.
  case spring(SpringMotion, push: Double)
  /// Evaluated by its track instead.
  case custom

  /// Share of the distance that is done `t` local seconds in.
  @inline(__always)
  func progress(_ t: Double) -> Double {
    switch self {
    case .bezier(let curve, let perSecond): return curve.value(at: t * perSecond)
    case .spring(let motion, let push):
      if push == 0 { return motion.step(t) }
      let (step, kick) = motion.stepAndKick(t)
      return step + push * kick
    case .circular(let curve, let perSecond): return curve.value(at: t * perSecond)
    case .inverseCircular(let curve, let perSecond): return curve.inverse(at: t * perSecond)
    case .custom: return 0
    }
  }

  /// d/dt of `progress`; 0 outside a timing curve's time.
  func rate(_ t: Double) -> Double {
    switch self {
    case .bezier(let curve, let perSecond):
      return AnimationKernel.isInside(t * perSecond) ? curve.curve.slope(at: t * perSecond) * perSecond : 0
    case .circular(let curve, let perSecond):
      return AnimationKernel.isInside(t * perSecond) ? curve.slope(at: t * perSecond) * perSecond : 0
    case .inverseCircular(let curve, let perSecond):
      let x = t * perSecond
      return AnimationKernel.isInside(x)
        ? UnitCurve(.inverseCircular(curve)).velocity(at: x) * perSecond : 0
    case .spring(let motion, let push): return motion.stepRate(t) + push * motion.kickRate(t)
    case .custom: return 0
    }
  }

  private static func isInside(_ x: Double) -> Bool { x >= 0 && x <= 1 }
}
