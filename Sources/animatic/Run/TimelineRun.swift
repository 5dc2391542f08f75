import AnimaticGolden
import AnimaticReview
import AnimaticStage
import AnimaticTime
import AnimaticUI

/// Plays a scenario once and lays it out over time.
struct TimelineRun {
  static let mostCurves = 24

  var loaded: LoadedScenario

  func plot() throws -> TimelinePlot {
    let scenario = loaded.scenario
    let instants = scenario.frames.map(scenario.instant(ofFrame:))
    var curves = CurveCollector()
    var values = TimelineBuilder()
    let result = try Play(loaded: loaded).run(at: instants) { instant, stage in
      let now = stage.values()
      curves.add(now, at: instant)
      values.add(now)
    }
    let span = scenario.from.seconds...max(scenario.to.seconds, scenario.from.seconds + 1e-3)
    return TimelinePlot(
      title: loaded.name.title, subtitle: ScenarioWords.subtitle(scenario), span: span,
      marks: SheetMarks.marks(of: result.trace).filter { span.contains($0.time) },
      notices: notices(values.allTracks()),
      works: result.works.map(Self.work).filter { $0.scheduled <= span.upperBound },
      animations: PageAnimation.all(in: result.trace).map(Self.animation).filter { animation in
        animation.start <= span.upperBound && (animation.end ?? .infinity) >= span.lowerBound
      },
      curves: curves.moving(most: Self.mostCurves))
  }

  /// The scenario's notices, and what comes or goes of a user's own view.
  private func notices(_ tracks: [TimelineTrack]) -> [TimelinePlot.Notice] {
    let scenario = loaded.scenario
    let own = Set(scenario.notices.map(\.name))
    return tracks.filter { $0.property == "visible" && (own.contains($0.name) || $0.runs.count > 1) }.map {
      track in
      func time(_ frame: Int) -> Double {
        scenario.instant(ofFrame: scenario.frames.lowerBound + frame).seconds
      }
      return TimelinePlot.Notice(
        name: track.name,
        spans: track.runs.filter { $0.value == .flag(true) }.map { time($0.first)...time($0.last + 1) })
    }
  }

  private static func work(_ work: PlayedWork) -> TimelinePlot.Work {
    let end: TimelinePlot.Work.End =
      switch work.end {
      case .fired(let at): .fired(at.seconds)
      case .cancelled(let at): .cancelled(at.seconds)
      case .orphaned: .orphaned
      }
    return TimelinePlot.Work(
      label: shortened(work.what), source: work.source.split(separator: "/").last.map(String.init) ?? "",
      scheduled: work.scheduled.seconds, due: work.due?.seconds, end: end)
  }

  /// What says where the work waits is the longest part and the same for nearly all.
  private static func shortened(_ what: String) -> String {
    let start = "DispatchQueue.main.asyncAfter("
    return what.hasPrefix(start) && what.hasSuffix(")")
      ? String(what.dropFirst(start.count).dropLast()) : what
  }

  private static func animation(_ animation: PageAnimation) -> TimelinePlot.Animation {
    let label = animation.name.isEmpty ? animation.property : "\(animation.name) \(animation.property)"
    return TimelinePlot.Animation(
      label: label, curve: animation.curve, start: animation.start, end: animation.end,
      interrupted: animation.interrupted)
  }
}

/// What stands under the title of a drawing of a run.
enum ScenarioWords {
  static func subtitle(_ scenario: Scenario, _ more: [String] = []) -> String {
    let stage =
      scenario.stage.device?.name
      ?? "canvas \(DecimalText.shortest(scenario.stage.width))x\(DecimalText.shortest(scenario.stage.height))"
    let parts = [
      stage, "\(scenario.environment.appearance.rawValue)", "\(scenario.fps) fps",
      "\(DecimalText.shortest((scenario.to - scenario.from).seconds, decimals: 3)) s",
    ]
    return (parts + more).joined(separator: "  ·  ")
  }
}
