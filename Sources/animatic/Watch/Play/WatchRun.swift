import AnimaticDrawing
import AnimaticExport
import AnimaticGolden
import AnimaticReview
import AnimaticStage
import Foundation

/// Plays one scenario for the live page: its frames, and its data against the golden and against the run before.
struct WatchRun {
  var loaded: LoadedScenario
  /// The folder in which the run gets its own.
  var place: String
  /// nil for what never has a golden.
  var golden: GoldenStore?
  var history: WatchHistory.Run?
  var options: RunOptions
  var jobs: Int

  /// The folder of frames, which is readable as a golden: each run is the next one's "before".
  static let frames = "frames"
  /// Page data against the golden, or against nothing; and against the run before.
  static let (page, beforePage) = ("page.js", "before.js")

  private var name: String { loaded.name.slug }
  private var folder: String { place + "/" + name }
  private var own: GoldenStore { GoldenStore(root: folder) }

  func play(_ console: Console) throws -> WatchReport.Run {
    let sink = try PageSink(folder: folder + "/" + Self.frames)
    let outcome = try GoldenRun(loaded: loaded, jobs: jobs).run(console, into: [sink])
    try AtomicFile.write(outcome.timeline.text, to: "\(folder)/\(Self.frames)/timeline.txt")
    let redrawer = FrameRedrawer(loaded)
    let current = history.flatMap { kept($0.current) }
    let isSame = current.map(outcome.isSame) ?? false
    let earlier = isSame ? history?.before : history?.current
    let passed = outcome.expectations.allSatisfy(\.passed)
    var run = WatchReport.Run(
      name: name, entry: .null, frames: outcome.hashes.count, isSame: isSame, hasGolden: false,
      hasBefore: false,
      state: "played", passed: passed, sentences: [])
    var pages: [(file: String, page: PageScenario)] = []
    if let golden, try golden.stamp(name) != nil {
      let page = try self.page(outcome, sink, redrawer, against: golden, name, under: "")
      run.hasGolden = true
      pages.append((Self.page, page))
    }
    if let earlier, kept(earlier) != nil {
      var page = try self.page(
        outcome, sink, redrawer, against: GoldenStore(root: earlier), Self.frames, under: "before/")
      page.state = Self.words[page.state] ?? page.state
      page.passed = passed
      run.hasBefore = true
      pages.append((Self.beforePage, page))
    }
    if !run.hasGolden {
      // Without a golden the run before is what there is to compare with, and at first there is nothing.
      let page = pages.first?.page ?? plainPage(outcome, sink, passed)
      pages = [(Self.page, page)]
    }
    for (file, page) in pages {
      let shown = page.relative(to: FileManager.default.currentDirectoryPath)
      try AtomicFile.write(ReviewPage.data(shown).bytes, to: folder + "/" + file)
    }
    let shown = pages[0].page.relative(to: FileManager.default.currentDirectoryPath)
    run.entry = ReviewPage.Entry(shown).json
    run.state = shown.state
    run.passed = shown.passed
    let findings = shown.findings.map(\.text)
    let unmet = outcome.expectations.filter { !$0.passed }.map { "\($0.source): \($0.message)" }
    // What an edit did is no fault; an expectation that is not met any more is.
    run.sentences = run.hasGolden ? findings + unmet : unmet + findings
    return run
  }

  /// What changed since the run before is no failure, and nobody has recorded it.
  private static let words = [
    GoldenState.passed.rawValue: "as before", GoldenState.motionChanged.rawValue: "motion edited",
    GoldenState.drawingChanged.rawValue: "drawing edited",
  ]

  /// A run of this session, as far as it can still be read.
  private func kept(_ folder: String) -> Golden? {
    let golden = (try? GoldenStore(root: folder).read(Self.frames)).flatMap { $0 }
    return golden?.timeline.scenario == loaded.scenario.name ? golden : nil
  }

  private func plainPage(_ outcome: GoldenRun.Outcome, _ sink: PageSink, _ passed: Bool) -> PageScenario {
    PageScenario(
      name: name, scenario: loaded.scenario, tracks: outcome.tracks, frames: sink.frames, run: outcome.result,
      passed: passed, commands: commands(nil))
  }

  /// The run beside what `store` has in `recorded`. Pictures that are needed for it go under `prefix`.
  private func page(
    _ outcome: GoldenRun.Outcome, _ sink: PageSink, _ redrawer: FrameRedrawer, against store: GoldenStore,
    _ recorded: String, under prefix: String
  ) throws -> PageScenario {
    let kept = loaded.scenario.tolerance
    let tolerance = GoldenTolerance(distance: kept.distance, pixels: kept.pixels, reason: kept.reason)
    var result = GoldenResult(name: name, state: .unreadable, fps: loaded.scenario.fps)
    var frames = sink.frames
    var timeline: Timeline?
    do {
      result = try GoldenComparison(
        store: store, folder: recorded, tolerance: prefix.isEmpty ? tolerance : .exact,
        scale: loaded.scenario.stage.scale
      ).compare(
        timeline: outcome.timeline, hashes: outcome.hashes, elements: redrawer.elements, bitmap: drawn(sink))
      result.name = name
      if let golden = try store.read(recorded) {
        timeline = golden.timeline
        frames = try PageComparison(folder: folder, store: store, golden: recorded, under: prefix)
          .compare(
            frames, sink.table, fps: loaded.scenario.fps, with: golden.frames, fps: golden.timeline.fps,
            jobs: jobs)
      }
    } catch let error as GoldenError {
      result.notes = ["the golden can not be used: \(error.description)"]
    } catch let error as FileError {
      result.notes = ["the golden can not be used: \(error.description)"]
    }
    let passed = !result.state.isFailure && outcome.expectations.allSatisfy(\.passed)
    return PageScenario(
      name: name, scenario: loaded.scenario, tracks: outcome.tracks, frames: frames, run: outcome.result,
      golden: timeline, result: result, passed: passed,
      commands: commands(prefix.isEmpty ? result.state : nil))
  }

  /// A frame of this run from its file: everything was drawn already.
  private func drawn(_ sink: PageSink) -> (Int) throws -> Bitmap {
    { frame in
      guard let file = sink.table.rows[frame].file else {
        throw CommandFailure(.fault, "frame \(frame) of '\(name)' has no picture")
      }
      return try PNGDecoder.decode(try OutputFolder.read("\(folder)/\(Self.frames)/\(file)"))
    }
  }

  private func commands(_ state: GoldenState?) -> [PageCommand] {
    guard loaded.scenario.path != PreviewVerb.place else { return [] }
    let words = options.playingWords(of: loaded)
    var commands = [PageCommand.of("Compare with the golden", ["verify", loaded.path] + words)]
    switch state {
    case .passed?: break
    case nil: commands = [.of("Record as golden", ["record", loaded.path] + words)]
    default: commands.append(.of("Record as golden", ["record", loaded.path, "--only", "changed"] + words))
    }
    return commands
  }
}
