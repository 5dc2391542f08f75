import AnimaticCairo
import AnimaticDrawing
import AnimaticReview
import AnimaticStage
import AnimaticTime
import Foundation

/// Plays the runs that `vary` and `variant` make of one scenario in step, into one picture.
struct SideBySideRun {
  var runs: [LoadedScenario]
  var jobs: Int
  var dressing: PictureDressing

  /// The outputs, and where the time went.
  func play(into sinks: [FrameSink], _ console: Console) throws -> (outputs: [OutputSummary], time: WorkTime)
  {
    let measurer = try PangoTextMeasurer()
    // Where the runs have different rates, the quickest one says when pictures are made.
    let leader = runs.max { $0.scenario.fps < $1.scenario.fps }!.scenario
    let scale = runs.map(\.scenario.stage.scale).max()!
    let end = runs.map(\.scenario.to).max()!
    let frames = try runs.map { try StageFrames($0, dressing: dressing, measurer) }
    let grid = SideBySide(
      zip(runs, frames).map { run, frames in
        SideBySide.Run(label: run.scenario.variant?.label ?? run.name.title, size: frames.size)
      }, scale: scale, isDark: runs.allSatisfy { $0.scenario.environment.appearance == .dark },
      measurer: measurer)
    let pixels = Int(grid.size.width * grid.size.height) * scale * scale
    let pipeline = FramePipeline(scale: scale, pixels: pixels, jobs: jobs, sinks: sinks)
    let first = leader.frames.lowerBound
    var count = 0
    while leader.instant(ofFrame: first + count) < end { count += 1 }
    let progress = Progress(console, name: "side by side", total: count)
    defer { progress.finish() }
    for index in first..<first + count {
      let instant = leader.instant(ofFrame: index)
      let start = RealClock.nanoseconds
      let list = grid.displayList(try frames.map { try $0.list(at: instant) })
      pipeline.addPlaying(Double(RealClock.nanoseconds - start) / 1e9)
      let until = min(leader.instant(ofFrame: index + 1), end)
      try pipeline.add(index: index, time: instant, until: until, list: list)
      progress.update(done: index - first)
      try Interruption.check()
    }
    return (try pipeline.finish(), pipeline.time)
  }
}

/// The pictures of one run in order of time; after its end the last one stays.
private final class StageFrames {
  let size: CGSize
  private let loaded: LoadedScenario
  private let stage: Stage
  private let dress: ((Instant, Stage, DisplayList) -> DisplayList)?
  private var last: DisplayList

  init(_ loaded: LoadedScenario, dressing: PictureDressing, _ measurer: PangoTextMeasurer) throws {
    self.loaded = loaded
    do {
      stage = try Stage(loaded.scenario, measurer: measurer)
    } catch let error as StageError {
      throw CommandFailure(.invalid, "\(loaded.path): \(error.description)")
    }
    dress = try dressing.dresser(for: loaded)
    let own = stage.displayList()
    last = dress?(loaded.scenario.from, stage, own) ?? own
    size = last.size
  }

  func list(at instant: Instant) throws -> DisplayList {
    guard instant < loaded.scenario.to else { return last }
    do {
      try stage.advance(to: instant)
    } catch let error as StageError {
      throw CommandFailure(.invalid, "\(loaded.path): \(error.description)")
    }
    let own = stage.displayList()
    last = dress?(instant, stage, own) ?? own
    return last
  }
}
