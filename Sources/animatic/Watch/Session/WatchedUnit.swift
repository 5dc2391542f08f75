import AnimaticGolden

/// One unit as it stands: what it depends on, what the page shows of it, and what is under way.
struct WatchedUnit {
  enum Phase: Equatable {
    case waiting
    case playing
    case good
    case failed(WatchFailure)
  }

  /// A run that the page shows: the last one that went well.
  struct Run {
    var report: WatchReport.Run
    /// The folder under the served one, such as `r3`.
    var revision: String
    /// That of the run that is shown as "before".
    var before: String?
  }

  var unit: WatchUnit
  var dependencies: [String]
  /// As they stood when the last play began.
  var snapshot: FileSnapshot
  var phase = Phase.waiting
  var runs: [Run] = []
  var warnings: [String] = []
  /// What has changed since the last play that came to its end.
  var changed: [String] = []
  /// Since when its file is not there, on the monotonic clock.
  var missingSince: UInt64?
  /// Another one has its name.
  var isDuplicate = false

  init(_ unit: WatchUnit, golden: GoldenStore) {
    self.unit = unit
    dependencies = unit.dependencies(golden: golden).paths
    snapshot = FileSnapshot(of: dependencies)
  }

  var path: String { unit.path }

  /// Files that differ from what the last play saw; they are taken as seen.
  mutating func takeChanges(golden: GoldenStore) -> [String] {
    let now = unit.dependencies(golden: golden).paths
    // What it does not read any more can not have changed for it.
    let fresh = FileSnapshot(of: now)
    let changes = fresh.changes(since: snapshot)
    dependencies = now
    snapshot = fresh
    changed += changes.filter { !changed.contains($0) }
    return changes
  }

  /// Takes a play's result. Returns false where everything is as it was and nothing has to be shown anew.
  mutating func take(_ report: WatchReport, revision: String, isSameData: (WatchReport.Run, Run) -> Bool)
    -> Bool
  {
    phase = .good
    changed = []
    warnings = report.warnings
    let old = runs
    let isSame =
      report.runs.count == old.count
      && zip(report.runs, old).allSatisfy { $0.isSame && $0.entry == $1.report.entry && isSameData($0, $1) }
    if isSame { return false }
    runs = report.runs.map { run in
      let earlier = old.first { $0.report.name == run.name }
      let before = run.isSame ? earlier?.before : earlier?.revision
      return Run(report: run, revision: revision, before: before)
    }
    return true
  }

  /// Folders under the served one that are still needed.
  var keptFolders: [String] {
    runs.flatMap { run in
      ["\(run.revision)/\(run.report.name)"] + (run.before.map { ["\($0)/\(run.report.name)"] } ?? [])
    }
  }

  /// Where the next play finds what it is compared with.
  func history(site: String) -> WatchHistory {
    var history = WatchHistory()
    for run in runs {
      let name = run.report.name
      history[name] = WatchHistory.Run(
        current: "\(site)/\(run.revision)/\(name)", before: run.before.map { "\(site)/\($0)/\(name)" })
    }
    return history
  }
}
