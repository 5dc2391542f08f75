import AnimaticGolden
import AnimaticCairo
import AnimaticExport
import AnimaticReview
import AnimaticStage

/// `sheet S -o x.png`: the contact sheet of a run.
enum SheetVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    guard let path = arguments.word(.output) else {
      throw ArgumentError.missingOption(
        .output, example: "animatic sheet \(arguments.operands[0]) -o sheet.png", .sheet)
    }
    guard path.lowercased().hasSuffix(".png") else {
      throw CommandFailure(
        .invalid, "a contact sheet is a PNG file, not \(path)", notes: ["for example: -o sheet.png"])
    }
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, try Settings(options))
    try VariantSelection.requireOne(of: scenarios, .sheet)
    guard scenarios.count == 1 else {
      throw CommandFailure(
        .invalid, "a contact sheet shows one scenario, not \(scenarios.count)",
        notes: ["choose one with --filter"])
    }
    let loaded = scenarios[0]
    let asked = try AskedTimes.instants(arguments, for: loaded)
    if let asked, asked.isEmpty || asked.count > 64 {
      throw CommandFailure(.invalid, "\(asked.count) times do not fit a contact sheet; name 1 to 64")
    }
    try OutputProbe.check(file: path)
    Report.warnings(warnings, options, console)
    let sheet = try SheetRun(loaded: loaded, asked: asked).sheet()
    let scale = SheetRun.scale
    let list = sheet.displayList(measurer: try PangoTextMeasurer(), scale: scale)
    let bitmap = try CairoRasterizer(scale: scale).draw(list)
    let png = try PNGEncoder().encode(bitmap)
    try AtomicFile.write(png, to: path)
    if options.json {
      console.print(
        JSONText.document(
          .fields([
            ("path", .string(path)), ("pictures", .integer(sheet.pictures.count)),
            ("curves", .integer(sheet.curves.count)), ("width", .integer(bitmap.width)),
            ("height", .integer(bitmap.height)), ("bytes", .integer(png.count)),
          ])))
    } else if !options.quiet {
      console.print(
        "wrote \(path): \(Report.count(sheet.pictures.count, "picture")), "
          + "\(Report.count(sheet.curves.count, "curve")), \(Report.size(png.count))")
    }
    return .success
  }
}
