import AnimaticExport
import AnimaticGolden
import AnimaticReview
import AnimaticScript
import AnimaticStage

/// `verify S…`: plays, compares, reports; never writes a golden.
enum VerifyVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    for name in [OptionName.junit, .markdown] where arguments.has(name) {
      throw ArgumentError.notYet(
        "'\(name.flag)'", instead: "use the text on the terminal, or --json=F for machines")
    }
    try GoldenScope.refuseWindows(options, "verify")
    let settings = try Settings(options)
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, settings)
    let file = arguments.word(.json)
    if let file { try OutputProbe.check(file: file) }
    Report.warnings(warnings, options, console)
    let store = GoldenStore(root: GoldenScope.root(arguments))
    let folder = arguments.word(.report).map {
      $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0
    }
    if let folder {
      try PageOutput.check(folder: folder)
      try OutputProbe.check(file: folder + ".probe")
    }
    let page = try folder.map { try PageOutput(report: $0) }
    let printsText = !options.json || file != nil
    var report = GoldenReport(folder: folder)
    for loaded in scenarios {
      let entry = try verify(loaded, store, settings.jobs, page, options, console)
      report.entries.append(entry)
      if printsText, !options.quiet || !entry.passed { print(entry, report, console) }
    }
    for orphan in try GoldenScope.orphans(
      in: store, operands: arguments.operands, scenarios: scenarios, options)
    {
      var result = GoldenResult(name: DisplayPath.text(orphan.path), state: .orphan)
      result.notes = [orphan.reason]
      let entry = GoldenReport.Entry(result)
      report.entries.append(entry)
      page?.add(ReviewPage.Entry(name: result.name, state: result.state.rawValue, sentences: result.findings))
      if printsText { print(entry, report, console) }
    }
    if let summary = try page?.finish(), printsText, !options.quiet {
      console.print("wrote \(summary.path): \(Report.size(summary.bytes))")
    }
    if let file {
      try AtomicFile.write(JSONText.document(report.json) + "\n", to: file)
    } else if options.json {
      console.print(JSONText.document(report.json))
    }
    if printsText { summarize(report, arguments.operands, options, console) }
    return report.passed ? .success : .failed
  }

  private static func verify(
    _ loaded: LoadedScenario, _ store: GoldenStore, _ jobs: Int, _ page: PageOutput?, _ options: RunOptions,
    _ console: Console
  ) throws -> GoldenReport.Entry {
    let run = GoldenRun(loaded: loaded, jobs: jobs)
    let sink = try page?.sink(for: loaded.name)
    let outcome = try run.run(console, into: sink.map { [$0] } ?? [])
    let tolerance = loaded.scenario.tolerance
    let redrawer = FrameRedrawer(loaded)
    let result: GoldenResult
    let entry: GoldenReport.Entry
    do {
      result = try GoldenComparison(
        store: store, folder: run.folder,
        tolerance: GoldenTolerance(distance: tolerance.distance, pixels: tolerance.pixels)
      ).compare(timeline: outcome.timeline, hashes: outcome.hashes, bitmap: redrawer.bitmap)
      entry = GoldenReport.Entry(
        result,
        expectations: outcome.expectations.map {
          ExpectationOutcome(line: $0.line, passed: $0.passed, message: $0.message)
        })
      if let page, let sink {
        try page.add(PageScenario(loaded, outcome, entry, sink, store, options, page), sink)
      }
    } catch let error as GoldenError {
      throw CommandFailure(
        .environment, "the golden can not be used: \(error.description)",
        notes: ["record it anew: animatic record \(loaded.path)"])
    }
    return entry
  }

  /// The golden room's words, with the first one in colour.
  private static func print(_ entry: GoldenReport.Entry, _ report: GoldenReport, _ console: Console) {
    var text = report.text(of: entry)
    if text.hasSuffix("\n") { text.removeLast() }
    let head = String(text.prefix { $0 != " " })
    let dressed = entry.passed ? console.palette.good(head) : console.palette.bad(head)
    console.print(dressed + text.dropFirst(head.count))
  }

  private static func summarize(
    _ report: GoldenReport, _ operands: [String], _ options: RunOptions, _ console: Console
  ) {
    let failed = report.entries.filter { !$0.passed }
    if failed.isEmpty {
      if !options.quiet { console.print("\(Report.count(report.entries.count, "scenario")) as recorded") }
      return
    }
    console.print("\(failed.count) of \(report.entries.count) failed")
    let paths = operands.joined(separator: " ")
    if failed.contains(where: { $0.result.state == .missing }) {
      console.note("record what is missing: animatic record \(paths) --only missing")
    }
    for orphan in failed where orphan.result.state == .orphan {
      console.note("if nothing needs it any more: rm -r \(orphan.result.name)")
    }
    if failed.contains(where: { [.motionChanged, .drawingChanged].contains($0.result.state) }) {
      console.note("if the change is meant: animatic record \(paths) --only changed")
    }
  }
}
