import Foundation

/// Tells how fast a value goes that is written time and again.
///
/// The last three samples count: a quarter of the newest difference, three quarters of the one before. One
/// sample is no velocity. Afterwards it dies away by 0.2 % a millisecond and is gone after two seconds
/// (docs/fidelity.md).
package struct VelocitySampler<Value: VectorArithmetic> {
  private var samples: [(value: Value, time: Double)] = []

  package init() {}

  /// A sample at `time` seconds. One of the same time replaces the last, an earlier one is left out.
  package mutating func add(_ value: Value, at time: Double) {
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    if samples.count == 3 { samples.removeFirst() }
    samples.append((value, time))
  }

  /// Units a second, at the time of the last sample.
  package var velocity: Value {
    guard samples.count > 1 else { return .zero }
    let older = difference(0)
    return samples.count == 2
      ? older : difference(1).scaled(by: 1 - Self.olderShare) + older.scaled(by: Self.olderShare)
  }

  /// Units a second, some time after the last sample.
  package func velocity(at time: Double) -> Value {
    guard let last = samples.last, time - last.time < Self.memory else { return .zero }
    return velocity.scaled(by: pow(Self.decayPerMillisecond, max(0, time - last.time) * 1000))
  }

  private func difference(_ index: Int) -> Value {
    let (a, b) = (samples[index], samples[index + 1])
    return (b.value - a.value).scaled(by: 1 / (b.time - a.time))
  }

  private static var olderShare: Double { 0.75 }
  private static var decayPerMillisecond: Double { 0.998 }
  /// Seconds.
  private static var memory: Double { 2 }
}
