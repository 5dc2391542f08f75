import AnimaticTime

/// One animation of a run as plain numbers: no arrays, no boxes, nothing to count references to.
///
/// Gives the same values as the `RunEntry` that it was made from.
struct MotionStep<Data: VectorArithmetic> {
  private let kernel: AnimationKernel
  private let clock: AnimationClock
  private let legs: AnimationLegs?
  private let innerClock: AnimationClock
  /// The kernel's length less a hair: from here on a leg has arrived.
  private let legEnd: Double
  let begin: Double
  private let end: Double
  private let isAliveAtEnd: Bool
  let target: Data
  /// Place and velocity of a spring that took over, and the local time at which it did.
  private let offset: Data
  private let velocity: Data
  private let start: Double
  private let isTakeover: Bool

  /// nil for an animation that needs more: a user's own, a repetition of repetitions, a blended response.
  init?(_ entry: RunEntry<Data>) {
    let plan = entry.plan
    guard entry.track == nil, plan.innerLegs.isEmpty else { return nil }
    (clock, legs, innerClock, legEnd) = (plan.clock, plan.legs, plan.innerClock, plan.kernelEnd - 1e-9)
    (begin, end, isAliveAtEnd, target) = (entry.begin, plan.end, plan.isAliveAtEnd, entry.target)
    if let launch = entry.launch {
      guard launch.pieces.isEmpty, plan.legs == nil else { return nil }
      kernel = .spring(launch.last.motion, push: 0)
      (offset, velocity, start, isTakeover) = (launch.last.offset, launch.last.velocity, launch.start, true)
    } else {
      kernel = plan.kernel
      (offset, velocity, start, isTakeover) = (.zero, .zero, 0, false)
    }
  }

  @inline(__always)
  func isOver(at time: Double) -> Bool {
    let elapsed = time - begin
    return isAliveAtEnd ? elapsed > end : elapsed >= end
  }

  /// Distance covered on top of what older animations cover, before the end.
  @inline(__always)
  func covered(_ older: Data, at time: Double) -> Data {
    let elapsed = time - begin
    if isTakeover { return takenOver(elapsed) }
    guard elapsed >= 0 else { return older }
    let progress = legs == nil ? kernel.progress(clock.local(elapsed)) : repeated(elapsed)
    return progress == 1 ? target : older + (target - older).scaled(by: progress)
  }

  @inline(__always)
  private func repeated(_ elapsed: Double) -> Double {
    guard let legs else { return 0 }
    let place = legs.place(clock.local(elapsed))
    if place.isOver { return 1 }
    let local = innerClock.local(place.time)
    let forward = local >= legEnd ? 1 : kernel.progress(local)
    return place.isReversed ? 1 - forward : forward
  }

  @inline(__always)
  private func takenOver(_ elapsed: Double) -> Data {
    guard case .spring(let motion, _) = kernel else { return target }
    // Not a number counts as the moment of the take-over.
    let t = elapsed.isNaN ? 0 : max(0, clock.local(elapsed) - start)
    let (step, kick) = motion.stepAndKick(t)
    return offset + (target - offset).scaled(by: step) + velocity.scaled(by: kick)
  }
}
