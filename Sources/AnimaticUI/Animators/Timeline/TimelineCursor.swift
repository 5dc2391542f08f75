import AnimaticTime

/// Walks through the dates of a schedule, however many or strange they are.
struct TimelineCursor {
  /// More dates than this between two looks are taken as a schedule that goes on without getting anywhere.
  static var limit: Int { 100_000 }

  private var iterator: AnyIterator<Date>
  /// The last date that has come, if any has.
  private(set) var current: Date?
  private var upcoming: (date: Date, instant: Instant)?
  /// Too many dates came: the rest is not looked at.
  private(set) var isStuck = false

  init(_ schedule: some TimelineSchedule, from start: Instant) {
    iterator = AnyIterator(schedule.entries(from: VirtualTime.date(at: start), mode: .normal).makeIterator())
    takeNext()
    advance(to: start)
  }

  /// When the next date comes; nil where none will.
  var next: Instant? {
    guard let upcoming, upcoming.instant < .distantFuture else { return nil }
    return upcoming.instant
  }

  /// Lets all dates up to an instant come.
  mutating func advance(to now: Instant) {
    var count = 0
    while let due = upcoming, due.instant <= now {
      // Dates out of order are left out.
      if current.map({ due.date > $0 }) ?? true { current = due.date }
      count += 1
      if count > Self.limit {
        isStuck = true
        upcoming = nil
        return
      }
      takeNext()
    }
  }

  private mutating func takeNext() {
    upcoming = iterator.next().map { ($0, VirtualTime.plainInstant(of: $0)) }
  }
}
