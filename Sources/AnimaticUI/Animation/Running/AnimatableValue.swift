import AnimaticTime

/// What a write to an animatable value did.
package enum AnimatableChange: String, Hashable, Sendable {
  /// The value was the same: nothing happened.
  case unchanged
  /// No animation was there and none was given, or one without length: the value is shown at once.
  case jumped
  /// A plain write during a run: what is shown moves by the difference, the run goes on.
  case shifted
  /// A run began.
  case started
  /// A new animation leads from the still running ones to the new value.
  case combined
  /// A spring took over the place and the velocity of what was running.
  case merged
  /// An animation without length ended the run; the new value is shown at once.
  case ended
}

/// A value and its way to it: the model, and at most one run of animations that is catching up with it.
///
/// Times are seconds on the scenario's clock. What is shown at a time depends on the writes before it and on
/// that time alone, never on which other times were asked for.
package struct AnimatableValue<Data: VectorArithmetic> {
  /// What state holds: the newest value written.
  package private(set) var model: Data
  private var run: AnimationRun<Data>? {
    didSet { direct = run.flatMap(DirectMotion.init) }
  }
  /// The run once more where it is simple enough to be evaluated without its parts.
  private(set) var direct: DirectMotion<Data>?

  package init(_ model: Data) { self.model = model }

  /// The animations of the run, oldest first.
  var parts: [RunEntry<Data>] { run.map { [$0.first] + $0.later } ?? [] }

  package var isRunning: Bool { run != nil }

  /// Instant at which the run is removed: nil without a run, infinity for one that never ends. A timing curve
  /// is still alive at that instant, a spring is not.
  package var end: Double? { run?.newest.end }

  /// The end with a word on whether the run is alive at that very instant.
  package var removal: RunEnd? {
    run.map { RunEnd(seconds: $0.newest.end, isAliveAtEnd: $0.newest.plan.isAliveAtEnd) }
  }

  /// The same for logical completion.
  package var completion: RunEnd? {
    run.map {
      let newest = $0.newest
      return RunEnd(
        seconds: newest.logicalEnd,
        isAliveAtEnd: newest.plan.isAliveAtEnd && newest.logicalEnd == newest.end)
    }
  }

  /// Instant at which the newest animation counts as complete for `withAnimation`'s completion: nil without a
  /// run, infinity for never.
  package var logicalEnd: Double? { run?.newest.logicalEnd }

  /// Instant at which the newest animation began: for a spring that merged, the instant of the merge.
  package var begin: Double? { run?.newest.begin }

  /// The newest animation as code spells it.
  package var animationDescription: String? { run?.newest.animation.description }

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - animation: nil for a plain write.
  ///   - begin: Where the zero of a new animation lies; NaN counts as 0.
  ///   - grid: The frames at which legs of repeats begin; nil for legs of exact length.
  ///   - velocity: How fast plain writes moved the value lately, units a second: a persistent spring that starts
  ///     a run goes on with it.
  package mutating func set(
    _ new: Data, animation: Animation?, at begin: Double, semantics: AnimationSemantics = .iOS26,
    grid: FrameGrid? = nil, velocity: Data = .zero
  ) -> AnimatableChange {
    let time = begin.isNaN ? 0 : begin
    settle(at: time)
    guard new != model else { return .unchanged }
    let delta = new - model
    defer { model = new }
    guard let animation = animation?.resolved(semantics) else {
      guard let interval = run?.interval else { return .jumped }
      // Not by adding up steps: many small ones must end where one large one does.
      run?.origin = new - interval
      return .shifted
    }
    guard run != nil else {
      let entry =
        RunEntry(animation, begin: time, target: delta, thrownWith: velocity)
        ?? RunEntry(animation, begin: time, target: delta, grid: grid) { _ in .zero }
      guard entry.plan.end > 0 else { return .jumped }
      run = AnimationRun(origin: model, first: entry)
      return .started
    }
    switch run!.retarget(by: delta, animation, at: time, grid: grid) {
    case .merged: return .merged
    case .combined: return .combined
    case .none:
      run = nil
      return .ended
    }
  }

  /// What is shown at a time: the start value before the run, the model after it.
  @inline(__always)
  package func presented(at time: Double) -> Data {
    if let direct { return direct.presented(at: time, model: model) }
    return run == nil ? model : runPresented(at: time)
  }

  private func runPresented(at time: Double) -> Data {
    guard let run, !run.isOver(at: time) else { return model }
    guard time >= run.begin else { return run.origin }
    let covered = run.covered(at: time)
    // Origin plus interval can miss the model by a rounding: the end must be exact.
    return covered == run.interval ? model : run.origin + covered
  }

  /// How fast what is shown moves, in units a second; 0 without a run.
  package func velocity(at time: Double) -> Data {
    guard let run, !run.isOver(at: time), time >= run.begin else { return .zero }
    return run.speed(at: time)
  }

  /// Drops a run that is over. True if it was dropped now.
  @discardableResult
  package mutating func settle(at time: Double) -> Bool {
    guard let run, run.isOver(at: time) else { return false }
    self.run = nil
    return true
  }
}
