import AnimaticCairo
import AnimaticExport
import AnimaticGolden
import AnimaticReview
import AnimaticStage

/// `timeline S -o x.svg` or `.png`: lanes and curves of a run.
enum TimelineVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    guard let path = arguments.word(.output) else {
      throw ArgumentError.missingOption(
        .output, example: "animatic timeline \(arguments.operands[0]) -o timeline.svg", .timeline)
    }
    let ending = path.lowercased().split(separator: ".").last.map(String.init) ?? ""
    guard ["svg", "png"].contains(ending) else {
      throw CommandFailure(
        .invalid, "a timeline is an SVG or a PNG file, not \(path)", notes: ["for example: -o timeline.svg"])
    }
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, try Settings(options))
    guard scenarios.count == 1 else {
      throw CommandFailure(
        .invalid, "a timeline shows one scenario, not \(scenarios.count)", notes: ["choose one with --filter"]
      )
    }
    try OutputProbe.check(file: path)
    Report.warnings(warnings, options, console)
    let plot = try TimelineRun(loaded: scenarios[0]).plot()
    let scale = options.scale ?? SheetRun.scale
    let list = plot.displayList(measurer: try PangoTextMeasurer(), scale: scale)
    let bytes =
      ending == "svg"
      ? Array(SVGDocument(list, title: plot.title).text.utf8)
      : try PNGEncoder().encode(try CairoRasterizer(scale: scale).draw(list))
    try AtomicFile.write(bytes, to: path)
    if options.json {
      console.print(
        JSONText.document(
          .fields([
            ("path", .string(path)), ("format", .string(ending)), ("notices", .integer(plot.notices.count)),
            ("works", .integer(plot.works.count)), ("animations", .integer(plot.animations.count)),
            ("curves", .integer(plot.curves.count)), ("bytes", .integer(bytes.count)),
          ])))
    } else if !options.quiet {
      console.print(
        "wrote \(path): \(Report.count(plot.works.count, "timer")), "
          + "\(Report.count(plot.animations.count, "animation")), \(Report.count(plot.curves.count, "curve")), "
          + Report.size(bytes.count))
    }
    return .success
  }
}
