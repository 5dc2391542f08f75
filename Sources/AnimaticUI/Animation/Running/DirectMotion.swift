import AnimaticTime

/// The common run, one built-in curve or spring without repeats, as plain numbers.
///
/// Evaluating an `AnimationRun` costs over 100 ns, nearly all of it for counting references to the parts that
/// only combinations, repeats and user animations have. This form has none of them and gives the same values.
struct DirectMotion<Data: VectorArithmetic> {
  private let kernel: AnimationKernel
  private let clock: AnimationClock
  private let begin: Double
  private let end: Double
  private let isAliveAtEnd: Bool
  private let origin: Data
  private let interval: Data
  /// Place and velocity of a spring that took over, and the local time at which it did.
  private let offset: Data
  private let velocity: Data
  private let start: Double
  private let isTakeover: Bool

  /// nil for a run that needs more.
  init?(_ run: AnimationRun<Data>) {
    let entry = run.first
    guard run.later.isEmpty, entry.plan.stages.isEmpty, entry.track == nil,
      entry.begin == run.begin || entry.launch != nil
    else { return nil }
    clock = entry.plan.clock
    begin = entry.begin
    end = entry.plan.end
    isAliveAtEnd = entry.plan.isAliveAtEnd
    origin = run.origin
    interval = entry.target
    if let launch = entry.launch {
      guard launch.pieces.isEmpty else { return nil }
      kernel = .spring(launch.last.motion, push: 0)
      (offset, velocity, start, isTakeover) = (launch.last.offset, launch.last.velocity, launch.start, true)
    } else {
      kernel = entry.plan.kernel
      (offset, velocity, start, isTakeover) = (.zero, .zero, 0, false)
    }
  }

  @inline(__always)
  func presented(at time: Double, model: Data) -> Data {
    let elapsed = time - begin
    if isAliveAtEnd ? elapsed > end : elapsed >= end { return model }
    if isTakeover { return takenOver(elapsed, model) }
    guard elapsed >= 0 else { return origin }
    let progress = kernel.progress(clock.local(elapsed))
    return progress == 1 ? model : origin + interval.scaled(by: progress)
  }

  @inline(__always)
  private func takenOver(_ elapsed: Double, _ model: Data) -> Data {
    guard case .spring(let motion, _) = kernel else { return model }
    // Not a number counts as the moment of the take-over.
    let t = elapsed.isNaN ? 0 : max(0, clock.local(elapsed) - start)
    let covered =
      offset + (interval - offset).scaled(by: motion.step(t)) + velocity.scaled(by: motion.kick(t))
    return covered == interval ? model : origin + covered
  }
}
