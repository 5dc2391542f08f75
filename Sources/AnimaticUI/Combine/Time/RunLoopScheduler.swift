import AnimaticTime
import Foundation

extension RunLoop: Scheduler {
  /// A point in virtual time. It keeps the exact instant behind its date.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = _VirtualStride
    let instant: Instant

    init(instant: Instant) { self.instant = instant }
    public init(_ date: Date) { instant = VirtualTime.instant(of: date) }

    public var date: Date { VirtualTime.date(at: instant) }

    public func distance(to other: Self) -> Stride { instant.distance(to: other.instant) }
    public func advanced(by n: Stride) -> Self { Self(instant: instant.advanced(by: n)) }
  }

  /// There are none.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(instant: VirtualTime.clock.now) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = queue(at: VirtualTime.clock.now, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = queue(at: date.instant, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    Repeater(at: date.instant, interval: interval.span, submit: { self.queue(at: $0, $1) }, action)
  }

  /// In the default mode, so not while the user drags.
  private func queue(at due: Instant, _ action: @escaping () -> Void) -> () -> Void {
    let clock = VirtualTime.clock
    let origin = WorkOrigin(what: "RunLoop.main.schedule")
    let ticket = DispatchQueue.main.submit(at: due, origin) { RunLoop.main.inMode(.default, action) }
    return { clock.cancel(ticket) }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// There are none.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { RunLoop.main.now }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// As on the main queue: whichever operation queue it is, it shares the thread of the simulation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: .init(DispatchTime(date.instant)), action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    DispatchQueue.main.schedule(after: .init(DispatchTime(date.instant)), interval: interval, action)
  }
}
