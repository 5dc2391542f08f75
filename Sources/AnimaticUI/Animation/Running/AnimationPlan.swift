import AnimaticTime

/// An animation made ready to run over one known distance: where its time goes and when it ends.
struct AnimationPlan: Sendable {
  /// A step from the animation's time to its kernel's, outermost first.
  enum Stage: Sendable {
    case clock(AnimationClock)
    /// Legs of `leg` seconds; `count` is infinity for ever.
    case legs(leg: Double, count: Double, reverses: Bool)
  }

  var kernel: AnimationKernel
  /// All of the time when nothing repeats.
  var clock = AnimationClock()
  /// Used instead of `clock` when something repeats.
  var stages: [Stage] = []
  /// The kernel's own length, local seconds.
  var kernelEnd: Double
  /// Seconds from the animation's begin to its removal; 0 or less: no animation; infinity: never.
  var end: Double
  /// Seconds to logical completion.
  var logicalEnd: Double
  /// A timing curve is alive at its very end, a spring is gone at it.
  var isAliveAtEnd: Bool

  /// - Parameters:
  ///   - kernelEnd: The kernel's length in local seconds.
  ///   - kernelLogicalEnd: Its logical completion in local seconds.
  init(
    kernel: AnimationKernel, kernelEnd: Double, kernelLogicalEnd: Double, isAliveAtEnd: Bool,
    modifiers: [Animation.Modifier]
  ) {
    self.kernel = kernel
    self.kernelEnd = kernelEnd
    self.isAliveAtEnd = isAliveAtEnd
    end = kernelEnd
    logicalEnd = min(kernelLogicalEnd, kernelEnd)
    guard !modifiers.isEmpty, kernelEnd > 0 else { return }
    var legs: [Double] = []
    for modifier in modifiers { wrap(modifier, legs: &legs) }
    arrange(modifiers, legs: legs)
  }

  /// Moves both ends outwards through one modifier.
  private mutating func wrap(_ modifier: Animation.Modifier, legs: inout [Double]) {
    switch modifier {
    case .delay(let seconds):
      end = max(0, end + seconds)
      logicalEnd = max(0, logicalEnd + seconds)
    case .speed(let factor):
      end = factor > 0 ? end / factor : .infinity
      logicalEnd = factor > 0 ? logicalEnd / factor : .infinity
    case .repeats(let count, _):
      legs.append(end)
      let legsBefore = count.map { Double($0 - 1) } ?? .infinity
      logicalEnd = legsBefore == 0 ? logicalEnd : legsBefore * end + logicalEnd
      end = count.map { Double($0) * end } ?? .infinity
    case .logicalEnd(let seconds): logicalEnd = min(logicalEnd, max(0, seconds))
    }
  }

  /// Folds the modifiers, outermost first, into one clock or a list of stages.
  private mutating func arrange(_ modifiers: [Animation.Modifier], legs: [Double]) {
    var legs = legs
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let seconds): clock.delay(seconds)
      case .speed(let factor): clock.speed(factor)
      case .logicalEnd: break
      case .repeats(let count, let reverses):
        if !clock.isIdentity { stages.append(.clock(clock)) }
        clock = AnimationClock()
        stages.append(
          .legs(leg: legs.removeLast(), count: count.map(Double.init) ?? .infinity, reverses: reverses))
      }
    }
    if !stages.isEmpty, !clock.isIdentity { stages.append(.clock(clock)) }
  }

  /// Whether the animation is over `elapsed` seconds in.
  @inline(__always)
  func isOver(_ elapsed: Double) -> Bool { isAliveAtEnd ? elapsed > end : elapsed >= end }

  /// The kernel's time, and whether the leg runs backwards.
  func position(_ elapsed: Double) -> (local: Double, isReversed: Bool, rate: Double) {
    var (t, isReversed, rate) = (elapsed, false, 1.0)
    if stages.isEmpty { return (clock.local(t), false, clock.scale) }
    for stage in stages {
      switch stage {
      case .clock(let clock):
        t = clock.local(t)
        rate *= clock.scale
      case .legs(let leg, let count, let reverses):
        let (index, rest) = AnimationPlan.leg(t, leg, count)
        t = rest
        if reverses, index.truncatingRemainder(dividingBy: 2) == 1 { isReversed.toggle() }
      }
    }
    return (t, isReversed, rate)
  }

  /// Index of the leg that shows at `t` and the time inside it. On the border of two legs the older one shows
  /// its end, as the device does; a billionth of a leg counts as the border, because k·leg is not exact.
  private static func leg(_ t: Double, _ leg: Double, _ count: Double) -> (index: Double, rest: Double) {
    guard t > 0, leg > 0, leg.isFinite else { return (0, max(0, t)) }
    let legs = t / leg
    let border = legs.rounded()
    if border >= 1, abs(legs - border) <= 1e-9 * max(1, border) {
      return (min(border, count) - 1, leg)
    }
    let index = min(legs.rounded(.down), count - 1)
    return (index, t - index * leg)
  }

  /// Share of the distance done `elapsed` seconds in; the end is the caller's.
  @inline(__always)
  func progress(_ elapsed: Double) -> Double {
    if stages.isEmpty { return kernel.progress(clock.local(elapsed)) }
    return repeatedProgress(elapsed)
  }

  private func repeatedProgress(_ elapsed: Double) -> Double {
    let (local, isReversed, _) = position(elapsed)
    let forward = local >= kernelEnd - 1e-9 ? 1 : kernel.progress(local)
    return isReversed ? 1 - forward : forward
  }

  /// d/dt of `progress`.
  func rate(_ elapsed: Double) -> Double {
    let (local, isReversed, scale) = position(elapsed)
    let forward = kernel.rate(local) * scale
    return isReversed ? -forward : forward
  }
}
