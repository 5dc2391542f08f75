import AnimaticGolden
import AnimaticExport
import AnimaticReview
import AnimaticTime

/// `still S --at T,T… -o DIR`: pictures at exact times.
enum StillVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let dressing = try PictureDressing(arguments)
    let first = arguments.operands[0]
    guard let folder = arguments.word(.output) else {
      throw ArgumentError.missingOption(
        .output, example: "animatic still \(first) --at 0.65s -o stills", .still)
    }
    let settings = try Settings(options)
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, settings)
    try VariantSelection.requireOne(of: scenarios, .still)
    let asked = try scenarios.map { try AskedTimes.instants(arguments, for: $0) }
    guard !asked.contains(where: { $0 == nil }) else {
      throw ArgumentError.missingOption(.at, example: "animatic still \(first) --at 0.65s -o stills", .still)
    }
    for instants in asked { try checkNames(instants!) }
    // A name with an ending is still a folder here, and the plan takes a slash for that.
    let plan = try OutputPlan(
      [folder.hasSuffix("/") ? folder : folder + "/"], operands: arguments.operands, scenarios: scenarios,
      shard: options.shard)
    try plan.probe(scenarios)
    Report.warnings(warnings, options, console)
    var rows: [OrderedJSON] = []
    for (loaded, instants) in zip(scenarios, asked) {
      rows += try draw(
        loaded, instants!, into: plan.places(for: loaded.name)[0].path, settings.jobs, dressing, options,
        console)
    }
    if options.json { console.print(JSONText.document(.fields([("outputs", .array(rows))]))) }
    return .success
  }

  /// Two times that differ by less than a microsecond would share a name.
  private static func checkNames(_ instants: [Instant]) throws {
    var names: Set<String> = []
    for instant in instants where !names.insert(GoldenName.picture(at: instant)).inserted {
      throw CommandFailure(
        .invalid, "two of the times would share the file \(GoldenName.picture(at: instant))")
    }
  }

  private static func draw(
    _ loaded: LoadedScenario, _ instants: [Instant], into folder: String, _ jobs: Int,
    _ dressing: PictureDressing, _ options: RunOptions,
    _ console: Console
  ) throws -> [OrderedJSON] {
    let scale = loaded.scenario.stage.scale
    var rows: [OrderedJSON] = []
    var waiting = instants[...]
    let claims = PixelClaims()
    let rasterizer = Result { try SharedRasterizer(scale: scale) }
    let pool = OrderedPool<PictureWorker, PictureOrder, Picture>(
      workers: jobs, makeState: { try PictureWorker(try rasterizer.get(), claims: claims) },
      work: { worker, order in try worker.make(order) },
      deliver: { picture in
        let instant = waiting.removeFirst()
        let path = DisplayPath.join(folder, GoldenName.picture(at: instant))
        let png = picture.png ?? []
        try AtomicFile.write(png, to: path)
        if !options.json, !options.quiet { console.print("wrote \(path)") }
        rows.append(
          .fields([
            ("path", .string(path)), ("format", .string("png")), ("time", .number(instant.seconds)),
            ("hash", .string(picture.hash.description)), ("bytes", .integer(png.count)),
          ]))
      })
    var number = 0
    let dress = try dressing.dresser(for: loaded)
    _ = try Play(loaded: loaded).run(at: instants) { instant, stage in
      let own = stage.displayList()
      // Equal pictures are files of their own: each was asked for by name.
      try pool.submit(
        PictureOrder(
          number: number, list: dress?(instant, stage, own) ?? own, wantsPNG: true, wantsBitmap: false,
          isAlone: true))
      number += 1
    }
    try pool.finish()
    return rows
  }
}
