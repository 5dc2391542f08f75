import AnimaticGolden
import AnimaticStage
import AnimaticTime
import AnimaticUI

extension PageScenario {
  /// Of a run. `tracks` has every presented value, frame by frame from the scenario's first frame that is shown;
  /// `frames` may hold a comparison, of which `result` and `golden` then are.
  public init(
    name: String, scenario: Scenario, tracks: [TimelineTrack], frames: PageFrames, run: ScenarioRun.Result,
    golden: Timeline? = nil, result: GoldenResult? = nil, passed: Bool, commands: [PageCommand]
  ) {
    self.name = name
    title = scenario.name + (scenario.variant.map { " · \($0.label)" } ?? "")
    file = scenario.path
    state = result?.state.rawValue ?? "played"
    self.passed = passed
    self.scenario = scenario
    firstFrame = frames.actual.runs.first?.first ?? 0
    let last = max(frames.actual.runs.last?.last ?? -1, frames.expected?.runs.last?.last ?? -1)
    frameCount = max(last - firstFrame + 1, 0)
    self.frames = frames
    values = Self.values(tracks, golden, scenario, firstFrame, frameCount)
    animations = PageAnimation.all(in: run.trace)
    works = run.works
    touches = run.touches
    trace = run.traceWithHazards
    hazards = run.hazards.filter { $0.allowed == nil }
    findings = result.map(Self.findings) ?? []
    expectations = run.expectations
    self.commands = commands
    framesCompared = result?.framesCompared ?? 0
    framesDifferent = result?.framesDifferent ?? 0
    firstDifference = result?.firstDifference?.double
  }

  // MARK: Values

  private static func values(
    _ tracks: [TimelineTrack], _ golden: Timeline?, _ scenario: Scenario, _ first: Int, _ count: Int
  ) -> [PageValue] {
    var values = tracks.map { track in
      var actual = PageRuns<TimelineTrack.Value>(start: first)
      for run in track.runs { actual.append(run.value, count: run.last - run.first + 1) }
      return PageValue(name: track.name, property: track.property, actual: actual)
    }
    guard let golden else { return values }
    let (fps, goldenFPS) = (max(scenario.fps, 1), max(golden.fps, 1))
    /// Of a golden with another rate, each frame shows the one that stood there at that time.
    func recorded(_ track: TimelineTrack) -> PageRuns<TimelineTrack.Value> {
      var runs = PageRuns<TimelineTrack.Value>(start: first)
      for run in track.runs {
        let end = ((run.last + 1) * fps + goldenFPS - 1) / goldenFPS
        runs.append(run.value, count: min(end, first + count) - runs.next)
      }
      runs.append(.absent, count: first + count - runs.next)
      return runs
    }
    for index in values.indices {
      // Still values are not recorded: what was still before and is now not, or the other way, has no partner.
      guard let old = golden.track(values[index].name, values[index].property) else { continue }
      let expected = recorded(old)
      if expected != values[index].actual { values[index].expected = expected }
    }
    for old in golden.tracks
    where !tracks.contains(where: { $0.name == old.name && $0.property == old.property }) {
      values.append(
        PageValue(
          name: old.name, property: old.property, actual: PageRuns(start: first), expected: recorded(old)))
    }
    return values
  }

  // MARK: Findings

  private static func findings(_ result: GoldenResult) -> [PageFinding] {
    func time(_ frame: Int) -> Double { Double(frame) / Double(max(result.fps, 1)) }
    let motion = result.motion.map { finding in
      PageFinding(
        text: finding.text, example: finding.example?.text ?? "", name: finding.name,
        property: finding.property, time: finding.time?.double,
        from: finding.frames.map { time($0.lowerBound) },
        to: finding.frames.map { time($0.upperBound) })
    }
    // Where the motion changed, pixels follow from it, and one sentence will do.
    let shown = result.drawing.prefix(result.motion.isEmpty ? 8 : 1)
    let drawing = shown.map { PageFinding(text: $0.text, time: $0.time.double) }
    return motion + drawing + result.notes.map { PageFinding(text: $0) }
  }
}
