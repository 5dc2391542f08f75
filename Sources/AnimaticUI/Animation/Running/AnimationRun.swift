import AnimaticTime

/// The animations that move one value from an origin to its model, oldest first.
///
/// Each entry leads from the still moving result of the older ones to its own target; the run is over when
/// the newest entry is. A persistent spring replaces what was there and goes on from its place and velocity.
struct AnimationRun<Data: VectorArithmetic> {
  /// What was shown when the run began, moved along by plain writes.
  var origin: Data
  /// From the origin to the model.
  private(set) var interval: Data
  private(set) var first: RunEntry<Data>
  private(set) var later: [RunEntry<Data>] = []
  let begin: Double

  init(origin: Data, first: RunEntry<Data>) {
    self.origin = origin
    self.first = first
    interval = first.target
    begin = first.begin
  }

  var newest: RunEntry<Data> { later.last ?? first }

  @inline(__always)
  func isOver(at time: Double) -> Bool {
    later.isEmpty ? first.isOver(at: time) : newest.isOver(at: time)
  }

  /// Distance covered from the origin.
  @inline(__always)
  func covered(at time: Double) -> Data {
    var result = first.covered(.zero, at: time)
    if !later.isEmpty {
      for entry in later { result = entry.covered(result, at: time) }
    }
    return result
  }

  func speed(at time: Double) -> Data {
    var (place, speed) = (Data.zero, Data.zero)
    for entry in [first] + later {
      speed = entry.speed(place, speed, at: time)
      place = entry.covered(place, at: time)
    }
    return speed
  }

  /// Turns the run to a model `delta` further on. False, and no change, if the animation has no length.
  mutating func retarget(
    by delta: Data, _ animation: Animation, at time: Double, grid: FrameGrid? = nil
  ) -> Retarget {
    let target = interval + delta
    if let entry = successor(animation, target: target, at: time) {
      guard entry.plan.end > 0 else { return .none }
      first = entry
      later = []
      interval = target
      return .merged
    }
    let older = self
    let entry = RunEntry(animation, begin: time, target: target, grid: grid) { older.covered(at: $0) }
    guard entry.plan.end > 0 else { return .none }
    forgetOverlaid(at: time)
    later.append(entry)
    interval = target
    return .combined
  }

  enum Retarget { case none, merged, combined }

  /// The entry that replaces all others, if the new animation merges.
  private func successor(_ animation: Animation, target: Data, at time: Double) -> RunEntry<Data>? {
    switch animation.core {
    case .persistent(let spring):
      if animation.modifiers.isEmpty { return takeover(animation, spring, target: target, at: time) }
      return continuation(animation, spring, target: target, at: time)
    case .custom(let box): return continuation(animation, box, target: target, at: time)
    default: return nil
    }
  }

  /// A plain persistent spring takes over from anything. Only springs of its kind tell their velocity: after a
  /// curve, an interpolating spring or a combination it starts from standstill.
  private func takeover(
    _ animation: Animation, _ spring: PersistentSpring, target: Data, at time: Double
  ) -> RunEntry<Data> {
    let previous = later.isEmpty ? first.persistentSpring : nil
    let launch = SpringLaunch(
      spring: spring, start: 0, offset: covered(at: time),
      velocity: previous == nil ? .zero : speed(at: time), target: target,
      previousResponse: previous?.response)
    return RunEntry(animation, spring: spring, begin: time, target: target, launch: launch)
  }

  /// A delayed or sped-up persistent spring merges with one that has equal modifiers, on that one's clock.
  private func continuation(
    _ animation: Animation, _ spring: PersistentSpring, target: Data, at time: Double
  ) -> RunEntry<Data>? {
    guard later.isEmpty, let previous = first.persistentSpring, !first.plan.repeats,
      first.animation.modifiers == animation.modifiers
    else { return nil }
    let place = first.plan.position(time - first.begin)
    let (local, rate) = (place.local, place.rate)
    // Still held by a delay: the spring has not begun to move, and will start with its delay.
    let velocity = rate > 0 && local > 0 ? speed(at: time).scaled(by: 1 / rate) : .zero
    let launch = SpringLaunch(
      spring: spring, start: local, offset: covered(at: time), velocity: velocity, target: target,
      previousResponse: previous.response)
    return RunEntry(animation, spring: spring, begin: first.begin, target: target, launch: launch)
  }

  private func continuation(
    _ animation: Animation, _ box: CustomAnimationBox, target: Data, at time: Double
  ) -> RunEntry<Data>? {
    guard later.isEmpty, let track = first.track, track.box.isSameType(as: box),
      !first.plan.repeats, first.animation.modifiers == animation.modifiers
    else { return nil }
    let local = first.plan.position(time - first.begin).local
    let (covered, previous) = (first.target, Animation(.custom(track.box)))
    var context = track.context(at: local) { _ in covered }
    guard
      box.base.shouldMerge(previous: previous, value: covered, time: local, context: &context)
    else { return nil }
    let next = CustomTrack(box, context: context, start: local) { _ in target }
    return RunEntry(animation, begin: first.begin, target: target, track: next)
  }

  /// Entries older than a finished one no longer show: rapid retargets must not pile up.
  private mutating func forgetOverlaid(at time: Double) {
    guard let last = later.lastIndex(where: { $0.isOver(at: time) }) else { return }
    first = later[last]
    later.removeSubrange(...last)
  }
}

extension RunEntry {
  var persistentSpring: PersistentSpring? {
    if case .persistent(let spring) = animation.core { return spring }
    return nil
  }
}
