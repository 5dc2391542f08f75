import AnimaticGolden

/// Every option of every verb, in the order in which help lists them.
enum OptionName: String, CaseIterable, Sendable {
  case list, view, tap, duration
  case output, overlay, bezel, at, every, check, strict, only, notice, golden
  case port
  case dryRun = "dry-run"
  case report, junit, markdown, github
  case filter, shard, fps, scale, from, to, device, appearance, variant, jobs
  case json, quiet, color, help, version

  /// `--fps`.
  var flag: String { "--\(rawValue)" }
}

/// How an option is written and what it does.
struct OptionSpec: Equatable, Sendable {
  /// What follows an option.
  enum Value: Equatable, Sendable {
    case none
    /// A word is required; the text is its name in help.
    case required(String)
    /// Taken from `--option=F`, or from the next word where that ends in `.json`.
    case jsonFile(String)
  }

  var name: OptionName
  var short: Character?
  var value: Value
  var summary: String
  var isRepeatable = false

  /// `-o, --output OUT`.
  var spelling: String {
    let names = (short.map { "-\($0), " } ?? "") + name.flag
    switch value {
    case .none: return names
    case .required(let word): return "\(names) \(word)"
    case .jsonFile(let word): return "\(names)[=\(word)]"
    }
  }
}
