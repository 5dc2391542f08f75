import AnimaticCairo
import AnimaticGolden
import AnimaticReview
import AnimaticStage
import AnimaticTime

/// `explain S --at T [NOTICE]`: why each value is what it is.
enum ExplainVerb {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let options = try RunOptions(arguments)
    let (operand, word) = (arguments.operands[0], arguments.operands.dropFirst().first)
    if arguments.operands.count > 2 { throw ArgumentError.unexpectedOperand(arguments.operands[2], .explain) }
    let (scenarios, warnings) = try LoadedScenario.load([operand], try Settings(options))
    Report.warnings(warnings, options, console)
    var json: [OrderedJSON] = []
    for loaded in scenarios {
      guard let instants = try AskedTimes.instants(arguments, for: loaded) else {
        throw ArgumentError.missingOption(.at, example: "animatic explain \(operand) --at 1.6s", .explain)
      }
      let address = try word.map { try self.address($0, in: loaded) }
      let found = try explain(loaded, instants, address)
      if options.json {
        json += found.map { ExplanationJSON(explanation: $0).value(of: scenarios.count > 1 ? loaded : nil) }
      } else {
        if scenarios.count > 1 { console.print(console.palette.strong(loaded.name.title)) }
        for explanation in found { print(explanation, console) }
      }
    }
    if options.json { console.print(JSONText.document(.array(json))) }
    return .success
  }

  private static func explain(
    _ loaded: LoadedScenario, _ instants: [Instant], _ address: ScenarioAddress?
  ) throws -> [Explanation] {
    do {
      return try ScenarioExplanation(loaded.scenario).explain(
        at: instants, of: address, measurer: try PangoTextMeasurer())
    } catch let error as StageError {
      throw CommandFailure(
        .invalid, "\(loaded.path): \(error.description)", notes: ["see: animatic trace \(loaded.path)"])
    }
  }

  /// A notice of the scenario, `view`, `#identifier`, or any other word as a visible text.
  private static func address(_ word: String, in loaded: LoadedScenario) throws -> ScenarioAddress {
    let names = loaded.scenario.notices.map(\.name) + (loaded.scenario.view == nil ? [] : [ScenarioView.name])
    if names.contains(word) { return .notice(word) }
    if word.hasPrefix("#"), word.count > 1 { return .identifier(String(word.dropFirst())) }
    if word.hasPrefix("\""), word.hasSuffix("\""), word.count > 2 {
      return .text(String(word.dropFirst().dropLast()))
    }
    // A scenario without a view of the user's has no texts but its notices' own: a slip of a name is likelier.
    if loaded.scenario.view == nil, !loaded.scenario.notices.contains(where: { $0.mentions(word) }) {
      throw CommandFailure(
        .invalid, "'\(word)' is no notice of '\(loaded.name.slug)'",
        notes: [
          "it has \(names.joined(separator: ", ")); a text on stage is written in quotes: '\"\(word)\"'"
        ])
    }
    return .text(word)
  }

  private static func print(_ explanation: Explanation, _ console: Console) {
    let time = "\(DecimalText.fixed(explanation.time.seconds, decimals: 3)) s"
    for (index, line) in explanation.sentences.enumerated() {
      console.print(index == 0 ? "\(console.palette.strong(time))  \(line)" : "  " + line)
    }
  }
}

extension ScenarioNotice {
  /// One of its texts is this one.
  fileprivate func mentions(_ text: String) -> Bool {
    arguments.contains { $0.value == .string(text) }
  }
}

/// An explanation as JSON.
struct ExplanationJSON {
  var explanation: Explanation

  func value(of loaded: LoadedScenario?) -> OrderedJSON {
    let scenario = loaded.map { [("scenario", OrderedJSON.string($0.name.slug))] } ?? []
    return .fields(
      scenario + [
        ("time", .number(explanation.time.seconds)), ("name", .string(explanation.name)),
        ("present", .bool(explanation.isPresent)), ("sentence", .string(explanation.presence)),
        ("causes", causes(explanation.presenceCauses)),
        ("properties", .array(explanation.properties.map(property))),
        ("pending", .array(explanation.pending.map(pending))),
      ])
  }

  private func property(_ property: Explanation.Property) -> OrderedJSON {
    .fields([
      ("property", .string(property.property)), ("value", value(property.value)),
      ("model", property.model.map { .number($0) } ?? .null), ("sentence", .string(property.sentence)),
      ("factors", .array(property.factors.map(factor))),
    ])
  }

  private func factor(_ factor: Explanation.Factor) -> OrderedJSON {
    .fields([
      ("amount", .array(factor.amount.map { .number($0) })), ("sentence", .string(factor.sentence)),
      (
        "animations",
        .array(
          factor.motions.map { motion in
            .fields([
              ("curve", .string(motion.curve)), ("begin", .number(motion.begin)),
              ("end", motion.end.map { .number($0) } ?? .null), ("elapsed", .number(motion.elapsed)),
              ("progress", .number(motion.progress)), ("joins", .string(motion.joins)),
            ])
          })
      ),
      ("causes", causes(factor.causes)),
    ])
  }

  private func pending(_ work: Explanation.Pending) -> OrderedJSON {
    .fields([
      ("what", .string(work.what)), ("scheduled", .number(work.scheduled.seconds)),
      ("due", work.due >= .distantFuture ? .null : .number(work.due.seconds)),
      ("source", .string(work.source)),
      ("sentence", .string(work.sentence)), ("cancellation", .string(work.cancellation)),
      ("outcome", .string(work.outcome)), ("causes", causes(work.causes)),
    ])
  }

  private func causes(_ causes: [Explanation.Cause]) -> OrderedJSON {
    .array(
      causes.map {
        .fields([
          ("time", .number($0.time.seconds)), ("kind", .string($0.kind)), ("detail", .string($0.detail)),
          ("source", .string($0.source)),
        ])
      })
  }

  private func value(_ value: PropertyValue.Value) -> OrderedJSON {
    switch value {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .flag(let flag): .bool(flag)
    case .absent: .null
    }
  }
}
