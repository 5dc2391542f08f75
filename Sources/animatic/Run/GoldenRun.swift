import AnimaticCairo
import AnimaticDrawing
import AnimaticExport
import AnimaticGolden
import AnimaticStage
import AnimaticTime
import Foundation

/// Plays a whole scenario for its golden: the timeline and the hash of every frame.
struct GoldenRun {
  var loaded: LoadedScenario
  var jobs: Int

  struct Outcome {
    var timeline: Timeline
    var hashes: [PixelHash]
    var expectations: [ExpectationResult]
    /// Every presented value, the still ones too, and what the run left behind: for the review page.
    var tracks: [TimelineTrack]
    var result: ScenarioRun.Result

    func isSame(as golden: Golden) -> Bool {
      golden.timeline == timeline && golden.frames.rows.map(\.hash) == hashes
    }

    func isSame(as other: Outcome) -> Bool { other.timeline == timeline && other.hashes == hashes }
  }

  var folder: String { loaded.name.slug }

  /// What is said where two plays differ. Our own part of a play never differs; a user's view may ask for more than
  /// the clock.
  func twoResults(_ consequence: String) -> CommandFailure {
    let message = "'\(folder)' played twice gives two results; \(consequence)"
    guard loaded.scenario.view != nil else {
      return CommandFailure(
        .fault, message, notes: ["please report it with the scenario \(loaded.path)"])
    }
    return CommandFailure(
      .invalid, message,
      notes: [
        "the view uses something that is not the same each time: random numbers, a file, a static counter"
      ])
  }

  /// Every frame of the duration; further sinks get them too.
  func run(_ console: Console, into sinks: [FrameSink] = []) throws -> Outcome {
    let scenario = loaded.scenario
    let hashes = HashSink()
    var builder = TimelineBuilder()
    let pipeline = FramePipeline(
      scale: scenario.stage.scale, pixels: loaded.pixels, jobs: jobs, sinks: [hashes] + sinks)
    let progress = Progress(console, name: loaded.name.slug, total: scenario.frameCount)
    defer { progress.finish() }
    var index = 0
    let instants = (0..<scenario.frameCount).map(scenario.instant(ofFrame:))
    let result = try Play(loaded: loaded).run(at: instants, expecting: true) { instant, stage in
      builder.add(stage.values())
      let until = min(scenario.instant(ofFrame: index + 1), Instant.zero + scenario.duration)
      try pipeline.add(index: index, time: instant, until: until, list: stage.displayList())
      index += 1
      progress.update(done: index)
    }
    _ = try pipeline.finish()
    return Outcome(
      timeline: builder.timeline(of: loaded, trace: result.trace), hashes: hashes.hashes,
      expectations: result.expectations, tracks: builder.allTracks(), result: result)
  }
}

/// Keeps the hash of every frame and nothing else.
final class HashSink: FrameSink {
  private(set) var hashes: [PixelHash] = []
  var wantsPNG: Bool { false }
  var wantsBitmaps: Bool { false }
  func add(_ frame: Frame) { hashes.append(frame.hash) }
  func finish() -> OutputSummary {
    OutputSummary(path: "", format: .frames, frames: hashes.count, distinctFrames: 0, duration: 0, bytes: 0)
  }
}

/// Hands frames to the golden's recorder, with a picture for those that the scenario keeps.
final class RecorderSink: FrameSink {
  private let recorder: GoldenRecorder
  private let kept: (Instant) -> Bool
  private let encoder: PNGEncoder

  init(_ recorder: GoldenRecorder, keeping kept: @escaping (Instant) -> Bool) throws {
    self.recorder = recorder
    self.kept = kept
    encoder = try PNGEncoder()
  }

  var wantsPNG: Bool { false }
  // A kept frame need not be the first one with its pixels, so the picture must still be there.
  var wantsBitmaps: Bool { true }

  func add(_ frame: Frame) throws {
    guard kept(frame.time), let bitmap = frame.bitmap else {
      return try recorder.add(time: frame.time, hash: frame.hash)
    }
    try recorder.add(time: frame.time, hash: frame.hash) { [encoder] in encoder.encode(bitmap) }
  }

  func finish() -> OutputSummary {
    OutputSummary(path: "", format: .frames, frames: 0, distinctFrames: 0, duration: 0, bytes: 0)
  }
}

/// Draws single frames of a scenario again, by playing it a second time as far as is asked.
final class FrameRedrawer {
  private let loaded: LoadedScenario
  private var stage: Stage?
  private var last = -1
  private var rasterizer: CairoRasterizer?
  private var shown: (frame: Int, list: DisplayList)?

  init(_ loaded: LoadedScenario) { self.loaded = loaded }

  /// Ascending frames cost one play in all; going back begins anew.
  func bitmap(_ frame: Int) throws -> Bitmap {
    let list = try self.list(frame)
    let rasterizer = try self.rasterizer ?? CairoRasterizer(scale: loaded.scenario.stage.scale)
    self.rasterizer = rasterizer
    return try rasterizer.draw(list)
  }

  /// What is drawn in a box of a frame, for people.
  func elements(_ frame: Int, _ box: PixelBox) throws -> [String] {
    let scale = Double(loaded.scenario.stage.scale)
    let points = CGRect(
      x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
    return DrawnElements(try list(frame)).names(in: points)
  }

  private func list(_ frame: Int) throws -> DisplayList {
    if let shown, shown.frame == frame { return shown.list }
    let stage = try self.stage(before: frame)
    try stage.advance(to: loaded.scenario.instant(ofFrame: frame))
    last = frame
    let list = stage.displayList()
    shown = (frame, list)
    return list
  }

  private func stage(before frame: Int) throws -> Stage {
    if let stage, frame >= last { return stage }
    let fresh = try Stage(loaded.scenario, measurer: try PangoTextMeasurer())
    stage = fresh
    return fresh
  }
}

extension LoadedScenario {
  /// Pixels of one frame.
  var pixels: Int {
    let stage = scenario.stage
    return Int(stage.width * stage.height) * stage.scale * stage.scale
  }

  /// Which frames the scenario's `golden` line keeps as pictures: the first frame at or after each time asked.
  var keptFrames: (Instant) -> Bool {
    let scenario = self.scenario
    func frame(_ instant: Instant) -> Int64 { (instant.value * Rational(Int64(scenario.fps))).ceiling }
    let times: Set<Int64>
    switch scenario.golden {
    case .all: return { _ in true }
    case .at(let instants): times = Set(instants.map(frame))
    case .every(let step):
      var all: Set<Int64> = []
      var time = Instant.zero
      while time < Instant.zero + scenario.duration, step > .zero {
        all.insert(frame(time))
        time = time + step
      }
      times = all
    }
    return { times.contains(frame($0)) }
  }
}
