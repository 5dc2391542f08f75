/// The way of a value through keyframes, to be asked for any time.
///
/// Tracks begin together. One that is shorter than the others holds its last value.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [any KeyframeMoving<Value>]

  /// Seconds: the longest track.
  public let duration: TimeInterval

  /// - Parameters:
  ///   - initialValue: The value at time 0, and of properties without a track at all times.
  ///   - content: Tracks, or the keyframes of the whole value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(from: initialValue, velocity: nil, content())
  }

  /// A way that begins in motion, `velocity` in units a second.
  package init(from start: Value, velocity: Value?, _ keyframes: some Keyframes<Value>) {
    var all = _KeyframeTracks<Value>()
    keyframes._resolve(into: &all)
    initialValue = start
    tracks = all.makers.map { $0(start, velocity) }
    duration = tracks.reduce(0) { max($0, $1.duration) }
  }

  /// The value at a time in seconds; before 0 it is that at 0, after the end that at the end.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.setValue(in: &value, at: time) }
    return value
  }

  /// The value at a share of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// How fast every property with a track moves, units a second; the others have their initial value.
  package func velocity(time: Double) -> Value {
    var velocity = initialValue
    for track in tracks { track.setVelocity(in: &velocity, at: time) }
    return velocity
  }
}
