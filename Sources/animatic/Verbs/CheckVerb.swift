import AnimaticGolden
import AnimaticScript

/// `check S…`: what is wrong or doubtful in scenarios, without playing them.
enum CheckVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let settings = try Settings(options)
    let (scenarios, diagnostics) = try LoadedScenario.resolve(arguments.operands, settings)
    if options.json {
      console.print(JSONText.document(WrongSources.json(diagnostics)))
    } else if diagnostics.isEmpty {
      if !options.quiet {
        let files = Set(scenarios.map(\.path)).count
        let runs = scenarios.count == files ? "" : " with \(Report.count(scenarios.count, "run"))"
        console.print("\(Report.count(files, "scenario"))\(runs), no errors")
      }
    } else {
      WrongSources(diagnostics: diagnostics).report(on: console)
    }
    return diagnostics.hasErrors ? .invalid : .success
  }
}
