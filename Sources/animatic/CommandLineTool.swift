import AnimaticCairo
import AnimaticExport
import AnimaticLoader
import Foundation

/// The whole tool as a function from words to an exit code.
enum CommandLineTool {
  static func run(_ words: [String]) -> ExitCode {
    var console = Console(color: .auto, quiet: false)
    var code: ExitCode
    do {
      code = try dispatch(words, &console)
    } catch let error as ArgumentError {
      code = report(ArgumentErrorText(error: error).failure, console)
    } catch let failure as CommandFailure {
      code = report(failure, console)
    } catch let wrong as WrongSources {
      wrong.report(on: console)
      code = .invalid
    } catch is Interrupted, LoadError.interrupted {
      console.note("stopped; nothing half-written was left")
      code = .interrupted
    } catch let error as LoadError {
      code = report(Self.failure(error), console)
    } catch let error as CairoError {
      code = report(Self.failure(error), console)
    } catch let error as FileError {
      code = report(CommandFailure(.environment, error.description), console)
    } catch let error as ExportError {
      code = report(
        CommandFailure(error == .outOfMemory ? .environment : .invalid, error.description), console)
    } catch {
      code = report(CommandFailure(.fault, "unexpected fault: \(error)", notes: [faultNote]), console)
    }
    console.flush()
    if !UserCodeTrial.lost.isEmpty, code == .success || code == .failed {
      code = report(
        CommandFailure(
          .invalid,
          "not played, since their code did not come to a good end: "
            + UserCodeTrial.lost.joined(separator: ", ")), console)
    }
    if let reason = console.writeError {
      code = report(CommandFailure(.environment, "can not write to standard output: \(reason)"), console)
    }
    return code
  }

  private static func failure(_ error: LoadError) -> CommandFailure {
    switch error {
    case .environment(let what, let cure): return CommandFailure(.environment, what, notes: [cure])
    default: return CommandFailure(.invalid, error.description)
    }
  }

  private static func failure(_ error: CairoError) -> CommandFailure {
    switch error {
    case .sizeOutOfRange:
      return CommandFailure(.invalid, error.description, notes: ["choose a smaller canvas or --scale"])
    case .fontMissing, .library:
      return CommandFailure(.environment, error.description, notes: ["see: animatic doctor"])
    }
  }

  private static let faultNote = "this is a fault of Animatic; please report it with the scenario"

  private static func report(_ failure: CommandFailure, _ console: Console) -> ExitCode {
    let palette = console.errorPalette
    let text = failure.text
    console.note(palette.bad("error:") + text.dropFirst("error:".count))
    return failure.code
  }

  private static func dispatch(_ words: [String], _ console: inout Console) throws -> ExitCode {
    guard let first = words.first else { throw ArgumentError.missingVerb }
    switch first {
    case "--help", "-h":
      console.print(HelpText.overview)
      return .success
    case "--version":
      console.print(Version.text)
      return .success
    case WatchPlay.word: return try WatchPlay.run(Array(words.dropFirst()), console)
    default: break
    }
    guard let verb = Verb(rawValue: first) else {
      if first.hasPrefix("-") {
        // An option in front of the verb: say where it belongs rather than calling it a verb.
        throw CommandFailure(
          .invalid, "the verb comes before '\(first)'",
          notes: ["usage: animatic VERB [options] SCENARIO…", "see: animatic help"])
      }
      throw ArgumentError.unknownVerb(first)
    }
    let arguments = try ParsedArguments(verb: verb, SplitArguments(Array(words.dropFirst())))
    console = Console(color: try color(arguments), quiet: arguments.has(.quiet))
    if arguments.has(.help) {
      console.print(HelpText.page(of: verb))
      return .success
    }
    return try VerbTable.run(arguments, console)
  }

  private static func color(_ arguments: ParsedArguments) throws -> ColorChoice {
    guard let word = arguments.word(.color) else { return .auto }
    guard let choice = ColorChoice(rawValue: word) else {
      throw ArgumentError.invalidValue(.color, word, expected: "auto, always or never", arguments.verb)
    }
    return choice
  }
}
