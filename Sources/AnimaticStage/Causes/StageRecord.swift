import AnimaticTime
import AnimaticUI

/// What a play has left behind for those who ask why: its events, what the tree told beside them, its work.
struct StageRecord {
  let causes: CauseTable
  let notes: [StageNote]
  let stays: [Stay]
  let works: [StageCore.WorkLog]
  let idleCancels: [(event: Int, origin: WorkOrigin)]
  /// The stays around each place that code belonged to.
  let places: [Int: [Int]]
  /// The play's last instant.
  let end: Instant

  init(_ core: StageCore) {
    causes = CauseTable(core.trace)
    notes = core.notes
    stays = Stay.all(core.notes)
    works = core.works
    idleCancels = core.idleCancels
    places = core.graph.knownPlaces
    end = core.clock.now
  }

  /// The work that ran in an event of the kind `fire`.
  func work(firedIn event: TraceEvent) -> StageCore.WorkLog? {
    works.first { $0.endEvent == event.number && $0.isFired }
  }

  /// Whether it was scheduled in the course of what began a stay.
  func isOwn(_ work: StageCore.WorkLog, of stay: Stay) -> Bool {
    let show = causes.trigger(stay.startCause)
    return show > 0 && causes.has(show, behind: work.scheduleEvent)
  }

  /// Whether a stay began in the course of what scheduled the work.
  func began(_ stay: Stay, with work: StageCore.WorkLog) -> Bool {
    let trigger = causes.trigger(work.scheduleEvent)
    return trigger > 0 && causes.has(trigger, behind: stay.startCause)
  }
}

extension StageCore.WorkLog {
  var isFired: Bool { if case .fired = state { true } else { false } }

  /// Still waiting when the event of this number happened.
  func isPending(at number: Int) -> Bool {
    scheduleEvent < number && (endEvent == 0 || endEvent > number)
  }

  /// Scheduled in the same line of code as the other.
  func isTwin(of other: Self) -> Bool {
    origin.owner == other.origin.owner && origin.source == other.origin.source
      && origin.file.isEmpty == other.origin.file.isEmpty && Self.word(origin) == Self.word(other.origin)
  }

  private static func word(_ origin: WorkOrigin) -> Substring { origin.what.prefix { $0 != "(" } }

  /// As sentences call it: the line where it was scheduled, else what it is.
  var line: String { origin.source.isEmpty ? origin.what : origin.source }
}
