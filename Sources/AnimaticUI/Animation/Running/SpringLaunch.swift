import AnimaticTime

/// A spring that took over a moving value: where it stood and how fast it went at that moment.
struct SpringLaunch<Data: VectorArithmetic> {
  /// A stretch of constant response while the old response turns into the new one.
  struct Piece {
    var motion: SpringMotion
    var offset: Data
    var velocity: Data
  }

  /// Local time of the take-over.
  var start: Double
  /// At the end of the blend (at once without one).
  var last: Piece
  /// Empty without a blend.
  var pieces: [Piece] = []
  static var pieceLength: Double { 1.0 / 240 }

  /// Local seconds that the blend takes.
  var blendLength: Double { Double(pieces.count) * Self.pieceLength }

  /// - Parameters:
  ///   - offset: Distance covered since the begin of the run.
  ///   - velocity: Units per local second.
  ///   - target: Where it goes, from the begin of the run.
  ///   - previousResponse: Response of the spring that is replaced; the change from it is smoothed over the
  ///     new one's blend duration (smoothstep).
  init(
    spring: PersistentSpring, start: Double, offset: Data, velocity: Data, target: Data,
    previousResponse: Double?
  ) {
    self.start = start
    last = Piece(motion: spring.motion, offset: offset, velocity: velocity)
    guard let previousResponse, previousResponse != spring.response, spring.blendDuration > 0 else { return }
    let blend = min(spring.blendDuration, 10)
    let count = Int((blend / Self.pieceLength).rounded(.up))
    var state = last
    for index in 0..<count {
      let share = min(1, (Double(index) + 0.5) * Self.pieceLength / blend)
      let smooth = share * share * (3 - 2 * share)
      let response = previousResponse + (spring.response - previousResponse) * smooth
      state.motion = spring.motion(response: response)
      pieces.append(state)
      let t = Self.pieceLength
      (state.offset, state.velocity) = (state.value(t, target), state.speed(t, target))
    }
    last.offset = state.offset
    last.velocity = state.velocity
  }

  /// Distance covered since the begin of the run, at a local time.
  @inline(__always)
  func value(_ local: Double, target: Data) -> Data {
    let t = max(0, local - start)
    if pieces.isEmpty { return last.value(t, target) }
    let index = Int(t / Self.pieceLength)
    return index < pieces.count
      ? pieces[index].value(t - Double(index) * Self.pieceLength, target)
      : last.value(t - blendLength, target)
  }

  func speed(_ local: Double, target: Data) -> Data {
    let t = max(0, local - start)
    let index = t < blendLength ? min(Int(t / Self.pieceLength), pieces.count - 1) : pieces.count
    let rest = t - Double(index) * Self.pieceLength
    return index < pieces.count ? pieces[index].speed(rest, target) : last.speed(rest, target)
  }

  /// Local time at which the spring is removed.
  func end(target: Data) -> Double {
    let distance = target - last.offset
    let settled = SpringSettling.persistent(
      last.motion,
      SpringSettling.Start(
        distanceSquared: distance.magnitudeSquared, speedSquared: last.velocity.magnitudeSquared,
        product: distance.dot(last.velocity), intervalSquared: target.magnitudeSquared))
    return start + blendLength + settled
  }
}

extension SpringLaunch.Piece {
  @inline(__always)
  func value(_ t: Double, _ target: Data) -> Data {
    offset + (target - offset).scaled(by: motion.step(t)) + velocity.scaled(by: motion.kick(t))
  }

  func speed(_ t: Double, _ target: Data) -> Data {
    (target - offset).scaled(by: motion.stepRate(t)) + velocity.scaled(by: motion.kickRate(t))
  }
}
