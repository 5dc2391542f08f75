import AnimaticCairo
import AnimaticDrawing
import AnimaticReview
import AnimaticStage
import AnimaticTime
import AnimaticUI
import Foundation

/// Plays a scenario twice for its contact sheet: once to see what moves, once to draw the pictures chosen.
struct SheetRun {
  /// Pictures on one sheet.
  static let mostPictures = 16
  static let mostCurves = 10
  /// Pixels a point of the sheet itself.
  static let scale = 2

  var loaded: LoadedScenario
  /// nil: where something changes.
  var asked: [Instant]?

  func sheet() throws -> ContactSheet {
    let scenario = loaded.scenario
    let frames = scenario.frames.map(scenario.instant(ofFrame:))
    var changes: [Bool] = []
    var curves = CurveCollector()
    var last: DisplayList?
    let result = try Play(loaded: loaded).run(at: frames) { instant, stage in
      let list = stage.displayList()
      changes.append(last != list)
      last = list
      curves.add(stage.values(), at: instant)
    }
    let instants = try asked ?? chosen(frames, changes)
    let marks = SheetMarks.marks(of: result.trace)
    return ContactSheet(
      title: loaded.name.title, subtitle: subtitle(changes), span: span,
      stageSize: CGSize(width: scenario.stage.width, height: scenario.stage.height),
      cornerRadius: scenario.stage.cornerRadius, pictures: try pictures(at: instants, marks),
      marks: marks.filter { span.contains($0.time) }, curves: curves.moving(most: Self.mostCurves))
  }

  private var span: ClosedRange<Double> { loaded.scenario.from.seconds...loaded.scenario.to.seconds }

  private func chosen(_ frames: [Instant], _ changes: [Bool]) throws -> [Instant] {
    PictureChoice.frames(changes: changes, most: Self.mostPictures).map { frames[$0] }
  }

  private func pictures(
    at instants: [Instant], _ marks: [ContactSheet.Mark]
  ) throws -> [ContactSheet.Picture] {
    let rasterizer = try CairoRasterizer(scale: Self.scale)
    let size = CGSize(width: loaded.scenario.stage.width, height: loaded.scenario.stage.height)
    var pictures: [ContactSheet.Picture] = []
    var before = -1.0
    _ = try Play(loaded: loaded).run(at: instants) { instant, stage in
      let time = instant.seconds
      let news = marks.filter { $0.time > before && $0.time <= time }.map(\.label)
      let full = try rasterizer.draw(stage.displayList())
      let small = ContactSheet.reduced(full, stageSize: size, scale: Self.scale)
      pictures.append(
        ContactSheet.Picture(time: time, bitmap: small, caption: news.joined(separator: ", ")))
      before = time
    }
    return pictures
  }

  private func subtitle(_ changes: [Bool]) -> String {
    let moving = changes.dropFirst().filter { $0 }.count
    return ScenarioWords.subtitle(
      loaded.scenario, ["\(Report.count(changes.count, "frame")), \(moving) of them moving"])
  }
}
