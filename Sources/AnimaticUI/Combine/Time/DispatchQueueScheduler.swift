import AnimaticTime

extension DispatchQueue: Scheduler {
  /// A point in virtual time.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = _VirtualStride
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      dispatchTime.instant.distance(to: other.dispatchTime.instant)
    }
    public func advanced(by n: Stride) -> Self { Self(DispatchTime(dispatchTime.instant.advanced(by: n))) }
  }

  /// Accepted and without effect.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    options?.group?.enter()
    submit(at: VirtualTime.clock.now, scheduleOrigin) {
      action()
      options?.group?.leave()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    submit(at: date.dispatchTime.instant, scheduleOrigin, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable {
    Repeater(
      at: date.dispatchTime.instant, interval: interval.span,
      submit: { [self] due, work in
        let clock = VirtualTime.clock
        let ticket = submit(at: due, scheduleOrigin, work)
        return { [self] in
          forget(ticket)
          clock.cancel(ticket)
        }
      }, action)
  }

  private var scheduleOrigin: WorkOrigin { WorkOrigin(what: "\(spelling).schedule") }
}
