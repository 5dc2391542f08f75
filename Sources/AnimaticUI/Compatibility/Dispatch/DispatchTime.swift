import AnimaticTime
import Foundation

/// A point in virtual time, spelled as Dispatch spells it; zero is the start of the run.
///
/// Offsets in floating-point seconds are taken to the nearest nanosecond. Infinite, NaN and overflowing
/// offsets, and `DispatchTimeInterval.never`, give `distantFuture`.
public struct DispatchTime: Comparable, Hashable, Sendable {
  package let instant: Instant

  package init(_ instant: Instant) { self.instant = instant }

  /// `uptimeNanoseconds` after the start of the run.
  public init(uptimeNanoseconds: UInt64) {
    let nanoseconds = Int64(exactly: uptimeNanoseconds) ?? .max
    instant = nanoseconds == .max ? .distantFuture : .zero + .nanoseconds(nanoseconds)
  }

  /// The clock's time.
  public static func now() -> DispatchTime { DispatchTime(VirtualTime.clock.now) }

  /// Never.
  public static let distantFuture = DispatchTime(.distantFuture)

  /// Nanoseconds since the start of the run, rounded down; `UInt64.max` for never.
  public var uptimeNanoseconds: UInt64 {
    guard instant < .distantFuture else { return .max }
    return UInt64(max(0, (instant.value * Rational(1_000_000_000)).floor))
  }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.instant < b.instant }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time.instant + VirtualTime.span(seconds))
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time.instant + VirtualTime.span(-seconds))
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(time.instant + interval.span)
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(interval.span >= .infinite ? .distantFuture : time.instant - interval.span)
  }

  /// Same as `+`.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// The nanoseconds from this time to another.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval { .between(instant, other.instant) }
}

extension DispatchTimeInterval {
  /// Exact; `never` is infinite.
  var span: TimeSpan {
    switch self {
    case .seconds(let n): return .seconds(Int64(n))
    case .milliseconds(let n): return .milliseconds(Int64(n))
    case .microseconds(let n): return TimeSpan(Rational(Int64(n), 1_000_000))
    case .nanoseconds(let n): return .nanoseconds(Int64(n))
    case .never: return .infinite
    @unknown default: return .infinite
    }
  }

  static func between(_ a: Instant, _ b: Instant) -> DispatchTimeInterval {
    guard b < .distantFuture else { return .never }
    return .nanoseconds(Int(((b - a).value * Rational(1_000_000_000)).floor))
  }
}
