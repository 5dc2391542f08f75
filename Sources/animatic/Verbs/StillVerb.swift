import AnimaticExport
import AnimaticReview
import AnimaticTime

/// `still S --at T,T… -o DIR`: pictures at exact times.
enum StillVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let first = arguments.operands[0]
    guard let folder = arguments.word(.output) else {
      throw ArgumentError.missingOption(
        .output, example: "animatic still \(first) --at 0.65s -o stills", .still)
    }
    let settings = try Settings(options)
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, settings)
    let asked = try scenarios.map { try AskedTimes.instants(arguments, for: $0) }
    guard !asked.contains(where: { $0 == nil }) else {
      throw ArgumentError.missingOption(.at, example: "animatic still \(first) --at 0.65s -o stills", .still)
    }
    // A name with an ending is still a folder here, and the plan takes a slash for that.
    let plan = try OutputPlan(
      [folder.hasSuffix("/") ? folder : folder + "/"], operands: arguments.operands, scenarios: scenarios,
      shard: options.shard)
    try plan.probe(scenarios)
    Report.warnings(warnings, options, console)
    var rows: [JSONValue] = []
    for (loaded, instants) in zip(scenarios, asked) {
      rows += try draw(
        loaded, instants!, into: plan.places(for: loaded.name)[0].path, settings.jobs, options, console)
    }
    if options.json { console.print(JSONText.document(.fields([("outputs", .array(rows))]))) }
    return .success
  }

  /// `0650ms.png`; a time between milliseconds has a fraction: `0016.666667ms.png`.
  static func name(of instant: Instant) -> String {
    let text = DecimalText.shortest(instant.seconds * 1000)
    let whole = text.prefix { $0 != "." }.count
    return String(repeating: "0", count: max(0, 4 - whole)) + text + "ms.png"
  }

  private static func draw(
    _ loaded: LoadedScenario, _ instants: [Instant], into folder: String, _ jobs: Int, _ options: RunOptions,
    _ console: Console
  ) throws -> [JSONValue] {
    let scale = loaded.scenario.stage.scale
    var rows: [JSONValue] = []
    var waiting = instants[...]
    let claims = PixelClaims()
    let pool = OrderedPool<PictureWorker, PictureOrder, Picture>(
      workers: jobs, makeState: { try PictureWorker(scale: scale, claims: claims) },
      work: { worker, order in try worker.make(order) },
      deliver: { picture in
        let instant = waiting.removeFirst()
        let path = DisplayPath.join(folder, name(of: instant))
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
    _ = try Play(loaded: loaded).run(at: instants) { _, stage in
      // Equal pictures are files of their own: each was asked for by name.
      try pool.submit(
        PictureOrder(
          number: number, list: stage.displayList(), wantsPNG: true, wantsBitmap: false, isAlone: true))
      number += 1
    }
    try pool.finish()
    return rows
  }
}
