import AnimaticGolden
import AnimaticReview
import AnimaticScript

/// `render S… -o OUT`: plays and writes.
enum RenderVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    guard let outputs = arguments.options[.output] else {
      throw ArgumentError.missingOption(
        .output, example: "animatic render \(arguments.operands[0]) -o out/", .render)
    }
    let settings = try Settings(options)
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, settings)
    let plan = try OutputPlan(
      outputs, operands: arguments.operands, scenarios: scenarios, shard: options.shard)
    Report.warnings(warnings, options, console)
    return try render(scenarios, plan, settings, options, try PictureDressing(arguments), console)
  }

  /// Plays each scenario into its outputs, which are tried before anything plays.
  static func render(
    _ scenarios: [LoadedScenario], _ plan: OutputPlan, _ settings: Settings, _ options: RunOptions,
    _ dressing: PictureDressing, _ console: Console
  ) throws -> ExitCode {
    try plan.probe(scenarios)
    var (summaries, time, failed): ([OutputSummary], WorkTime, Bool) = ([], WorkTime(), false)
    let pages = try plan.pages()
    for loaded in scenarios {
      let sinks = try OutputPlan.sinks(for: plan.places(for: loaded.name))
      let pageSinks = try pages.map { try $0.sink(for: loaded.name) }
      let outcome = try RenderRun(loaded: loaded, jobs: settings.jobs, dressing: dressing).run(
        into: sinks + pageSinks, console)
      for (page, sink) in zip(pages, pageSinks) {
        try page.add(PageScenario(loaded, outcome, sink, options, page: page.path), sink)
      }
      summaries += outcome.outputs
      time = time + outcome.time
      // A scenario has its trace and its expectations; a tap of the command line has nobody else to tell of it.
      if loaded.scenario.path == PreviewVerb.place {
        for tap in outcome.missedTaps {
          console.note("warning: at \(DecimalText.shortest(tap.time.seconds)) s: \(tap.detail)")
        }
      }
      failed = Report.failures(outcome.expectations, of: loaded, console) || failed
      if !options.json, !options.quiet { outcome.outputs.map(line).forEach(console.print) }
    }
    if !plan.sharedPlaces.isEmpty {
      let shared = try SideBySideRun(runs: scenarios, jobs: settings.jobs, dressing: dressing).play(
        into: try OutputPlan.sinks(for: plan.sharedPlaces), console)
      summaries += shared.outputs
      time = time + shared.time
      if !options.json, !options.quiet { shared.outputs.map(line).forEach(console.print) }
    }
    for page in pages {
      let summary = try page.finish()
      summaries.append(summary)
      if !options.json, !options.quiet { console.print(line(summary)) }
    }
    if options.json {
      console.print(
        JSONText.document(
          .fields([("outputs", .array(summaries.map(\.json))), ("seconds", time.json)])))
    }
    return failed ? .failed : .success
  }

  private static func line(_ output: OutputSummary) -> String {
    "wrote \(output.path): \(Report.count(output.frames, "frame")), \(output.distinctFrames) distinct, "
      + "\(DecimalText.shortest(output.duration, decimals: 3)) s, \(Report.size(output.bytes))"
  }
}
