import AnimaticExport
import AnimaticGolden
import AnimaticReview
import AnimaticScript

/// `verify S…`: plays, compares, reports; never writes a golden.
enum VerifyVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    try GoldenScope.refuseWindows(options, "verify")
    let settings = try Settings(options)
    let (scenarios, warnings) = try LoadedScenario.load(arguments.operands, settings)
    let outputs = try VerdictOutputs(arguments, options)
    let store = GoldenStore(root: GoldenScope.root(arguments))
    let folder = try GoldenScope.reportFolder(GoldenScope.report(arguments, settings))
    Report.warnings(warnings, options, console)
    var report = GoldenReport(
      folder: folder.path, tool: Version.text, command: command(arguments),
      golden: GoldenScope.rootInReports(store.root),
      part: options.shard.map { GoldenReport.Part(index: $0.index, count: $0.count) })
    let page = PageOutput(report: folder)
    for loaded in scenarios {
      let run = VerifyRun(
        loaded: loaded, store: store, place: folder.place, jobs: settings.jobs, page: page, options: options)
      let entry = try run.entry(console)
      report.entries.append(entry)
      if outputs.printsText, !options.quiet || !entry.passed { print(entry, report, console) }
    }
    for orphan in try GoldenScope.orphans(
      in: store, operands: arguments.operands, scenarios: scenarios, options)
    {
      var result = GoldenResult(name: DisplayPath.text(orphan.path), state: .orphan)
      result.notes = [orphan.reason]
      let entry = GoldenReport.Entry(result)
      report.entries.append(entry)
      page.add(ReviewPage.Entry(name: result.name, state: result.state.rawValue, sentences: result.findings))
      if outputs.printsText { print(entry, report, console) }
    }
    try AtomicFile.write(
      JSONText.document(report.json) + "\n", to: folder.place + "/" + ReportFolder.document)
    try page.finish()
    try folder.commit()
    try outputs.write(report, console)
    if outputs.printsText { summarize(report, arguments.operands, options, console) }
    return code(of: report)
  }

  /// A golden that can not be read is no verdict: it outweighs failures.
  static func code(of report: GoldenReport) -> ExitCode {
    if report.entries.contains(where: { $0.result.state == .unreadable }) { return .environment }
    return report.passed ? .success : .failed
  }

  /// The call again, as a person would type it, whole and without the ways of telling.
  private static func command(_ arguments: ParsedArguments) -> String {
    let names: [OptionName] = [.golden, .filter, .variant, .fps, .scale, .device, .appearance]
    let options = names.flatMap { name in arguments.word(name).map { [name.flag, $0] } ?? [] }
    return (["animatic", "verify"] + options + arguments.operands).map(ShellWord.quoted)
      .joined(separator: " ")
  }

  static func print(_ entry: GoldenReport.Entry, _ report: GoldenReport, _ console: Console) {
    let palette = console.palette
    let dress = ReportDress(
      good: { palette.good($0) }, bad: { palette.bad($0) }, strong: { palette.strong($0) },
      dim: { palette.dim($0) })
    var text = report.text(of: entry, dress: dress)
    if text.hasSuffix("\n") { text.removeLast() }
    console.print(text)
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
    let paths = operands.map(ShellWord.quoted).joined(separator: " ")
    if failed.contains(where: { $0.result.state == .missing }) {
      console.note("record what is missing: animatic record \(paths) --only missing")
    }
    if failed.contains(where: { $0.result.state == .orphan }) {
      console.note("if nothing needs them any more: animatic prune --dry-run, then animatic prune")
    }
    if failed.contains(where: { [.motionChanged, .drawingChanged].contains($0.result.state) }) {
      console.note("if all of it is meant: animatic accept \(ShellWord.quoted(report.folder ?? "report"))")
    }
    for entry in failed where entry.result.state == .unreadable {
      console.note(
        console.errorPalette.bad("error:") + " " + (entry.result.notes.first ?? "unreadable golden"))
    }
  }
}
