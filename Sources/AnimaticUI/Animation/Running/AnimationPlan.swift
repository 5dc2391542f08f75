import AnimaticTime

/// An animation made ready to run over one known distance: where its time goes and when it ends.
struct AnimationPlan: Sendable {
  var kernel: AnimationKernel
  /// From the animation's time to the legs' where something repeats, else to the kernel's.
  var clock = AnimationClock()
  /// The outermost repetition.
  var legs: AnimationLegs?
  /// From the time within a leg to the kernel's, or to that of the repetitions further in.
  var innerClock = AnimationClock()
  /// Repetitions of repetitions, outermost first, each with the clock inside it.
  var innerLegs: [(legs: AnimationLegs, clock: AnimationClock)] = []
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
  ///   - grid: The frames that legs begin at; nil for legs of exact length.
  init(
    kernel: AnimationKernel, kernelEnd: Double, kernelLogicalEnd: Double, isAliveAtEnd: Bool,
    modifiers: [Animation.Modifier], grid: FrameGrid? = nil
  ) {
    self.kernel = kernel
    self.kernelEnd = kernelEnd
    self.isAliveAtEnd = isAliveAtEnd
    end = kernelEnd
    logicalEnd = min(kernelLogicalEnd, kernelEnd)
    guard !modifiers.isEmpty, kernelEnd > 0 else { return }
    let grids = AnimationPlan.grids(modifiers, grid)
    var legs: [AnimationLegs] = []
    for (modifier, grid) in zip(modifiers, grids) { wrap(modifier, grid, legs: &legs) }
    arrange(modifiers, legs: legs)
  }

  /// The grid inside the modifiers outside each one; innermost first, as these.
  private static func grids(_ modifiers: [Animation.Modifier], _ outermost: FrameGrid?) -> [FrameGrid?] {
    var grid = outermost
    return modifiers.reversed().map { modifier in
      defer { grid = grid.flatMap { $0.inside(modifier) } }
      return grid
    }.reversed()
  }

  /// Moves both ends outwards through one modifier.
  private mutating func wrap(
    _ modifier: Animation.Modifier, _ grid: FrameGrid?, legs: inout [AnimationLegs]
  ) {
    switch modifier {
    case .delay(let seconds):
      end = max(0, end + seconds)
      logicalEnd = max(0, logicalEnd + seconds)
    case .speed(let factor):
      end = factor > 0 ? end / factor : .infinity
      logicalEnd = factor > 0 ? logicalEnd / factor : .infinity
    case .repeats(let count, let reverses):
      let made = AnimationLegs(
        first: grid?.firstFrame(at: end, after: isAliveAtEnd) ?? end,
        length: grid.flatMap { FrameGrid(step: $0.step)?.firstFrame(at: end, after: isAliveAtEnd) } ?? end,
        count: count.map(Double.init) ?? .infinity, reverses: reverses, isOverAtEnd: grid != nil)
      legs.append(made)
      logicalEnd += made.beginOfLast
      end = made.end
      if grid != nil { isAliveAtEnd = false }
    case .logicalEnd(let seconds): logicalEnd = min(logicalEnd, max(0, seconds))
    }
  }

  /// Folds the modifiers, outermost first, into clocks and legs.
  private mutating func arrange(_ modifiers: [Animation.Modifier], legs: [AnimationLegs]) {
    var legs = legs
    var current = AnimationClock()
    var repetitions: [(legs: AnimationLegs, clock: AnimationClock)] = []
    func put(_ clock: AnimationClock, _ plan: inout AnimationPlan) {
      if repetitions.isEmpty { plan.clock = clock } else { repetitions[repetitions.count - 1].clock = clock }
    }
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let seconds): current.delay(seconds)
      case .speed(let factor): current.speed(factor)
      case .logicalEnd: break
      case .repeats:
        put(current, &self)
        current = AnimationClock()
        repetitions.append((legs.removeLast(), current))
      }
    }
    put(current, &self)
    guard let outermost = repetitions.first else { return }
    self.legs = outermost.legs
    innerClock = outermost.clock
    innerLegs = Array(repetitions.dropFirst())
  }

  /// Something in it repeats.
  var repeats: Bool { legs != nil }

  /// Whether the animation is over `elapsed` seconds in.
  @inline(__always)
  func isOver(_ elapsed: Double) -> Bool { isAliveAtEnd ? elapsed > end : elapsed >= end }

  /// Where in the kernel a time lies.
  struct Position {
    /// The kernel's time; infinity where a repetition inside another is over.
    var local: Double
    /// The leg runs backwards.
    var isReversed: Bool
    /// Kernel seconds a second.
    var rate: Double
  }

  func position(_ elapsed: Double) -> Position {
    var t = clock.local(elapsed)
    var (isReversed, rate) = (false, clock.scale)
    guard let legs else { return Position(local: t, isReversed: false, rate: rate) }
    for (legs, clock) in [(legs, innerClock)] + innerLegs {
      let place = legs.place(t)
      if place.isOver { return Position(local: .infinity, isReversed: isReversed, rate: 0) }
      isReversed = isReversed != place.isReversed
      t = clock.local(place.time)
      rate *= clock.scale
    }
    return Position(local: t, isReversed: isReversed, rate: rate)
  }

  /// Share of the distance done `elapsed` seconds in; the end is the caller's.
  @inline(__always)
  func progress(_ elapsed: Double) -> Double {
    if legs == nil { return kernel.progress(clock.local(elapsed)) }
    return repeatedProgress(elapsed)
  }

  private func repeatedProgress(_ elapsed: Double) -> Double {
    let position = position(elapsed)
    let forward = position.local >= kernelEnd - 1e-9 ? 1 : kernel.progress(position.local)
    return position.isReversed ? 1 - forward : forward
  }

  /// d/dt of `progress`.
  func rate(_ elapsed: Double) -> Double {
    let position = position(elapsed)
    guard position.local.isFinite else { return 0 }
    let forward = kernel.rate(position.local) * position.rate
    return position.isReversed ? -forward : forward
  }
}
