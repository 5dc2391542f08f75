import AnimaticGolden
import AnimaticStage
import AnimaticTime
import AnimaticUI

/// Plays one scenario into its outputs.
struct RenderRun {
  var loaded: LoadedScenario
  var jobs: Int
  /// Lays over and around the pictures.
  var dressing = PictureDressing.none

  /// What one scenario came to.
  struct Outcome {
    /// Of the outputs that hold this scenario alone.
    var outputs: [OutputSummary]
    var time: WorkTime
    var expectations: [ExpectationResult]
    /// Taps that hit nothing, in order.
    var missedTaps: [TraceEvent]
    /// Pictures that were really drawn, and encoded as PNG.
    var drawn: Int
    var encoded: Int
    /// For a review page: every presented value, and what the run left behind. Values only where a page is made.
    var tracks: [TimelineTrack]
    var result: ScenarioRun.Result
  }

  func run(into sinks: [FrameSink], _ console: Console) throws -> Outcome {
    let scenario = loaded.scenario
    let stage = scenario.stage
    let pipeline = FramePipeline(scale: stage.scale, pixels: loaded.pixels, jobs: jobs, sinks: sinks)
    let progress = Progress(console, name: loaded.name.slug, total: scenario.frames.count)
    defer { progress.finish() }
    let dress = try dressing.dresser(for: loaded)
    let instants = scenario.frames.map(scenario.instant(ofFrame:))
    var index = scenario.frames.lowerBound
    let wantsValues = sinks.contains { $0 is PageSink }
    var values = TimelineBuilder()
    var last = RealClock.nanoseconds
    let result = try Play(loaded: loaded).run(at: instants, expecting: true, linting: wantsValues) {
      instant, stage in
      let own = stage.displayList()
      let list = dress?(instant, stage, own) ?? own
      if wantsValues { values.add(stage.values()) }
      pipeline.addPlaying(Double(RealClock.nanoseconds - last) / 1e9)
      let until = min(scenario.instant(ofFrame: index + 1), scenario.to)
      try pipeline.add(index: index, time: instant, until: until, list: list)
      index += 1
      progress.update(done: index - scenario.frames.lowerBound)
      last = RealClock.nanoseconds
    }
    pipeline.addPlaying(Double(RealClock.nanoseconds - last) / 1e9)
    let outputs = try pipeline.finish()
    return Outcome(
      outputs: outputs.filter { $0.format != .page }, time: pipeline.time, expectations: result.expectations,
      missedTaps: result.trace.filter { $0.kind == .tapMissed }, drawn: pipeline.drawn,
      encoded: pipeline.encoded, tracks: values.allTracks(), result: result)
  }
}
