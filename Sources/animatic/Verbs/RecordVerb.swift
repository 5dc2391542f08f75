import AnimaticGolden
import AnimaticReview
import AnimaticScript

/// `record S…`: writes goldens and says what it wrote.
enum RecordVerb {
  /// Which scenarios are recorded.
  enum Which: String, CaseIterable {
    /// Those without a golden.
    case missing
    /// Those whose golden is there and says something else.
    case changed
    case all
  }

  /// What became of one scenario.
  private enum Outcome {
    case written(GoldenRecorder.Summary)
    /// Not among those asked for.
    case skipped
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let which = try which(arguments)
    try GoldenScope.refuseWindows(options, "record")
    let settings = try Settings(options)
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, settings)
    Report.warnings(warnings, options, console)
    let store = GoldenStore(root: GoldenScope.root(arguments))
    try OutputProbe.check(folder: store.root)
    var (rows, failed): ([OrderedJSON], Bool) = ([], false)
    for loaded in scenarios {
      let (outcome, expectationsFailed) = try record(loaded, which, store, settings.jobs, console)
      failed = expectationsFailed || failed
      rows.append(json(loaded, outcome))
      if !options.json { print(loaded, outcome, store, options, console) }
    }
    if options.json { console.print(JSONText.document(.array(rows))) }
    return failed ? .failed : .success
  }

  private static func which(_ arguments: ParsedArguments) throws -> Which {
    guard let word = arguments.word(.only) else { return .all }
    guard let which = Which(rawValue: word) else {
      throw ArgumentError.invalidValue(.only, word, expected: "missing, changed or all", .record)
    }
    return which
  }

  private static func record(
    _ loaded: LoadedScenario, _ which: Which, _ store: GoldenStore, _ jobs: Int, _ console: Console
  ) throws -> (Outcome, failed: Bool) {
    let run = GoldenRun(loaded: loaded, jobs: jobs)
    // A damaged golden is no reason not to record a good one over it.
    let old = try? store.read(run.folder)
    if which == .missing, old != nil { return (.skipped, false) }
    if which == .changed, old == nil { return (.skipped, false) }
    let first = try run.run(console)
    if which == .changed, let old, first.isSame(as: old) { return (.skipped, false) }
    // The second time the pictures are kept too; they stand nowhere before the two are found to be the same.
    let recorder = try GoldenRecorder(store: store, folder: run.folder)
    let second = try loaded.silently {
      try run.run(console, into: [try RecorderSink(recorder, keeping: loaded.keptFrames)])
    }
    guard first.isSame(as: second) else {
      throw run.twoResults("nothing was recorded")
    }
    let summary = try recorder.finish(second.timeline)
    return (.written(summary), Report.failures(first.expectations, of: loaded, console))
  }

  private static func print(
    _ loaded: LoadedScenario, _ outcome: Outcome, _ store: GoldenStore, _ options: RunOptions,
    _ console: Console
  ) {
    guard !options.quiet else { return }
    let folder = DisplayPath.text(store.path(loaded.name.slug))
    switch outcome {
    case .skipped: console.print("left      \(folder)")
    case .written(let summary): console.print(line(folder, summary, done: "recorded "))
    }
  }

  /// What became of one golden: `recorded  golden/toast-fade   4 files new`.
  static func line(_ folder: String, _ summary: GoldenRecorder.Summary, done: String) -> String {
    if summary.isUnchanged { return "unchanged \(folder)" }
    let parts = [
      (summary.added.count, "new"), (summary.changed.count, "changed"), (summary.removed.count, "removed"),
    ].filter { $0.0 > 0 }.map { "\(Report.count($0.0, "file")) \($0.1)" }
    return "\(done) \(folder)   \(parts.joined(separator: ", "))"
  }

  private static func json(_ loaded: LoadedScenario, _ outcome: Outcome) -> OrderedJSON {
    switch outcome {
    case .skipped: return .fields([("name", .string(loaded.name.slug)), ("state", .string("left"))])
    case .written(let summary): return json(loaded.name.slug, summary, done: "recorded")
    }
  }

  static func json(_ name: String, _ summary: GoldenRecorder.Summary, done: String) -> OrderedJSON {
    func list(_ names: [String]) -> OrderedJSON { .array(names.map { .string($0) }) }
    return .fields([
      ("name", .string(name)), ("state", .string(summary.isUnchanged ? "unchanged" : done)),
      ("added", list(summary.added)), ("changed", list(summary.changed)), ("removed", list(summary.removed)),
    ])
  }
}
