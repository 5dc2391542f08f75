/// A keyframe that is reached along a straight line, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  private let segment: KeyframeSegment<Value.AnimatableData>

  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds; below 0 and not a number count as 0, which is a jump.
  ///   - timingCurve: Progress against time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = .linear(to: to.animatableData, duration: duration, curve: timingCurve)
  }

  public func _resolve(into track: inout _KeyframeSequence<Value>) { track.append(segment) }
}

/// A keyframe that is reached along a cubic curve with given velocities at both ends.
///
/// A velocity that is not given keeps the motion smooth: between two cubic keyframes it is that of a
/// Catmull-Rom spline, beside another kind of keyframe it is that one's, and at both ends of a track it is 0.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  private let segment: KeyframeSegment<Value.AnimatableData>

  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds; below 0 and not a number count as 0, which is a jump.
  ///   - startVelocity: Units a second at its beginning.
  ///   - endVelocity: Units a second at its end.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segment = .cubic(
      to: to.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
      endVelocity: endVelocity?.animatableData)
  }

  public func _resolve(into track: inout _KeyframeSequence<Value>) { track.append(segment) }
}

/// A keyframe that a spring pulls the value to.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  private let segment: KeyframeSegment<Value.AnimatableData>

  /// - Parameters:
  ///   - to: Where the spring rests.
  ///   - duration: Seconds after which the next keyframe takes over, be the spring at rest or not; nil for
  ///     the time that the spring takes to settle to 0.001 units.
  ///   - spring: How it moves.
  ///   - startVelocity: Units a second at its beginning; nil for that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    segment = .spring(
      to: to.animatableData, duration: duration, spring: spring,
      startVelocity: startVelocity?.animatableData)
  }

  public func _resolve(into track: inout _KeyframeSequence<Value>) { track.append(segment) }
}

/// A keyframe that sets the value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  private let segment: KeyframeSegment<Value.AnimatableData>

  public init(_ to: Value) { segment = .move(to: to.animatableData) }

  public func _resolve(into track: inout _KeyframeSequence<Value>) { track.append(segment) }
}
