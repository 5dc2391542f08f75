import AnimaticCairo
import AnimaticStage
import AnimaticTime
import AnimaticUI

/// One run of a scenario on its held clock, as far as the verbs need it.
struct Play {
  /// What a run leaves behind.
  struct Result {
    var trace: [TraceEvent] = []
    var expectations: [ExpectationResult] = []
  }

  var loaded: LoadedScenario

  /// Plays to the last of `instants` (ascending) and hands the stage out at each of them, settled.
  /// Throws `CommandFailure` (exit 2) where the scenario can not be played on, and whatever `visit` throws.
  func run(
    at instants: [Instant], expecting: Bool = false, _ visit: (Instant, Stage) throws -> Void
  ) throws -> Result {
    let stage = try playing { try Stage(loaded.scenario, measurer: try PangoTextMeasurer()) }
    for instant in instants {
      try Interruption.check()
      try playing { try stage.advance(to: instant) }
      try visit(instant, stage)
    }
    stage.finish()
    return Result(trace: stage.trace, expectations: [])
  }

  /// Errors of the stage are errors of the scenario, and say which.
  private func playing<T>(_ work: () throws -> T) throws -> T {
    do {
      return try work()
    } catch let error as StageError {
      throw CommandFailure(.invalid, "\(loaded.path): \(error.description)")
    }
  }
}

struct ExpectationResult {
  var line: Int
  var passed: Bool
  var message: String
}
