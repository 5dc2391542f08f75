import AnimaticGolden
import AnimaticScript

/// `format S… [--check]`: lays files out in place, or says which are laid out differently.
enum FormatVerb {
  /// What became of one file.
  struct Outcome {
    var path: String
    var changed: Bool
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let onlyCheck = arguments.has(.check)
    // All files are read and laid out before any is written: one wrong file leaves all as they are.
    var (pending, wrong): ([(outcome: Outcome, text: String)], [Diagnostic]) = ([], [])
    for path in try selected(arguments.operands, options) {
      let bytes = try SourceFile.bytes(path, shownAs: path)
      let (text, diagnostics) = ScenarioFormatter.format(bytes: bytes, file: path)
      guard let text else {
        wrong += diagnostics
        continue
      }
      pending.append((Outcome(path: path, changed: Array(text.utf8) != bytes), text))
    }
    if !wrong.isEmpty { throw WrongSources(diagnostics: wrong) }
    if !onlyCheck {
      for (outcome, text) in pending where outcome.changed {
        try SourceFile.replace(outcome.path, with: text)
      }
    }
    report(pending.map(\.outcome), onlyCheck: onlyCheck, options, console)
    return onlyCheck && pending.contains { $0.outcome.changed } ? .failed : .success
  }

  /// Names come from the parsed text alone, since a scenario that does not resolve can be laid out too.
  private static func selected(_ operands: [String], _ options: RunOptions) throws -> [String] {
    let files = try ScenarioFinder.files(for: operands)
    if options.filter == nil { return try Selection.narrow(files, options) { ScenarioName($0) } }
    let named = try files.map { path in
      let parsed = ScenarioParser.parse(bytes: try SourceFile.bytes(path, shownAs: path), file: path)
      return (path: path, name: ScenarioName(of: parsed.syntax, path: path))
    }
    return try Selection.narrow(named, options, name: \.name).map(\.path)
  }

  private static func report(
    _ outcomes: [Outcome], onlyCheck: Bool, _ options: RunOptions, _ console: Console
  ) {
    if options.json {
      let rows = outcomes.map {
        OrderedJSON.fields([("file", .string($0.path)), ("changed", .bool($0.changed))])
      }
      return console.print(JSONText.document(.array(rows)))
    }
    for outcome in outcomes where outcome.changed {
      console.print(onlyCheck ? "\(outcome.path) is laid out differently" : "formatted \(outcome.path)")
    }
    if onlyCheck, !options.quiet, outcomes.contains(where: \.changed) {
      let paths = outcomes.filter(\.changed).map(\.path).joined(separator: " ")
      console.note("lay them out: animatic format \(paths)")
    }
  }
}
