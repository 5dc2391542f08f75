import AnimaticScript
import AnimaticTime

/// Turns the tree of a file into a `Scenario`, and says everything that stands against it.
///
/// The work goes in passes over the flattened statements (settings, notices, events, expectations), so that
/// order in the file matters only where it means something.
struct Resolver {
  static let mostEvents = 100_000
  /// A day at 120 frames a second fits.
  static let mostFrames = 12_000_000
  static let mostIncludes = 100

  /// A file that takes part.
  struct Context {
    var source: SourceText
    /// The path by which it can be opened.
    var path: String
  }

  /// A statement with the file it stands in.
  struct Item {
    var statement: StatementSyntax
    var context: Int
    /// Stands in the chosen `variant`, or is the chosen value of a `vary`: counts more than what the rest says.
    var isOfVariant = false
  }

  let overrides: ScenarioOverrides
  /// What counts less than anything that the file says.
  let defaults: ScenarioOverrides
  let files: ScenarioFiles
  var contexts: [Context] = []
  /// The file whose statement is being read; messages go there.
  var context = 0
  var diagnostics: [Diagnostic] = []
  var lets: [String: (value: ExpressionSyntax, line: Int, context: Int)] = [:]
  var noticeLines: [String: Int] = [:]
  /// Names of variants met so far, with their lines.
  var variantLines: [String: Int] = [:]
  /// What the run's `vary` and `variant` say about arguments of notices and about names of `let`.
  var variedArguments: [VariedArgument] = []
  var variedNames: [String: (value: ExpressionSyntax, name: SourceRange, context: Int)] = [:]
  /// Whether `view` is an address: the user's view that the scenario names, rightly or not.
  var hasView = false
  var scenario = Scenario(name: "", stage: ScenarioStage(width: 1, height: 1), duration: .zero)
  /// The scale that is written, before the stage is known for good.
  var writtenScale: Int?
  /// Whether the duration is good, so that places after the end can be told.
  var endIsKnown = false

  init(overrides: ScenarioOverrides, defaults: ScenarioOverrides = .init(), files: ScenarioFiles) {
    self.overrides = overrides
    self.defaults = defaults
    self.files = files
  }

  /// Resolves a parsed file into its runs. The path is that of the file, for includes.
  func resolve(_ parsed: ParsedScenario, path: String) -> ScenarioResult {
    var first = self
    let items = first.begin(parsed, path: path)
    let plan = first.planVariants(items)
    var diagnostics: [Diagnostic] = []
    var runs: [Scenario] = []
    for choice in plan.choices {
      var run = self
      run.contexts = first.contexts
      run.diagnostics = first.diagnostics
      run.scenario = first.scenario
      run.resolve(run.expand(items, choice), parsed.syntax.statements)
      run.scenario.variant = choice.variant
      runs.append(run.scenario)
      // What is wrong in every run is said once.
      diagnostics += run.diagnostics.filter { !diagnostics.contains($0) }
    }
    let ordered = diagnostics.inReadingOrder()
    return ScenarioResult(runs: ordered.hasErrors ? [] : runs, diagnostics: ordered)
  }

  /// The statements of the file and of what it includes, in one list.
  private mutating func begin(_ parsed: ParsedScenario, path: String) -> [Item] {
    scenario.path = path
    contexts = [Context(source: parsed.source, path: path)]
    diagnostics = parsed.diagnostics
    var items: [Item] = []
    var chain = [path]
    flatten(parsed.syntax.statements, context: 0, chain: &chain, into: &items)
    return items
  }

  private mutating func resolve(_ items: [Item], _ statements: [StatementSyntax]) {
    collectLets(items)
    resolveHeader(statements)
    resolveSettings(items)
    resolveNotices(items)
    let own = items.filter { $0.context == 0 }
    resolveEvents(own)
    resolveExpectations(own)
    scenario.view?.source.system = scenario.semantics.system
    context = 0
  }

  // MARK: Reporting

  mutating func report(
    _ message: StageMessage, _ range: SourceRange, severity: Diagnostic.Severity = .error,
    replacement: String? = nil
  ) {
    let source = contexts[context].source
    diagnostics.append(
      Diagnostic(
        id: message.id, severity: severity, file: source.file, range: range, message: message.text,
        suggestion: replacement.map { .init(replacement: $0, range: range) },
        sourceLine: source.line(range.line)))
  }

  /// An unknown word, with the nearest known one.
  mutating func reportUnknown(
    _ what: String, _ word: String, _ choices: [String], _ range: SourceRange, listed: Bool = false,
    quoted: Bool = false
  ) {
    let nearest = nearestWord(to: word, in: choices)
    report(
      .unknown(what: what, word, choices: listed || nearest == nil && choices.count <= 12 ? choices : []),
      range,
      replacement: nearest.map { quoted ? "\"\($0)\"" : $0 })
  }

  func place(_ range: SourceRange) -> ScenarioPlace {
    ScenarioPlace(file: contexts[context].source.file, line: range.line)
  }

  // MARK: Includes

  private mutating func flatten(
    _ statements: [StatementSyntax], context: Int, chain: inout [String], into items: inout [Item]
  ) {
    for statement in statements {
      self.context = context
      guard case .include(let file) = statement.kind else {
        if context == 0 || statement.isTakenOver {
          items.append(Item(statement: statement, context: context))
        }
        continue
      }
      guard case .string(let name) = file.kind else {
        if !file.isMissing { report(.wrongType(what: "the included file", expected: "a string"), file.range) }
        continue
      }
      let found = files.locate(name, from: contexts[context].path)
      switch found {
      case .failure(let message): report(message, file.range)
      case .success(let path):
        if let start = chain.firstIndex(of: path) {
          report(.fileCycle((chain[start...] + [path]).joined(separator: " → ")), file.range)
        } else if contexts.count > Self.mostIncludes {
          report(.includesTooMany(limit: Self.mostIncludes), file.range)
          return
        } else {
          include(path, at: file.range, chain: &chain, into: &items)
        }
      }
    }
  }

  private mutating func include(
    _ path: String, at range: SourceRange, chain: inout [String], into items: inout [Item]
  ) {
    switch files.read(path) {
    case .failure(let message): report(message, range)
    case .success(let bytes):
      let parsed = ScenarioParser.parse(bytes: bytes, file: path)
      diagnostics += parsed.diagnostics
      contexts.append(Context(source: parsed.source, path: path))
      chain.append(path)
      flatten(parsed.syntax.statements, context: contexts.count - 1, chain: &chain, into: &items)
      chain.removeLast()
    }
  }

  private mutating func collectLets(_ items: [Item]) {
    for item in items.filter({ !$0.isOfVariant }) + items.filter(\.isOfVariant) {
      guard case .letValue(let name, let value) = item.statement.kind else { continue }
      context = item.context
      if let known = lets[name.text], known.context == item.context, !item.isOfVariant {
        report(.nameTaken(name.text, line: known.line), name.range)
      }
      lets[name.text] = (value, name.range.line, item.context)
    }
    for (name, varied) in variedNames.sorted(by: { $0.key < $1.key }) {
      context = varied.context
      guard let known = lets[name] else {
        reportUnknown("name", name, lets.keys.sorted() + ScenarioSyntax.variedSettings, varied.name)
        continue
      }
      lets[name] = (varied.value, known.line, varied.context)
    }
  }

  private mutating func resolveHeader(_ statements: [StatementSyntax]) {
    context = 0
    for (index, statement) in statements.enumerated() {
      guard case .scenario(let name) = statement.kind else { continue }
      if index > 0 { report(.scenarioNotFirst, statement.range) }
      if let text = string(name, "the scenario's name") { scenario.name = text }
    }
    if scenario.name.isEmpty {
      // The file's own name stands in.
      let file = scenario.path.split(separator: "/").last.map(String.init) ?? scenario.path
      scenario.name = file.hasSuffix(".scenario") ? String(file.dropLast(9)) : file
    }
  }
}

extension StatementSyntax {
  /// Whether `include` takes it over: settings, values and notices, no events and no expectations.
  var isTakenOver: Bool {
    switch kind {
    case .scenario, .at, .after, .every, .expect, .golden, .allow, .include: return false
    default: return true
    }
  }
}
