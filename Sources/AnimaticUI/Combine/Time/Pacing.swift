extension Publishers {
  /// A value once none has followed it for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      let (scheduler, dueTime, options) = (scheduler, dueTime, options)
      var waiting: Cancellable?
      let inlet = Inlet<Output, Failure>(
        value: { value in
          waiting?.cancel()
          waiting = scheduler.once(in: dueTime, tolerance: nil, options: options) {
            waiting = nil
            junction.outlet.send(value)
          }
        },
        end: { completion in
          // A value that still waits is lost, as in Combine.
          waiting?.cancel()
          junction.outlet.complete(completion)
        })
      junction.onCancel {
        waiting?.cancel()
        inlet.cancel()
      }
      subscriber.receive(subscription: junction)
      upstream.subscribe(inlet)
    }
  }

  /// One value an interval: the first at once, then the newest (or the first) of each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      let (scheduler, interval, latest) = (scheduler, interval, latest)
      var last: Context.SchedulerTimeType?
      var kept: Output?
      var waiting: Cancellable?
      func put() {
        waiting = nil
        guard let value = kept else { return }
        kept = nil
        last = scheduler.now
        junction.outlet.send(value)
      }
      let inlet = Inlet<Output, Failure>(
        value: { value in
          if kept == nil || latest { kept = value }
          guard waiting == nil else { return }
          let due = last.map { scheduler.now.distance(to: $0.advanced(by: interval)) }
          if let due, due > .seconds(0) {
            waiting = scheduler.once(in: due, tolerance: nil, options: nil, put)
          } else {
            put()
          }
        },
        end: { completion in
          waiting?.cancel()
          if case .finished = completion { put() }
          junction.outlet.complete(completion)
        })
      junction.onCancel {
        waiting?.cancel()
        inlet.cancel()
      }
      subscriber.receive(subscription: junction)
      upstream.subscribe(inlet)
    }
  }

  /// Ends where no value has come for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// The error to end with; nil for a regular end.
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      let (scheduler, interval, options, customError) = (scheduler, interval, options, customError)
      var waiting: Cancellable?
      let inlet = Inlet<Output, Failure>()
      func arm() {
        waiting?.cancel()
        waiting = scheduler.once(in: interval, tolerance: nil, options: options) {
          waiting = nil
          inlet.cancel()
          junction.outlet.complete(customError.map { .failure($0()) } ?? .finished)
        }
      }
      inlet.value = { value in
        arm()
        junction.outlet.send(value)
      }
      inlet.end = { completion in
        waiting?.cancel()
        junction.outlet.complete(completion)
      }
      junction.onCancel {
        waiting?.cancel()
        inlet.cancel()
      }
      subscriber.receive(subscription: junction)
      arm()
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Hands a value on once none has followed it for `dueTime`. A value that waits at the end is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Hands on one value an interval at most: the first at once, then the newest, or the first, of each.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends where no value has come for `interval`: with an error, or regularly.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
