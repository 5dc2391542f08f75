import AnimaticTime

/// The frames of a scenario at which something can have changed: a stage at rest is not looked at again and again.
struct FrameWalk {
  private let scenario: Scenario
  private var index: Int
  private let count: Int

  init(_ scenario: Scenario, isOn: Bool) {
    self.scenario = scenario
    index = 0
    count = isOn ? scenario.frameCount : 0
  }

  /// The next frame that has to be looked at; nil after the last one.
  func next(_ stage: Stage) -> Instant? {
    guard index < count else { return nil }
    let frame = scenario.instant(ofFrame: index)
    guard index > 0, !stage.isMoving else { return frame }
    // At rest until work comes due.
    guard let due = stage.nextDue, due < Instant.zero + scenario.duration else { return nil }
    return max(frame, scenario.instant(ofFrame: Int((due.value * Rational(Int64(scenario.fps))).ceiling)))
  }

  /// True where the instant is a frame, which is done with then.
  mutating func visit(_ instant: Instant) -> Bool {
    guard index < count else { return false }
    let place = instant.value * Rational(Int64(scenario.fps))
    let isFrame = Rational(place.floor) == place
    index = max(index, Int(place.floor) + 1)
    return isFrame
  }
}
