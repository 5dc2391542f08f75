import AnimaticTime
import Foundation

/// The clock that everything in user code waits on: queues, timers and tasks.
///
/// There is one for each thread, so that several simulations may play at once, each on a thread of its own.
package enum VirtualTime {
  /// The clock of this thread: that of the innermost simulation that runs, or else the one that was set last.
  /// A thread that nobody has given a clock has one that nobody moves.
  ///
  /// While the clock advances, or ends a turn, and inside `withSimulation`, jobs of Swift concurrency that this
  /// thread queues wait on it too. Hooks below belong to the clock: set them after it.
  package static var clock: VirtualClock {
    get { SimulationSeat.current.clock }
    set {
      ConcurrencyRuntime.install()
      SimulationSeat.current.sit(newValue)
    }
  }

  /// Runs code as code of a simulation, outside of the clock's own calls: for the host's first evaluation of
  /// views, for instance. The clock of the thread is the given one until the body returns.
  package static func withSimulation<T>(_ clock: VirtualClock = VirtualTime.clock, _ body: () throws -> T)
    rethrows -> T
  {
    ConcurrencyRuntime.install()
    return try SimulationSeat.current.run(on: clock, body)
  }

  /// The date that `Instant.zero` stands for: 9 January 2007, 9:41 in San Francisco.
  package static let startDate = Date(timeIntervalSince1970: 1_168_364_460)

  /// The virtual date of an instant. Never is `Date.distantFuture`.
  package static func date(at instant: Instant) -> Date {
    instant >= .distantFuture ? .distantFuture : startDate.addingTimeInterval(instant.seconds)
  }

  /// The instant of a virtual date, to the nearest nanosecond. NaN and dates out of range are never.
  package static func instant(of date: Date) -> Instant {
    Instant.zero + span(date.timeIntervalSinceReferenceDate - startDate.timeIntervalSinceReferenceDate)
  }

  /// Seconds as user code gives them. NaN is never: a broken number must not fire at once.
  package static func span(_ seconds: Double) -> TimeSpan {
    seconds.isNaN ? .infinite : TimeSpan(seconds: seconds)
  }

  /// Hears of `cancel()` on a work item that was never submitted, with the place where the item was made:
  /// cancelling does nothing then, a common slip where `body` makes a new item on each evaluation.
  package static var idleCancel: ((WorkOrigin) -> Void)? {
    get { Simulation.current.idleCancel }
    set { Simulation.current.idleCancel = newValue }
  }

  /// Hears of tasks that `runTask` has made.
  package static var taskObserver: ((TaskEvent) -> Void)? {
    get { Simulation.current.taskObserver }
    set { Simulation.current.taskObserver = newValue }
  }
}
