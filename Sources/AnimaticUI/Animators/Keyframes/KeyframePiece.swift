/// A stretch of a track between two instants, as a function of the time in it.
package struct KeyframePiece<Data: VectorArithmetic> {
  private enum Shape {
    case hold
    case line(UnitCurve)
    case hermite(start: Data, end: Data)
    /// With the velocity that it starts with; one that was left to settle is at rest at its end.
    case spring(Spring, Data, settles: Bool)
  }

  /// Seconds from the beginning of the track.
  let begin: Double
  /// Seconds.
  let duration: Double
  private let from: Data
  private let to: Data
  private let shape: Shape

  init(
    _ segment: KeyframeSegment<Data>, begin: Double, from: Data,
    _ surroundings: KeyframePath<Data>.Surroundings
  ) {
    self.begin = begin
    self.from = from
    to = segment.target
    switch segment {
    case .move:
      duration = 0
      shape = .hold
    case .linear(_, let length, let curve):
      duration = Self.length(length)
      shape = .line(curve)
    case .cubic(_, let length, let startVelocity, let endVelocity):
      duration = Self.length(length)
      shape = .hermite(
        start: startVelocity ?? surroundings.startVelocity, end: endVelocity ?? surroundings.endVelocity)
    case .spring(let to, let length, let spring, let startVelocity):
      let velocity = startVelocity ?? surroundings.startVelocity
      duration = Self.length(
        length ?? spring.settlingDuration(target: to - from, initialVelocity: velocity, epsilon: 0.001))
      shape = .spring(spring, velocity, settles: length == nil)
    }
  }

  /// Seconds as they count: none below 0, and a bound for what would never end (31 years).
  static func length(_ seconds: Double) -> Double { seconds > 0 ? min(seconds, 1e9) : 0 }

  /// A distance over a time, times a factor; 0 where that is no finite number.
  static func slope(_ distance: Data, _ factor: Double, _ seconds: Double) -> Data {
    let rate = factor / length(seconds)
    return rate.isFinite ? distance.scaled(by: rate) : .zero
  }

  /// - Parameter time: Seconds from its beginning.
  func value(_ time: Double) -> Data {
    switch shape {
    case .hold: return to
    case .line(let curve):
      guard time < duration else { return to }
      return from + (to - from).scaled(by: curve.value(at: time / duration))
    case .hermite(let start, let end):
      guard time < duration else { return to }
      let s = time / duration
      // The two blends of the ends and those of the velocities, in powers of s.
      let blend = s * s * (3 - 2 * s)
      return from + (to - from).scaled(by: blend)
        + start.scaled(by: duration * s * (1 - s) * (1 - s))
        - end.scaled(by: duration * s * s * (1 - s))
    case .spring(let spring, let velocity, let settles):
      if settles, time >= duration { return to }
      return from + spring.value(target: to - from, initialVelocity: velocity, time: min(time, duration))
    }
  }

  /// Units a second.
  func velocity(_ time: Double) -> Data {
    switch shape {
    case .hold: return .zero
    case .line(let curve):
      return duration > 0 ? Self.slope(to - from, curve.velocity(at: time / duration), duration) : .zero
    case .hermite(let start, let end):
      guard duration > 0 else { return end }
      let s = min(time / duration, 1)
      return Self.slope(to - from, 6 * s * (1 - s), duration)
        + start.scaled(by: (1 - s) * (1 - 3 * s)) + end.scaled(by: s * (3 * s - 2))
    case .spring(let spring, let velocity, let settles):
      if settles, time >= duration { return .zero }
      return spring.velocity(target: to - from, initialVelocity: velocity, time: min(time, duration))
    }
  }
}
