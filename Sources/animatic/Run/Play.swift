import AnimaticCairo
import AnimaticStage
import AnimaticTime

/// One run of a scenario on its held clock, as far as the verbs need it.
struct Play {
  var loaded: LoadedScenario

  /// Plays to the last of `instants` (ascending, each once) and hands the stage out at each of them, settled.
  /// Throws `CommandFailure` (exit 2) where the scenario can not be played on, and whatever `visit` throws.
  func run(
    at instants: [Instant], expecting: Bool = false, _ visit: (Instant, Stage) throws -> Void = { _, _ in }
  ) throws -> ScenarioRun.Result {
    let measurer = try PangoTextMeasurer()
    do {
      return try ScenarioRun(loaded.scenario).play(
        at: instants, measurer: measurer, checkingExpectations: expecting
      ) { instant, stage in
        try Interruption.check()
        try visit(instant, stage)
      }
    } catch let error as StageError {
      throw CommandFailure(
        .invalid, "\(loaded.path): \(UserPlaces.shown(error.description))",
        notes: loaded.path.hasSuffix(".swift") ? [] : ["see: animatic trace \(loaded.path)"])
    }
  }
}
