/// Which function a verb is.
enum VerbTable {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    switch arguments.verb {
    case .help: return try HelpVerb.run(arguments, console)
    case .version:
      console.print(Version.text)
      return .success
    case .config: return try ConfigVerb.run(arguments, console)
    case .format: return try FormatVerb.run(arguments, console)
    case .new: return try NewVerb.run(arguments, console)
    default: throw CommandFailure(.fault, "'\(arguments.verb.rawValue)' is not wired")
    }
  }
}
