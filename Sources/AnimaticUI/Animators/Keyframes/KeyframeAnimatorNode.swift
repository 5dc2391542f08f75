import AnimaticTime

/// Shows the content for the value that its keyframes have at the instant that is looked at.
final class KeyframeAnimatorNode<Value, Frames: Keyframes, Content: View>:
  TypedNode<KeyframeAnimator<Value, Frames, Content>>
where Frames.Value == Value {
  private enum Motion {
    case still(Value)
    /// `end` waits for the last keyframe.
    case run(KeyframeTimeline<Value>, begin: Instant, end: WorkTicket)
    /// With the length of a round, seconds.
    case loop(KeyframeTimeline<Value>, begin: Instant, length: Rational)
  }

  private var child: TypedNode<Content>!
  private var motion: Motion

  override init(_ view: KeyframeAnimator<Value, Frames, Content>, _ inputs: _NodeInputs) {
    motion = .still(view.initialValue)
    super.init(view, inputs)
    if case .repeating(let repeating) = view.playback { loop(repeating) }
    child = content().makeNode(self.inputs())
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override var label: String { "KeyframeAnimator" }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    child.collect(traits, into: &items)
  }

  private func content() -> Content {
    graph.forget(self)
    return EvaluationContext.with(self) { view.content(value) }
  }

  override func reevaluate() { child.set(content(), environment: environment) }

  override func changed(
    from old: KeyframeAnimator<Value, Frames, Content>, view viewChanged: Bool, environment: Bool
  ) {
    if viewChanged {
      switch (old.playback, view.playback) {
      case (.triggered(let before), .triggered(let now)): if before != now { run() }
      case (.repeating(let before), .repeating(let now)): if before != now { loop(now) }
      case (.triggered, .repeating(let now)): loop(now)
      case (.repeating, .triggered): stop(at: value)
      }
    }
    reevaluate()
  }

  override func didLeave() { stop(at: value) }

  // MARK: Time

  private var now: Instant { graph.clock.now }

  /// The value at the clock's instant.
  private var value: Value {
    switch motion {
    case .still(let value): return value
    case .run(let timeline, let begin, _): return timeline.value(time: (now - begin).seconds)
    case .loop(let timeline, let begin, let length):
      let passed = (now - begin).value
      guard passed > .zero else { return timeline.value(time: 0) }
      let rounds = (passed * Rational(length.denominator, length.numerator)).floor
      return timeline.value(time: (passed - length * Rational(rounds)).double)
    }
  }

  /// Units a second at the clock's instant; nil where it does not move.
  private var velocity: Value? {
    guard case .run(let timeline, let begin, _) = motion else { return nil }
    return timeline.velocity(time: (now - begin).seconds)
  }

  /// The zero of what starts now.
  private var begin: Instant {
    graph.timing == .exact
      ? now : Instant(.simplest(near: graph.timing.begin(at: now), within: 1e-9))
  }

  private func timeline(from start: Value, _ velocity: Value?) -> KeyframeTimeline<Value> {
    KeyframeTimeline(
      from: start, velocity: velocity, EvaluationContext.with(self) { view.keyframes(start) })
  }

  private func run() {
    let next = timeline(from: value, velocity)
    stop(at: next.value(time: next.duration))
    guard next.duration > 0 else { return }
    let begin = begin
    let origin = WorkOrigin(what: animatorName("keyframeAnimator"), file: "", line: 0, owner: owner)
    let removal = graph.timing.removal(
      after: RunEnd(seconds: begin.seconds + next.duration, isAliveAtEnd: true))
    let end = graph.clock.schedule(at: removal.instant, lane: removal.lane, origin: origin) { [weak self] in
      self?.runEnded()
    }
    motion = .run(next, begin: begin, end: end)
    moves(for: next.duration)
  }

  private func runEnded() {
    // In an entry: what depends on the instant has been brought up to it before, so nothing is seen to jump.
    graph.enqueue(Transaction()) { [weak self] in
      guard let self, self.isAlive, case .run(let timeline, let begin, _) = self.motion,
        (self.now - begin).seconds >= timeline.duration - 1e-9
      else { return }
      self.stop(at: timeline.value(time: timeline.duration))
      self.graph.markDirty(self)
    }
  }

  private func loop(_ isRepeating: Bool) {
    let round = timeline(from: view.initialValue, nil)
    stop(at: round.value(time: 0))
    guard isRepeating, round.duration > 0 else { return }
    let length = Rational.simplest(near: round.duration, within: round.duration * 1e-12)
    motion = .loop(round, begin: begin, length: length)
    moves(for: .infinity)
  }

  private func moves(for seconds: Double) {
    graph.addSampler(self)
    animatorStarted("keyframeAnimator", for: seconds)
  }

  private func stop(at value: Value) {
    if case .run(_, _, let end) = motion { graph.clock.cancel(end) }
    motion = .still(value)
    graph.removeSampler(self)
    animatorStopped()
  }
}
