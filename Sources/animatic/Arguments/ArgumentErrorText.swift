import AnimaticScript

/// Finds the words for an `ArgumentError`: what is wrong, the nearest known word, and where to read on.
struct ArgumentErrorText {
  var error: ArgumentError

  var failure: CommandFailure {
    CommandFailure(.invalid, message, notes: notes)
  }

  private var message: String {
    switch error {
    case .missingVerb: return "a verb is missing"
    case .unknownVerb(let word): return "unknown verb '\(word)'"
    case .unknownOption(let typed, let verb): return "unknown option '\(typed)' for '\(verb.rawValue)'"
    case .optionOfOtherVerb(let name, let verb): return "'\(verb.rawValue)' does not take '\(name.flag)'"
    case .missingValue(let name, let verb):
      return "'\(OptionCatalog.spec(name, for: verb).spelling)' needs a value"
    case .unexpectedValue(let name, let value, _): return "'\(name.flag)' takes no value, got '\(value)'"
    case .duplicateOption(let name, _): return "'\(name.flag)' is given twice"
    case .invalidValue(let name, let value, let expected, _):
      return "'\(value)' does not fit '\(name.flag)': expected \(expected)"
    case .missingOption(let name, _, let verb):
      return "'\(verb.rawValue)' needs '\(OptionCatalog.spec(name, for: verb).spelling)'"
    case .missingOperand(let verb):
      if verb == .accept || verb == .mergeReports { return "'\(verb.rawValue)' needs a report's folder" }
      if verb == .preview { return "'preview' needs a Swift file, or a folder of them" }
      return verb == .new ? "'new' needs a name" : "'\(verb.rawValue)' needs a scenario: a file or a folder"
    case .unexpectedOperand(let word, let verb): return "'\(verb.rawValue)' does not expect '\(word)'"
    }
  }

  private var notes: [String] {
    switch error {
    case .missingVerb: return ["usage: animatic VERB [options] SCENARIO…", "see: animatic help"]
    case .unknownVerb(let word):
      return suggestion(for: word, among: Verb.allCases.map(\.rawValue)) + ["see: animatic help"]
    case .unknownOption(let typed, let verb):
      let flags = OptionCatalog.names(for: verb).map(\.flag)
      return suggestion(for: typed, among: flags) + [seeHelp(verb)]
    case .optionOfOtherVerb(let name, let verb):
      let takers = Verb.allCases.filter { OptionCatalog.names(for: $0).contains(name) }
      let list = takers.map(\.rawValue).joined(separator: ", ")
      return (takers.isEmpty ? [] : ["it belongs to: \(list)"]) + [seeHelp(verb)]
    case .missingOption(_, let example, let verb): return ["for example: \(example)", seeHelp(verb)]
    case .missingOperand(let verb): return [usage(verb), seeHelp(verb)]
    case .unexpectedOperand(_, let verb): return [usage(verb), seeHelp(verb)]
    case .missingValue(_, let verb), .unexpectedValue(_, _, let verb), .duplicateOption(_, let verb),
      .invalidValue(_, _, _, let verb):
      return [seeHelp(verb)]
    }
  }

  private func suggestion(for word: String, among known: [String]) -> [String] {
    nearestWord(to: word, in: known).map { ["did you mean '\($0)'?"] } ?? []
  }

  private func usage(_ verb: Verb) -> String { "usage: \(HelpText.usage(of: verb))" }
  private func seeHelp(_ verb: Verb) -> String { "see: animatic help \(verb.rawValue)" }
}
