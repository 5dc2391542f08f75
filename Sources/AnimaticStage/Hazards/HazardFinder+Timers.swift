import AnimaticTime
import AnimaticUI

/// Hides that come from the wrong show, or not at all.
extension HazardFinder {
  // MARK: The cancelled item is not the scheduled one

  mutating func findIdleCancels() {
    for (number, origin) in record.idleCancels {
      guard let item = origin.item, let event = causes.event(number) else { continue }
      // Without one of the same making that waits, nothing was meant to be cancelled.
      let meant = record.works.last {
        $0.isPending(at: number) && $0.origin.item?.source == item.source
          && $0.origin.item?.name != item.name
      }
      guard let meant, let scheduled = meant.origin.item else { continue }
      let made = item.pass.isEmpty ? "" : ", made by \(item.pass)"
      let other = scheduled.pass.isEmpty ? "" : ", made by \(scheduled.pass)"
      add(
        .idleCancel, at: event.time, event.name, source: item.source, cause: event.cause, number: number,
        "cancel() on \(item.name)\(made), which was never scheduled; the scheduled one is "
          + "\(scheduled.name)\(other), and stays due at \(seconds(meant.due))")
    }
  }

  // MARK: A hide of an earlier show

  mutating func findStaleHides() {
    for stay in record.stays where !stay.isOpen {
      guard let end = stay.end, let endTime = stay.endTime, let fire = causes.fire(behind: stay.endCause),
        let work = record.work(firedIn: fire)
      else { continue }
      let show = causes.trigger(stay.startCause)
      let later = record.works.filter {
        $0.isTwin(of: work) && $0.scheduleEvent > work.scheduleEvent && $0.isPending(at: fire.number)
          && causes.trigger($0.scheduleEvent) != causes.trigger(work.scheduleEvent)
      }
      let isOwn = record.isOwn(work, of: stay) || record.began(stay, with: work)
      if !isOwn, stay.start > work.scheduleEvent, !stay.note.isFirst {
        // Scheduled while an earlier stay in this place lasted.
        let earlier = record.stays.contains {
          $0.seat == stay.seat && $0.start < stay.start
            && ($0.covers(work.scheduleEvent) || record.isOwn(work, of: $0))
        }
        guard earlier || !later.isEmpty else { continue }
        stale(stay, end, endTime, work, again: stay.startTime, later: later.first)
      } else if let renewal = later.first(where: { $0.place == work.place }),
        !startsAnother(renewal, than: stay, before: fire.number)
      {
        guard causes.trigger(renewal.scheduleEvent) != show else { continue }
        stale(stay, end, endTime, work, again: renewal.scheduled, later: renewal)
      }
    }
  }

  /// Whether what scheduled the work has also shown something else that is still there: the work is that one's.
  private func startsAnother(_ work: StageCore.WorkLog, than stay: Stay, before number: Int) -> Bool {
    record.stays.contains {
      $0.start != stay.start && !$0.note.isFirst && $0.start < number && ($0.end ?? .max) > number
        && record.began($0, with: work)
    }
  }

  private mutating func stale(
    _ stay: Stay, _ number: Int, _ time: Instant, _ work: StageCore.WorkLog, again: Instant,
    later: StageCore.WorkLog?
  ) {
    let after = (time - again).seconds
    let own = later.map { "; its own is due at \(seconds($0.due))" } ?? ""
    add(
      .staleHide, at: time, stay.note.owner, source: work.origin.source, cause: stay.endCause,
      number: number, texts: stay.note.texts,
      "\(called(stay)) is hidden by the hide that was scheduled at \(seconds(work.scheduled))"
        + "\(Self.inLine(work.origin.source)), \(Self.seconds(after)) after it was shown again at "
        + "\(seconds(again))\(own)")
  }

  // MARK: No hide at all

  mutating func findMissingHides() {
    for stay in record.stays where stay.isOpen && !stay.note.isFirst {
      let earlier = record.stays.last {
        $0.seat == stay.seat && $0.start < stay.start && !$0.isOpen && ownHide(of: $0) != nil
      }
      guard let earlier, let hide = ownHide(of: earlier) else { continue }
      let isArmed = record.works.contains {
        $0.isTwin(of: hide)
          && ($0.scheduleEvent > (earlier.end ?? 0) || $0.isPending(at: stay.start) || $0.state == .pending)
      }
      guard !isArmed else { continue }
      add(
        .noPendingHide, at: stay.startTime, stay.note.owner, source: hide.origin.source,
        cause: stay.startCause, number: stay.start, texts: stay.note.texts,
        "\(called(stay)) is shown at \(seconds(stay.startTime)) and nothing is scheduled that hides it: it stays "
          + "for ever. The show at \(seconds(earlier.startTime)) had scheduled its hide"
          + Self.inLine(hide.origin.source))
    }
  }

  /// The work of its own that ended a stay.
  private func ownHide(of stay: Stay) -> StageCore.WorkLog? {
    guard let fire = causes.fire(behind: stay.endCause), let work = record.work(firedIn: fire),
      record.isOwn(work, of: stay)
    else { return nil }
    return work
  }

  // MARK: Revivals

  mutating func findRevivals() {
    for stay in record.stays where stay.isRevived && !stay.missed.isEmpty {
      guard
        let before = record.stays.last(where: {
          $0.note.serial == stay.note.serial && $0.end != nil && $0.start < stay.start
        }),
        let left = before.endTime
      else { continue }
      // What the first appearance did, and whether this time something else has done it.
      let first = doings(of: before)
      let now = causes.followers(of: causes.trigger(stay.startCause))
      let schedules = now.contains { $0.kind == .schedule }
      let written = Set(now.filter { $0.kind == .write }.map(Self.written))
      guard first.schedules && !schedules || !first.schedules && !first.writes.isSubset(of: written) else {
        continue
      }
      let missed = stay.missed.joined(separator: " and ")
      let lost =
        first.schedules
        ? "no hide is scheduled" : "\(first.writes.sorted().joined(separator: ", ")) is not set"
      add(
        .revival, at: stay.startTime, stay.note.owner, cause: stay.startCause, number: stay.start,
        texts: stay.note.texts,
        "\(called(stay)) is shown again \(Self.seconds((stay.startTime - left).seconds)) into its own removal, which "
          + "began at \(seconds(left)): it is the same view, so \(missed) does not run again and \(lost)")
    }
  }

  /// What `onAppear` or `task` of a stay led to.
  private func doings(of stay: Stay) -> (schedules: Bool, writes: Set<String>) {
    let show = causes.trigger(stay.startCause)
    let starts = causes.events.filter {
      ($0.kind == .appear || $0.kind == .taskStart) && $0.number > stay.start
        && $0.name == stay.note.owner && causes.trigger($0.number) == show
    }
    let all = starts.flatMap { causes.followers(of: $0.number) }
    return (
      all.contains { $0.kind == .schedule }, Set(all.filter { $0.kind == .write }.map(Self.written))
    )
  }

  /// The name of the state in an event of the kind `write`.
  private static func written(_ event: TraceEvent) -> String {
    String(event.detail.prefix { $0 != " " })
  }
}
