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

  /// What a run leaves behind.
  public struct Result {
    public var trace: [TraceEvent]
    /// In written order.
    public var expectations: [ExpectationResult]
    /// Work items and timers in the order of their scheduling.
    public var works: [PlayedWork]
    /// Fingers in the order in which they came down.
    public var touches: [PlayedTouch]
  }

  public init(_ scenario: Scenario) { self.scenario = scenario }

  /// Plays to the last instant and hands the stage out at each of `instants` (ascending, each once).
  ///
  /// Without `checkingExpectations` only these instants are visited. Throws `StageError`, and what `visit`
  /// throws.
  public func play(
    at instants: [Instant], measurer: TextMeasurer, checkingExpectations: Bool = true,
    _ visit: (Instant, Stage) throws -> Void = { _, _ in }
  ) throws -> Result {
    let stage = try Stage(scenario, measurer: measurer)
    var checks = checkingExpectations ? scenario.expectations.map { ExpectationCheck($0, scenario) } : []
    let asked = checks.flatMap(\.instants)
    let wanted = Set(instants)
    for instant in Set(asked).union(wanted).sorted() {
      try stage.advance(to: instant)
      for i in checks.indices { checks[i].look(instant, stage) }
      if wanted.contains(instant) { try visit(instant, stage) }
    }
    stage.finish()
    return Result(
      trace: stage.trace, expectations: checks.map { $0.conclude(stage) }, works: stage.playedWorks,
      touches: stage.touches)
  }
}
