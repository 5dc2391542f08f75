import AnimaticExport
import AnimaticGolden
import AnimaticReview
import AnimaticStage

/// Plays one scenario, compares it with its golden, and lays what was found into a report's folder.
struct VerifyRun {
  var loaded: LoadedScenario
  var store: GoldenStore
  /// The report's folder while it is filled.
  var place: String
  var jobs: Int
  /// The page in it, and the options of the call for its commands.
  var page: PageOutput
  var options: RunOptions

  private var name: String { loaded.name.slug }

  func entry(_ console: Console) throws -> GoldenReport.Entry {
    let run = GoldenRun(loaded: loaded, jobs: jobs)
    let sink = try page.sink(for: loaded.name)
    var outcome = try run.run(console, into: [sink])
    // A play of its own: a golden's ends with its last frame, the lint's with all that is due at the very end.
    outcome.result.hazards = try loaded.silently {
      try Play(loaded: loaded).run(at: [], linting: true).hazards
    }
    let redrawer = FrameRedrawer(loaded)
    var entry = GoldenReport.Entry(
      GoldenResult(name: name, state: .unreadable, fps: loaded.scenario.fps),
      expectations: outcome.expectations.map {
        ExpectationOutcome(line: $0.line, passed: $0.passed, message: $0.message)
      }, source: source, tolerance: tolerance)
    var isSame = false
    do {
      entry.golden = try store.stamp(name)
      entry.result = try compare(outcome, redrawer)
      isSame = try store.read(name).map(outcome.isSame) ?? false
    } catch let error as GoldenError {
      entry.result.notes = [
        "the golden can not be used: \(error.description)",
        "record it anew: animatic record \(loaded.path) --only all",
      ]
    } catch let error as FileError {
      entry.result.notes = ["the golden can not be used: \(error.description)"]
    }
    try keep(outcome, run, isSame, console)
    entry.actual = try reportStore.stamp("actual")
    entry.pictures = try entry.result.drawing.first.map { try pictures(of: $0, redrawer) }
    try page.add(PageScenario(loaded, outcome, entry, sink, store, options, page, jobs: jobs), sink)
    return entry
  }

  private var reportStore: GoldenStore { GoldenStore(root: "\(place)/\(name)") }

  private var tolerance: GoldenTolerance {
    let tolerance = loaded.scenario.tolerance
    return GoldenTolerance(distance: tolerance.distance, pixels: tolerance.pixels, reason: tolerance.reason)
  }

  private var source: GoldenReport.Source {
    let scenario = loaded.scenario
    return GoldenReport.Source(
      title: scenario.name, variant: scenario.variant?.label, file: RelativePath.shown(loaded.path),
      line: loaded.line, frames: scenario.frameCount, width: scenario.stage.width,
      height: scenario.stage.height, scale: scenario.stage.scale)
  }

  private func compare(_ outcome: GoldenRun.Outcome, _ redrawer: FrameRedrawer) throws -> GoldenResult {
    try GoldenComparison(
      store: store, folder: name, tolerance: tolerance, scale: loaded.scenario.stage.scale
    ).compare(
      timeline: outcome.timeline, hashes: outcome.hashes, elements: redrawer.elements,
      bitmap: { frame in try loaded.silently { try redrawer.bitmap(frame) } })
  }

  /// The golden as it would be recorded now. Where nothing differs it is the old one; else the scenario is played
  /// once more, since pictures are not kept on the first way through.
  private func keep(
    _ outcome: GoldenRun.Outcome, _ run: GoldenRun, _ isSame: Bool, _ console: Console
  ) throws {
    if isSame {
      try reportStore.take("actual", from: store, named: name, checkingPictures: false)
      return
    }
    let recorder = try GoldenRecorder(store: reportStore, folder: "actual")
    let again = try loaded.silently {
      try run.run(console, into: [try RecorderSink(recorder, keeping: loaded.keptFrames)])
    }
    guard again.isSame(as: outcome) else {
      throw run.twoResults("no report was written")
    }
    _ = try recorder.finish(again.timeline)
  }

  private func pictures(
    of difference: FrameDifference, _ redrawer: FrameRedrawer
  ) throws -> GoldenReport.Pictures {
    let encoder = try PNGEncoder()
    let recorded = try store.picture(difference.file, in: name)
    let now = try loaded.silently { try redrawer.bitmap(difference.frame) }
    func write(_ bytes: [UInt8], _ file: String) throws -> String {
      try AtomicFile.write(bytes, to: "\(place)/\(name)/\(file)")
      return "\(name)/\(file)"
    }
    return GoldenReport.Pictures(
      frame: difference.frame, time: difference.time,
      expected: try write(encoder.encode(recorded), "expected.png"),
      actual: try write(encoder.encode(now), "actual.png"),
      difference: try DifferenceBitmap.make(recorded, now).map {
        try write(encoder.encode($0), "difference.png")
      })
  }
}
