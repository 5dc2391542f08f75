import AnimaticTime
import AnimaticUI

/// Work that outlives what it was for.
extension HazardFinder {
  mutating func findTimersLeft() {
    for work in record.works where work.state == .pending && work.due < .distantFuture {
      guard let (name, gone) = goneFor(work) else { continue }
      add(
        .orphanTimer, at: record.end, work.origin.owner, source: work.origin.source,
        cause: work.scheduleEvent, number: .max,
        "\(work.origin.what) of \(seconds(work.scheduled)) is still pending at the end, due at "
          + "\(seconds(work.due)); \(name) has been gone since \(seconds(gone))")
    }
  }

  /// What the work was for, and since when it is gone; nil where it is still there, or nobody knows.
  private func goneFor(_ work: StageCore.WorkLog) -> (String, Instant)? {
    // The view whose code has scheduled it.
    let around = Set(record.places[work.place] ?? [])
    let homes = record.stays.filter { $0.isSlot && around.contains($0.note.serial) }
    for home in homes where !record.stays.contains(where: { $0.note.serial == home.note.serial && $0.isOpen })
    {
      if let end = home.endTime { return (called(home), end) }
    }
    // What was shown together with it.
    let shown = record.stays.filter {
      !$0.note.isFirst && record.began($0, with: work)
        && causes.trigger($0.startCause) == causes.trigger(work.scheduleEvent)
    }
    guard !shown.isEmpty, shown.allSatisfy({ !$0.isOpen }), let last = shown.last, let end = last.endTime
    else {
      return nil
    }
    // Shown again in the same place: the work can still hit that.
    let again = record.stays.contains { stay in stay.isOpen && shown.contains { $0.seat == stay.seat } }
    return again ? nil : (called(last), end)
  }

  mutating func findDeadWrites() {
    for note in record.notes {
      guard case .deadWrite(let state, let owner) = note.note, let fire = causes.fire(behind: note.cause),
        let work = record.work(firedIn: fire)
      else { continue }
      add(
        .deadWrite, at: note.time, owner, source: work.origin.source, cause: note.cause, number: note.number,
        "\(work.origin.what) of \(seconds(work.scheduled)) fires at \(seconds(note.time)) and writes \(state), whose "
          + "view has left the tree")
    }
  }

  /// `try?` before a sleep: the task that is cancelled because another one starts goes on, and hides.
  mutating func findCancelledSleeps() {
    for stay in record.stays where !stay.isOpen {
      let chain = causes.chain(stay.endCause)
      guard let end = stay.end, let time = stay.endTime,
        let nearest = chain.first(where: { $0.kind == .cancel || CauseTable.isTrigger($0.kind) }),
        nearest.kind == .cancel, nearest.detail.hasPrefix("Task.sleep")
      else { continue }
      let trigger = causes.trigger(nearest.cause)
      // Only where the same stroke begins a new wait: a task that is cancelled in order to hide is right.
      let restarts = causes.events.contains {
        ($0.kind == .taskStart || $0.kind == .schedule && $0.detail.hasPrefix("Task.sleep"))
          && $0.number > trigger && $0.time == nearest.time && causes.trigger($0.number) == trigger
      }
      guard restarts else { continue }
      let task = causes.chain(nearest.cause).first { $0.kind == .taskCancel }
      add(
        .cancelledSleep, at: time, stay.note.owner, source: task?.source ?? "", cause: stay.endCause,
        number: end, texts: stay.note.texts,
        "the sleep of an earlier task is cancelled at \(seconds(nearest.time)), the task goes on behind it and hides "
          + "\(called(stay)), which has only just been shown")
    }
  }
}
