/// Which function a verb is.
enum VerbTable {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    switch arguments.verb {
    case .help: return try HelpVerb.run(arguments, console)
    case .version:
      console.print(Version.text)
      return .success
    case .config: return try ConfigVerb.run(arguments, console)
    case .render: return try RenderVerb.run(arguments, console)
    case .sheet: return try SheetVerb.run(arguments, console)
    case .record: return try RecordVerb.run(arguments, console)
    case .verify: return try VerifyVerb.run(arguments, console)
    case .accept: return try AcceptVerb.run(arguments, console)
    case .prune: return try PruneVerb.run(arguments, console)
    case .mergeReports: return try MergeReportsVerb.run(arguments, console)
    case .bench: return try BenchVerb.run(arguments, console)
    case .doctor: return try DoctorVerb.run(arguments, console)
    case .still: return try StillVerb.run(arguments, console)
    case .trace: return try TraceVerb.run(arguments, console)
    case .values: return try ValuesVerb.run(arguments, console)
    case .check: return try CheckVerb.run(arguments, console)
    case .devices: return try DevicesVerb.run(arguments, console)
    case .notices: return try NoticesVerb.run(arguments, console)
    case .format: return try FormatVerb.run(arguments, console)
    case .new: return try NewVerb.run(arguments, console)
    case .preview: return try PreviewVerb.run(arguments, console)
    case .timeline: return try TimelineVerb.run(arguments, console)
    case .explain: return try ExplainVerb.run(arguments, console)
    case .watch: return try WatchVerb.run(arguments, console)
    }
  }
}
