import AnimaticReview

/// `watch S…`: plays again on save and shows it on a page of this machine.
enum WatchVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let target = try WatchTarget(arguments)
    let session = try WatchSession(arguments, target, port: try port(arguments), console)
    session.run()
    // It ends in no other way: being stopped is its good end.
    return .success
  }

  /// nil where none is asked for.
  private static func port(_ arguments: ParsedArguments) throws -> UInt16? {
    guard let word = arguments.word(.port) else { return nil }
    guard word.allSatisfy({ $0.isASCII && $0.isNumber }), let port = UInt16(word) else {
      throw ArgumentError.invalidValue(
        .port, word, expected: "a number from 0 to 65535; 0 takes any that is free", .watch)
    }
    return port
  }
}
