import AnimaticGolden
import AnimaticReview
import AnimaticScript
import AnimaticStage

/// `check S…`: what is wrong or doubtful in scenarios. They are played, and nothing is drawn.
enum CheckVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    if arguments.has(.list) {
      list(options, console)
      return .success
    }
    let settings = try Settings(options)
    let (scenarios, found) = try LoadedScenario.resolve(arguments.operands, settings)
    var diagnostics = found
    var reports: [HazardReport] = []
    for loaded in try UserCodeTrial.survivors(of: scenarios) {
      // Several files: what one of them can not do must not keep the others from being looked at.
      do {
        let settled = try loaded.settled()
        let hazards = try settled.silently { try Play(loaded: settled).run(at: [], linting: true).hazards }
        reports.append(HazardReport(loaded: settled, hazards: hazards))
      } catch let failure as CommandFailure where failure.code == .invalid {
        let message = failure.message.dropPrefix(loaded.path + ": ")
        diagnostics.append(
          Diagnostic(id: "can-not-play", file: loaded.path, range: .nowhere, message: message))
      }
    }
    reports = HazardReport.joined(reports)
    diagnostics += reports.flatMap(\.idleAllows)
    let open = reports.flatMap(\.open)
    if options.json {
      let rows = WrongSources.json(diagnostics) + reports.flatMap(\.json)
      console.print(JSONText.document(.array(rows)))
    } else {
      if !diagnostics.isEmpty { WrongSources(diagnostics: diagnostics).report(on: console) }
      for report in reports { report.print(on: console, quiet: options.quiet) }
      if !options.quiet, !diagnostics.hasErrors { summarize(scenarios, open.count, console) }
    }
    if diagnostics.hasErrors { return .invalid }
    return arguments.has(.strict) && !open.isEmpty ? .failed : .success
  }

  private static func summarize(_ scenarios: [LoadedScenario], _ hazards: Int, _ console: Console) {
    let files = Set(scenarios.map(\.path)).count
    let runs = scenarios.count == files ? "" : " with \(Report.count(scenarios.count, "run"))"
    let tail = hazards == 0 ? "" : ", \(Report.count(hazards, "hazard"))"
    console.print("\(Report.count(files, "scenario"))\(runs), no errors\(tail)")
  }

  private static func list(_ options: RunOptions, _ console: Console) {
    if options.json {
      let kinds = HazardKind.allCases.map {
        OrderedJSON.fields([
          ("id", .string($0.rawValue)), ("summary", .string($0.summary)), ("cure", .string($0.cure)),
        ])
      }
      console.print(JSONText.document(.array(kinds)))
      return
    }
    console.print(TextTable.text(HazardKind.allCases.map { [$0.rawValue, $0.summary] }))
  }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
