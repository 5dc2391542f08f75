import AnimaticGolden
import AnimaticReview
import AnimaticStage
import AnimaticTime

/// `values S… --at T,T…`: every presented value at those times.
enum ValuesVerb {
  private struct Row {
    var time: Instant
    var value: PropertyValue
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, try Settings(options))
    try VariantSelection.requireOne(of: scenarios, .values)
    Report.warnings(warnings, options, console)
    var json: [OrderedJSON] = []
    for loaded in scenarios {
      guard let instants = try AskedTimes.instants(arguments, for: loaded) else {
        throw ArgumentError.missingOption(
          .at, example: "animatic values \(arguments.operands[0]) --at 0.55s,0.65s", .values)
      }
      var rows: [Row] = []
      _ = try Play(loaded: loaded).run(at: instants) { instant, stage in
        rows += stage.values().map { Row(time: instant, value: $0) }
      }
      if options.json {
        json += rows.map { row in self.json(row, of: scenarios.count > 1 ? loaded : nil) }
      } else {
        if scenarios.count > 1 { console.print(console.palette.strong(loaded.name.title)) }
        print(rows, console)
      }
    }
    if options.json { console.print(JSONText.document(.array(json))) }
    return .success
  }

  private static func print(_ rows: [Row], _ console: Console) {
    guard !rows.isEmpty else { return }
    console.print(
      TextTable.text(
        rows.map { row in
          [
            "\(DecimalText.fixed(row.time.seconds, decimals: 3)) s", row.value.name, row.value.property,
            text(row.value.value),
          ]
        }))
  }

  private static func text(_ value: PropertyValue.Value) -> String {
    switch value {
    case .number(let number): return DecimalText.shortest(number)
    case .text(let text): return JSONText.quoted(text)
    case .flag(let flag): return String(flag)
    case .absent: return "not there"
    }
  }

  private static func json(_ row: Row, of loaded: LoadedScenario?) -> OrderedJSON {
    let value: OrderedJSON
    switch row.value.value {
    case .number(let number): value = .number(number)
    case .text(let text): value = .string(text)
    case .flag(let flag): value = .bool(flag)
    case .absent: value = .null
    }
    let scenario = loaded.map { [("scenario", OrderedJSON.string($0.name.slug))] } ?? []
    return .fields(
      scenario + [
        ("time", .number(row.time.seconds)), ("name", .string(row.value.name)),
        ("property", .string(row.value.property)), ("value", value),
      ])
  }
}
