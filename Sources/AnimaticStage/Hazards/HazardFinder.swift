import AnimaticTime
import AnimaticUI

/// Looks through the record of a whole play for what is most likely not meant.
///
/// Each rule asks for the harm, not for a pattern in the code: a stale timer that hits nothing is none.
struct HazardFinder {
  let record: StageRecord
  let scenario: Scenario
  let readings: [Reading]
  let core: StageCore
  var found: [Hazard] = []

  init(_ core: StageCore, _ scenario: Scenario, readings: [Reading]) {
    self.core = core
    self.scenario = scenario
    self.readings = readings
    record = StageRecord(core)
  }

  var causes: CauseTable { record.causes }

  /// All of them, in the order of time.
  mutating func hazards() -> [Hazard] {
    findIdleCancels()
    findStaleHides()
    findMissingHides()
    findRevivals()
    findTimersLeft()
    findDeadWrites()
    findCancelledSleeps()
    findDeadTransitions()
    findStandingTransitions()
    findRemovals()
    findMomentaryShows()
    findMotion()
    findEndlessAnimations()
    findMissedTaps()
    findShortDisplays()
    return found.sorted { ($0.time, $0.number, $0.kind.rawValue) < ($1.time, $1.number, $1.kind.rawValue) }
  }

  /// Adds one; of equal ones at one instant the first stays.
  mutating func add(
    _ kind: HazardKind, at time: Instant, _ name: String, source: String = "", cause: Int, number: Int,
    texts: [String] = [], suggestion: String? = nil, _ message: String
  ) {
    guard !found.contains(where: { $0.kind == kind && $0.time == time && $0.name == name }) else { return }
    found.append(
      Hazard(
        kind: kind, time: time, name: name, source: source, event: causes.scenarioPlace(behind: cause),
        message: message, suggestion: suggestion, texts: texts, number: number))
  }

  static func seconds(_ instant: Instant) -> String { "\(Printing.number(instant.seconds)) s" }
  static func seconds(_ value: Double) -> String { "\(Printing.number(value)) s" }

  func seconds(_ instant: Instant) -> String { Self.seconds(instant) }

  /// The notice's name, or what a view of the user's shows.
  func called(_ stay: Stay) -> String {
    let owner = stay.note.owner
    if !owner.isEmpty, owner != ScenarioView.name { return owner }
    if let text = stay.note.texts.first { return "\"\(text)\"" }
    return stay.note.view
  }

  /// ` (Banner.swift:82)`, or nothing.
  static func inLine(_ source: String) -> String { source.isEmpty ? "" : " (\(source))" }
}
