/// The common runs, one or two built-in animations, as plain numbers.
///
/// Evaluating an `AnimationRun` costs over 100 ns, nearly all of it for counting references to the parts that
/// only long combinations, nested repeats and user animations have. This form has none of them and gives the
/// same values.
struct DirectMotion<Data: VectorArithmetic> {
  private let begin: Double
  private let origin: Data
  private let first: MotionStep<Data>
  /// The newer one of a combination.
  private let second: MotionStep<Data>?

  /// nil for a run that needs more.
  init?(_ run: AnimationRun<Data>) {
    guard run.later.count < 2, let first = MotionStep(run.first) else { return nil }
    self.first = first
    begin = run.begin
    origin = run.origin
    guard let newer = run.later.first else {
      second = nil
      return
    }
    guard let step = MotionStep(newer) else { return nil }
    second = step
  }

  @inline(__always)
  func presented(at time: Double, model: Data) -> Data {
    if second != nil { return combined(at: time, model) }
    if first.isOver(at: time) { return model }
    guard !(time < begin) else { return origin }
    let covered = first.covered(.zero, at: time)
    // Origin plus interval can miss the model by a rounding: the end must be exact.
    return covered == first.target ? model : origin + covered
  }

  @inline(__always)
  private func combined(at time: Double, _ model: Data) -> Data {
    guard let second, !second.isOver(at: time) else { return model }
    guard !(time < begin) else { return origin }
    let older = first.isOver(at: time) ? first.target : first.covered(.zero, at: time)
    let covered = second.covered(older, at: time)
    return covered == second.target ? model : origin + covered
  }
}
