import AnimaticDrawing
import AnimaticTime
import AnimaticUI

/// What one expectation came to.
public struct ExpectationResult: Equatable, Sendable {
  /// The scenario line that says it.
  public var source: ScenarioPlace
  public var passed: Bool
  /// One sentence: what was expected, and what was seen where it failed.
  public var message: String

  public var line: Int { source.line }

  public init(source: ScenarioPlace, passed: Bool, message: String) {
    self.source = source
    self.passed = passed
    self.message = message
  }
}

/// Plays a whole scenario once and checks its expectations on the way.
///
/// The instants that expectations ask for are visited too, between the frames; visiting changes nothing.
public struct ScenarioRun {
  public let scenario: Scenario
  private let view: (() -> AnyView)?

  /// What a run leaves behind.
  public struct Result {
    public var trace: [TraceEvent]
    /// In written order.
    public var expectations: [ExpectationResult]
    /// What the lint has found, in the order of time, allowed ones among them; empty where it was not asked for.
    public var hazards: [Hazard] = []

    /// The trace with the hazards at their places, as events of the kind `hazard`.
    public var traceWithHazards: [TraceEvent] {
      var merged: [TraceEvent] = []
      var rest = hazards[...]
      func add(_ hazard: Hazard) {
        merged.append(
          TraceEvent(
            time: hazard.time, kind: .hazard, name: hazard.name,
            detail: "\(hazard.kind.rawValue): \(hazard.message)"
              + (hazard.allowed.map { " (allowed: \($0))" } ?? ""),
            source: hazard.source.isEmpty ? hazard.event?.description ?? "" : hazard.source))
      }
      // What the clock notes of a cancelled item on the way, the lint says in full.
      for event in trace where event.kind != .hazard || hazards.isEmpty {
        while let next = rest.first,
          next.time < event.time || next.time == event.time && next.number < event.number
        {
          add(rest.removeFirst())
        }
        merged.append(event)
      }
      rest.forEach(add)
      return merged
    }
    /// Work items and timers in the order of their scheduling.
    public var works: [PlayedWork]
    /// Fingers in the order in which they came down.
    public var touches: [PlayedTouch]
  }

  public init(_ scenario: Scenario) { self.init(scenario, showing: nil) }

  /// The same with a view in place of the one that the scenario names.
  package init(_ scenario: Scenario, showing view: (() -> AnyView)?) {
    self.scenario = scenario
    self.view = view
  }

  /// Plays to the last instant and hands the stage out at each of `instants` (ascending, each once).
  ///
  /// Without `checkingExpectations` only these instants are visited. With `findingHazards`, or where the scenario
  /// expects that there are none, every frame is visited too, and the lint looks at what has happened. Throws
  /// `StageError`, and what `visit` throws.
  public func play(
    at instants: [Instant], measurer: TextMeasurer, checkingExpectations: Bool = true,
    findingHazards: Bool = false, _ visit: (Instant, Stage) throws -> Void = { _, _ in }
  ) throws -> Result {
    let stage = try Stage(scenario, measurer: measurer, showing: view)
    var checks = checkingExpectations ? scenario.expectations.map { ExpectationCheck($0, scenario) } : []
    let asked = checks.flatMap(\.instants)
    let wanted = Set(instants)
    let lints = findingHazards || checkingExpectations && scenario.expectsNoHazards
    var frames = FrameWalk(scenario, isOn: lints)
    var rest = Set(asked).union(wanted).sorted()[...]
    while let instant = [rest.first, frames.next(stage)].compactMap({ $0 }).min() {
      if rest.first == instant { rest.removeFirst() }
      try stage.advance(to: instant)
      if frames.visit(instant) { stage.watchReading() }
      for i in checks.indices { checks[i].look(instant, stage) }
      if wanted.contains(instant) { try visit(instant, stage) }
    }
    // What is due up to the very end belongs to the lint's play, but not to that of a golden, which ends with its
    // last frame.
    if findingHazards { try stage.advance(to: Instant.zero + scenario.duration) }
    stage.finish()
    let hazards = lints ? stage.hazards() : []
    return Result(
      trace: stage.trace, expectations: checks.map { $0.conclude(stage, hazards) }, hazards: hazards,
      works: stage.playedWorks, touches: stage.touches)
  }

  /// What the lint finds in a play of the whole scenario; nothing is drawn. Throws `StageError`.
  public func hazards(measurer: TextMeasurer) throws -> [Hazard] {
    try play(at: [], measurer: measurer, checkingExpectations: false, findingHazards: true).hazards
  }
}
