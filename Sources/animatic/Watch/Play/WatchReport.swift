import AnimaticGolden
import AnimaticScript

/// What a play in a process of its own tells the watch, as one JSON document.
struct WatchReport: Equatable {
  /// One run that was played whole.
  struct Run: Equatable {
    var name: String
    /// The page's overview of it.
    var entry: OrderedJSON
    var frames: Int
    /// Whether it looks and moves as the one before did.
    var isSame: Bool
    var hasGolden: Bool
    var hasBefore: Bool
    /// State of the golden, or what changed since the run before.
    var state: String
    var passed: Bool
    /// In words, most telling first.
    var sentences: [String]
  }

  var runs: [Run] = []
  /// Why nothing was played; nil where all went well.
  var failure: WatchFailure?
  /// What is doubtful, laid out as `check` prints it.
  var warnings: [String] = []

  var json: OrderedJSON {
    .fields([
      ("runs", .array(runs.map(Self.json))), ("failure", failure?.json ?? .null),
      ("warnings", .array(warnings.map { .string($0) })),
    ])
  }

  private static func json(_ run: Run) -> OrderedJSON {
    .fields([
      ("name", .string(run.name)), ("entry", run.entry), ("frames", .integer(run.frames)),
      ("isSame", .bool(run.isSame)), ("hasGolden", .bool(run.hasGolden)), ("hasBefore", .bool(run.hasBefore)),
      ("state", .string(run.state)), ("passed", .bool(run.passed)),
      ("sentences", .array(run.sentences.map { .string($0) })),
    ])
  }

  init() {}

  /// nil for what is no such document.
  init?(_ json: OrderedJSON) {
    guard case .array(let runs)? = json["runs"] else { return nil }
    for value in runs {
      guard let run = Self.run(value) else { return nil }
      self.runs.append(run)
    }
    failure = json["failure"].flatMap(WatchFailure.init)
    warnings = json["warnings"]?.texts ?? []
  }

  private static func run(_ value: OrderedJSON) -> Run? {
    guard let name = value["name"]?.text, let entry = value["entry"], let state = value["state"]?.text,
      case .integer(let frames)? = value["frames"]
    else { return nil }
    return Run(
      name: name, entry: entry, frames: frames, isSame: value["isSame"] == .bool(true),
      hasGolden: value["hasGolden"] == .bool(true), hasBefore: value["hasBefore"] == .bool(true),
      state: state,
      passed: value["passed"] == .bool(true), sentences: value["sentences"]?.texts ?? [])
  }
}

/// Why something does not play.
struct WatchFailure: Error, Equatable {
  /// One line: "2 errors", "the user's code has crashed at 1.500 s of the virtual clock".
  var headline: String
  /// What `check` or the verb would print, with places and carets; "" where the headline says all.
  var detail: String
  /// `file:line:column` of the first error, or "".
  var place = ""

  var json: OrderedJSON {
    .fields([("headline", .string(headline)), ("detail", .string(detail)), ("place", .string(place))])
  }

  init(headline: String, detail: String, place: String = "") {
    self.headline = headline
    self.detail = detail
    self.place = place
  }

  init?(_ json: OrderedJSON) {
    guard let headline = json["headline"]?.text else { return nil }
    self.init(headline: headline, detail: json["detail"]?.text ?? "", place: json["place"]?.text ?? "")
  }

  init(_ diagnostics: [Diagnostic]) {
    let formatter = DiagnosticFormatter()
    let first = diagnostics.first { $0.severity == .error }
    self.init(
      headline: WrongSources.count(of: diagnostics),
      detail: diagnostics.map(formatter.format).joined(separator: "\n"),
      place: first.map { $0.range.line > 0 ? "\($0.file):\($0.range.line):\($0.range.column)" : $0.file }
        ?? "")
  }
}

extension OrderedJSON {
  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// Texts of a list; what is none is left out.
  var texts: [String] {
    if case .array(let values) = self { return values.compactMap(\.text) }
    return []
  }
}
