import AnimaticGolden
import AnimaticReview
import AnimaticTime
import AnimaticUI

/// `trace S…`: every event in order, with what caused it.
enum TraceVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, try Settings(options))
    try VariantSelection.requireOne(of: scenarios, .trace)
    Report.warnings(warnings, options, console)
    var json: [OrderedJSON] = []
    for loaded in scenarios {
      let scenario = loaded.scenario
      let end = Instant.zero + scenario.duration
      let trace = try Play(loaded: loaded).run(at: [end], linting: true) { _, _ in }.traceWithHazards
      // What ends with the run is reported at its end, which a half-open window would cut off.
      let shown = trace.filter { $0.time >= scenario.from && ($0.time < scenario.to || scenario.to == end) }
      if options.json {
        json += shown.map { event in self.json(event, of: scenarios.count > 1 ? loaded : nil) }
      } else {
        if scenarios.count > 1 { console.print(console.palette.strong(loaded.name.title)) }
        if !shown.isEmpty { console.print(TextTable.text(shown.map(row))) }
      }
    }
    if options.json { console.print(JSONText.document(.array(json))) }
    return .success
  }

  private static func row(_ event: TraceEvent) -> [String] {
    var cells = ["\(DecimalText.fixed(event.time.seconds, decimals: 3)) s", event.kind.rawValue, event.name]
    cells += event.source.isEmpty ? [event.detail] : [event.detail, event.source]
    return cells
  }

  private static func json(_ event: TraceEvent, of loaded: LoadedScenario?) -> OrderedJSON {
    let scenario = loaded.map { [("scenario", OrderedJSON.string($0.name.slug))] } ?? []
    return .fields(
      scenario + [
        ("time", .number(event.time.seconds)), ("kind", .string(event.kind.rawValue)),
        ("name", .string(event.name)), ("detail", .string(event.detail)), ("source", .string(event.source)),
        ("number", .integer(event.number)), ("cause", event.cause > 0 ? .integer(event.cause) : .null),
      ])
  }
}
