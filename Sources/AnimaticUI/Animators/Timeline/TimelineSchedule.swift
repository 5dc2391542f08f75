/// Dates at which a `TimelineView` updates.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates, in ascending order; there may be no end to them. The last one that is not after `startDate`
  /// is shown first, if there is one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule should have its view updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says; always so here.
  case normal
  /// Less often, as on a dimmed screen.
  case lowFrequency
}

/// Updates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: A date of the grid: its first one where it lies in the future.
  ///   - interval: Seconds. Nothing follows the first date where it is 0, negative or not a number.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(start: start, interval: nil, index: 0) }
    let passed = startDate.timeIntervalSinceReferenceDate - start.timeIntervalSinceReferenceDate
    // A date that misses its place on the grid by the rounding of dates has reached it.
    let index = ((passed + VirtualTime.dateError) / interval).rounded(.down)
    return Entries(start: start, interval: interval, index: index > 0 ? index : 0)
  }

  /// The dates of the grid.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    /// nil for a single date.
    fileprivate let interval: TimeInterval?
    fileprivate var index: Double

    /// Each date is counted from the first one: sums would drift.
    public mutating func next() -> Date? {
      guard let interval else {
        defer { index = 1 }
        return index == 0 ? start : nil
      }
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }
}

/// Updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    // Whole minutes are the same in all time zones of today.
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// - Parameter dates: In ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Updates as often as the screen does, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: Seconds between two updates at least; nil for an update at each frame.
  ///   - paused: No updates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The dates as a sequence, 60 a second without a minimum. A `TimelineView` does not need them: it shows
  /// the instant that is looked at.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    guard !isPaused, mode == .normal else { return Entries(dates: nil) }
    let interval = minimumInterval.flatMap { $0 > 0 ? $0 : nil } ?? 1 / 60
    return Entries(
      dates: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries?

    public mutating func next() -> Date? { dates?.next() }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Updates at regular intervals, in seconds; see `PeriodicTimelineSchedule`.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Updates at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Updates at given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Updates at each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Updates at each frame, at most once in `minimumInterval` seconds, and not while it is paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
