import AnimaticTime
import Foundation

/// A virtual date as Dispatch spells it. Behaves as `DispatchTime` does, as no virtual device sleeps.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
  package let instant: Instant

  package init(_ instant: Instant) { self.instant = instant }

  /// A point of the calendar; the run starts at `VirtualTime.startDate`.
  public init(timespec: timespec) {
    let start = Int64(VirtualTime.startDate.timeIntervalSince1970)
    let (seconds, overflow) = Int64(timespec.tv_sec).subtractingReportingOverflow(start)
    // Only a date before the calendar's own range overflows: any instant of the past will do.
    let past = TimeSpan.seconds(-9_000_000_000)
    instant = .zero + (overflow ? past : .seconds(seconds)) + .nanoseconds(Int64(timespec.tv_nsec))
  }

  /// The clock's time.
  public static func now() -> DispatchWallTime { DispatchWallTime(VirtualTime.clock.now) }

  /// Never.
  public static let distantFuture = DispatchWallTime(.distantFuture)

  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.instant < b.instant }

  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime((DispatchTime(time.instant) + seconds).instant)
  }

  public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime((DispatchTime(time.instant) - seconds).instant)
  }

  public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime((DispatchTime(time.instant) + interval).instant)
  }

  public static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime((DispatchTime(time.instant) - interval).instant)
  }
}
