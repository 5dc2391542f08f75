import AnimaticScript
import AnimaticStage
import AnimaticTime
import Foundation

/// Where one call plays several scenarios with views of the user's, each is tried in a process of its own first: one
/// that crashes takes nothing of the others with it.
enum UserCodeTrial {
  /// The scenarios that did not survive, by their files; the call as a whole fails for them.
  nonisolated(unsafe) private(set) static var lost: [String] = []

  /// The scenarios that can be played. A single one needs no trial: its crash ends the call anyway.
  static func survivors(of scenarios: [LoadedScenario]) throws -> [LoadedScenario] {
    guard scenarios.count > 1, scenarios.contains(where: { $0.scenario.view != nil }) else {
      return scenarios
    }
    return try scenarios.filter { loaded in
      guard loaded.scenario.view != nil else { return true }
      guard try survives(loaded) else {
        if !lost.contains(loaded.path) { lost.append(loaded.path) }
        return false
      }
      return true
    }
  }

  /// False where the process of the trial has ended by the guard, or by a signal.
  private static func survives(_ loaded: LoadedScenario) throws -> Bool {
    fflush(stdout)
    let child = fork()
    // Without a process to spare the play itself is the trial.
    guard child >= 0 else { return true }
    if child == 0 {
      UserCodeGuard.startWatching()
      // What the view prints shows when it is really played; what it printed before a crash has no other place.
      let kept = SilencedOutput()
      UserCodeGuard.beforeStop = { kept.give() }
      play(loaded)
      _exit(0)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {
      if Interruption.isRequested { kill(child, SIGKILL) }
    }
    try Interruption.check()
    // Errors that are none of a crash are found, and told, when it is really played.
    return status == 0
  }

  private static func play(_ loaded: LoadedScenario) {
    guard let settled = try? loaded.settled() else { return }
    let scenario = settled.scenario
    let instants = scenario.frames.map(scenario.instant(ofFrame:))
    _ = try? Play(loaded: settled).run(at: instants) { _, stage in _ = stage.displayList() }
  }
}
