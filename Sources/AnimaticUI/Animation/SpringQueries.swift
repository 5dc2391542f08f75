import AnimaticTime

extension Spring {
  /// Where a spring that starts at 0 is after `time` seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target.scaled(by: motion.step(time)) + initialVelocity.scaled(by: motion.kick(time))
  }

  /// How fast it moves then, units a second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target.scaled(by: motion.stepRate(time)) + initialVelocity.scaled(by: motion.kickRate(time))
  }

  /// Moves a value and its velocity `deltaTime` seconds on.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let next = value + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value = next
  }

  /// The force of the spring at a position with a velocity, per unit of mass.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until less than `epsilon` is missing.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    // The velocity counts along the way to the target, where it can be lost or gained.
    let along = distance > 0 ? target.dot(initialVelocity) / distance : 0
    let velocity = distance > 0 ? along : initialVelocity.magnitudeSquared.squareRoot()
    return SpringSettling.settlingDuration(
      motion, distance: distance, velocity: velocity, epsilon: epsilon)
  }

  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let distance = toValue.animatableData - fromValue.animatableData
    result.animatableData =
      fromValue.animatableData
      + value(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    let distance = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(
      target: distance, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
