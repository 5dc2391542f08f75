/// `help [VERB]`.
enum HelpVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    guard let word = arguments.operands.first else {
      console.print(HelpText.overview)
      return .success
    }
    guard let verb = Verb(rawValue: word) else { throw ArgumentError.unknownVerb(word) }
    console.print(HelpText.page(of: verb))
    return .success
  }
}
