/// One of the animations that a value is made of, as it stands at a time.
package struct AnimationStep: Equatable, Sendable {
  /// As code spells it, every number written out.
  package var curve: String
  /// Seconds on the scenario's clock; `end` is infinite for an animation without one.
  package var begin: Double
  package var end: Double
  /// Share of its distance that is done; more than 1 where a spring overshoots.
  package var progress: Double
  /// It took over place and velocity of what ran before it.
  package var tookOver: Bool
  package var isOver: Bool

  package func elapsed(at time: Double) -> Double { max(0, time - begin) }
}

extension AnimatableValue {
  /// The animations of the run, oldest first; none without a run.
  package func steps(at time: Double) -> [AnimationStep] { parts.map { $0.step(at: time) } }
}

extension RunEntry {
  func step(at time: Double) -> AnimationStep {
    let elapsed = time - begin
    let isOver = isOver(at: time)
    var progress = 1.0
    if !isOver {
      if launch == nil, track == nil {
        progress = elapsed < 0 ? 0 : plan.progress(elapsed)
      } else {
        let length = target.magnitudeSquared.squareRoot()
        let done = covered(.zero, at: time)
        progress = length > 0 ? done.magnitudeSquared.squareRoot() / length : 0
      }
    }
    return AnimationStep(
      curve: animation.description, begin: begin, end: end, progress: progress, tookOver: launch != nil,
      isOver: isOver)
  }
}
