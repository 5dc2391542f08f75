extension Publishers {
  /// Values and the end, later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
      upstream.hop(to: subscriber) { work in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, work)
      }
    }
  }

  /// Values and the end, in a later turn of a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.hop(to: subscriber) { scheduler.schedule(options: options, $0) }
    }
  }

  /// Subscribes in a later turn of a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      let inlet = Inlet<Output, Failure>(
        value: { junction.outlet.send($0) }, end: { junction.outlet.complete($0) })
      junction.onCancel { inlet.cancel() }
      subscriber.receive(subscription: junction)
      let upstream = upstream
      scheduler.schedule(options: options) {
        if !junction.outlet.isDone { upstream.subscribe(inlet) }
      }
    }
  }
}

extension Publisher {
  /// Lets `later` decide when each value and the end go on. They keep their order.
  func hop<S: Subscriber>(to subscriber: S, later: @escaping (@escaping () -> Void) -> Void)
  where S.Input == Output, S.Failure == Failure {
    let junction = Junction(subscriber)
    let inlet = Inlet<Output, Failure>(
      value: { value in later { junction.outlet.send(value) } },
      end: { completion in later { junction.outlet.complete(completion) } })
    junction.onCancel { inlet.cancel() }
    subscriber.receive(subscription: junction)
    subscribe(inlet)
  }

  /// Hands values and the end on after a delay.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  /// Hands values and the end on in a later turn of a scheduler. On `DispatchQueue.main` that is a later turn of
  /// the main queue at the same instant, also where the value comes from the main queue.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes in a later turn of a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
