import AnimaticTime

/// One animation of a run: it leads from whatever the older ones show to its own target.
struct RunEntry<Data: VectorArithmetic> {
  /// Resolved: never `.default`.
  let animation: Animation
  let begin: Double
  /// Distance from the origin of the run.
  let target: Data
  private(set) var plan: AnimationPlan
  /// Set for a spring that took over a moving value.
  private(set) var launch: SpringLaunch<Data>?
  /// Set for a user's animation.
  private(set) var track: CustomTrack<Data>?

  /// The instant of its removal, and that of its logical completion.
  var end: Double { begin + plan.end }
  var logicalEnd: Double { begin + plan.logicalEnd }

  /// An animation from its beginning.
  ///
  /// - Parameters:
  ///   - grid: The frames that legs of repeats begin at; nil for legs of exact length.
  ///   - covered: What the older entries have covered, by time; 0 without older ones.
  init(
    _ animation: Animation, begin: Double, target: Data, grid: FrameGrid? = nil, covered: (Double) -> Data
  ) {
    self.animation = animation
    self.begin = begin
    self.target = target
    if case .custom(let box) = animation.core {
      // The clock of the modifiers tells at which instant a grid point of the local clock lies.
      let shape = AnimationPlan(custom: nil, animation.modifiers)
      let track = CustomTrack<Data>(box, context: AnimationContext(), start: 0) { local in
        target - covered(begin + shape.clock.time(ofLocal: local))
      }
      self.track = track
      plan = AnimationPlan(custom: (track.end, track.logicalEnd), animation.modifiers, grid)
    } else {
      plan = AnimationPlan(
        animation, distanceSquared: (target - covered(begin)).magnitudeSquared, grid: grid)
    }
  }

  /// A persistent spring that takes over at a local time.
  init(
    _ animation: Animation, spring: PersistentSpring, begin: Double, target: Data,
    launch: SpringLaunch<Data>
  ) {
    self.animation = animation
    self.begin = begin
    self.target = target
    self.launch = launch
    plan = AnimationPlan(
      kernel: .custom, kernelEnd: spring.response > 0 ? launch.end(target: target) : 0,
      kernelLogicalEnd: launch.start + spring.response, isAliveAtEnd: false, modifiers: animation.modifiers)
  }

  /// A persistent spring that starts with a velocity, units a second; nil for other animations, and from rest.
  init?(_ animation: Animation, begin: Double, target: Data, thrownWith velocity: Data) {
    guard velocity != .zero, animation.modifiers.isEmpty, case .persistent(let spring) = animation.core else {
      return nil
    }
    let launch = SpringLaunch(
      spring: spring, start: 0, offset: .zero, velocity: velocity, target: target, previousResponse: nil)
    self.init(animation, spring: spring, begin: begin, target: target, launch: launch)
  }

  /// A user's animation that agreed to go on where another of its type was.
  init(_ animation: Animation, begin: Double, target: Data, track: CustomTrack<Data>) {
    self.animation = animation
    self.begin = begin
    self.target = target
    self.track = track
    plan = AnimationPlan(custom: (track.end, track.logicalEnd), animation.modifiers)
  }

  func isOver(at time: Double) -> Bool { plan.isOver(time - begin) }

  /// Distance covered from the origin of the run, on top of what the older entries cover.
  @inline(__always)
  func covered(_ older: Data, at time: Double) -> Data {
    let elapsed = time - begin
    if plan.isOver(elapsed) { return target }
    if launch == nil, track == nil {
      if elapsed < 0 { return older }
      let progress = plan.progress(elapsed)
      return progress == 1 ? target : older + (target - older).scaled(by: progress)
    }
    return boxedCovered(older, elapsed)
  }

  private func boxedCovered(_ older: Data, _ elapsed: Double) -> Data {
    if let launch { return launch.value(plan.position(elapsed).local, target: target) }
    guard let track, elapsed >= 0 else { return older }
    let place = plan.position(elapsed)
    let distance = target - older
    let done = place.local >= plan.kernelEnd ? distance : track.value(place.local, value: distance)
    return older + (place.isReversed ? distance - done : done)
  }

  /// d/dt of `covered`.
  func speed(_ older: Data, _ olderSpeed: Data, at time: Double) -> Data {
    let elapsed = time - begin
    if elapsed < 0 { return olderSpeed }
    if plan.isOver(elapsed) { return .zero }
    if let launch {
      let place = plan.position(elapsed)
      return launch.speed(place.local, target: target).scaled(by: place.rate)
    }
    if track != nil {
      let h = 1.0 / 4096
      let (before, after) = (max(begin, time - h), time + h)
      let change = covered(older, at: after) - covered(older, at: before)
      return change.scaled(by: 1 / (after - before)) + olderSpeed
    }
    let rate = plan.rate(elapsed)
    return olderSpeed.scaled(by: 1 - plan.progress(elapsed))
      + (target - older).scaled(by: rate.isFinite ? rate : 0)
  }
}

extension AnimationPlan {
  /// For a built-in animation that starts from rest.
  init(_ animation: Animation, distanceSquared: Double, grid: FrameGrid? = nil) {
    let modifiers = animation.modifiers
    switch animation.core {
    case .curve(let curve, let duration):
      let perSecond = duration > 0 ? 1 / duration : 0
      let kernel: AnimationKernel =
        switch curve.shape {
        case .bezier(let points): .bezier(TabledBezier(points), perSecond: perSecond)
        case .circular(let circle): .circular(circle, perSecond: perSecond)
        case .inverseCircular(let circle): .inverseCircular(circle, perSecond: perSecond)
        }
      self.init(
        kernel: kernel, kernelEnd: duration, kernelLogicalEnd: duration, isAliveAtEnd: true,
        modifiers: modifiers, grid: grid)
    case .persistent(let spring):
      let end =
        spring.response > 0
        ? SpringSettling.persistent(spring.motion, .rest(distanceSquared: distanceSquared)) : 0
      self.init(
        kernel: .spring(spring.motion, push: 0), kernelEnd: end, kernelLogicalEnd: spring.response,
        isAliveAtEnd: false, modifiers: modifiers, grid: grid)
    case .interpolating(let spring):
      let motion = spring.motion
      // A spring of no or endless stiffness has no curve: it sets its value at once, as on the device.
      let end =
        motion.regime == .frozen
        ? 0 : SpringSettling.interpolating(motion, initialVelocity: spring.initialVelocity)
      self.init(
        kernel: .spring(motion, push: spring.initialVelocity), kernelEnd: end,
        kernelLogicalEnd: 2 * .pi / spring.stiffness.squareRoot(), isAliveAtEnd: false, modifiers: modifiers,
        grid: grid)
    case .standard, .custom: self.init(custom: nil, modifiers)
    }
  }

  /// For a user's animation whose ends were found by following it.
  init(
    custom ends: (end: Double, logicalEnd: Double)?, _ modifiers: [Animation.Modifier],
    _ grid: FrameGrid? = nil
  ) {
    self.init(
      kernel: .custom, kernelEnd: ends?.end ?? .infinity, kernelLogicalEnd: ends?.logicalEnd ?? .infinity,
      isAliveAtEnd: false, modifiers: modifiers, grid: grid)
  }
}
