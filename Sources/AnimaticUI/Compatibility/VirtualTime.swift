import AnimaticTime
import Foundation

/// The clock that everything in user code waits on: queues, timers and tasks.
///
/// The host sets one for each run. All of it belongs to one thread.
package enum VirtualTime {
  /// The clock of the run. Work that an earlier clock holds stays there.
  nonisolated(unsafe) package static var clock = VirtualClock() {
    didSet {
      workItemsMade = 0
      DispatchQueue.current = .main
    }
  }

  /// The date that `Instant.zero` stands for: 9 January 2007, 9:41 UTC, when the first iPhone was shown.
  package static let startDate = Date(timeIntervalSince1970: 1_168_335_660)

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

  /// Hears of `cancel()` on a work item that waits nowhere, with the place where the item was made: cancelling
  /// does nothing then, a common slip where `body` makes a new item on each evaluation.
  nonisolated(unsafe) package static var idleCancel: ((WorkOrigin) -> Void)?

  /// Numbers work items in the order of their making, so that a trace can tell two of one source line apart.
  nonisolated(unsafe) static var workItemsMade = 0
}
