/// The verbs of the command line, in the order of the overview.
enum Verb: String, CaseIterable, Sendable {
  case render, still, sheet, timeline, preview, watch
  case trace, values, explain
  case check, format, new
  case record, verify, accept, prune
  case mergeReports = "merge-reports"
  case devices, notices, doctor, config, bench, help, version
}

/// What help says about a verb and which words it takes.
struct VerbGuide: Sendable {
  /// What stands beside the options.
  enum Operands: Equatable, Sendable {
    case none
    case scenarios
    case optionalScenarios
    case newName
    /// Swift files, folders of them, and a preview's name.
    case swiftFiles
    case optionalVerb
    /// A report's folder and names in it.
    case report
    /// Reports' folders.
    case reports
  }

  /// Words after `animatic VERB`.
  var synopsis: String
  var summary: String
  /// Whole lines for the verb's own page.
  var discussion: [String] = []
  var example: String?
  var operands: Operands
  var options: [OptionName] = []
  var takesRunOptions = false
  var printsJSON = false
}

extension Verb {
  /// Groups of the overview.
  static let groups: [(title: String, verbs: [Verb])] = [
    ("Pictures", [.render, .still, .sheet, .timeline, .preview, .watch]),
    ("Values and reasons", [.trace, .values, .explain]),
    ("Scenarios", [.check, .format, .new]),
    ("Goldens", [.record, .verify, .accept, .prune, .mergeReports]),
    ("Lists and tools", [.devices, .notices, .config, .doctor, .bench, .help, .version]),
  ]
}
