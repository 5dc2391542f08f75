import AnimaticScript
import AnimaticStage

/// What `--variant` leaves of the runs of scenarios, and the verbs that want one run of each.
enum VariantSelection {
  /// Without the option all of them. Throws `CommandFailure` (exit 2) where nothing is left, with the nearest name.
  static func narrow(_ all: [LoadedScenario], _ options: RunOptions) throws -> [LoadedScenario] {
    guard let variant = options.variant else { return all }
    let named = all.filter { matches(variant.glob, $0.scenario.variant) }
    if !named.isEmpty { return named }
    let known = names(of: all.filter { $0.scenario.variant != nil })
    if known.isEmpty {
      throw CommandFailure(
        .invalid, "there is no variant '\(variant.word)': the scenario has neither 'vary' nor 'variant'")
    }
    let parts = known.flatMap { $0.split(separator: ",").map(String.init) }
    let near = nearestWord(to: variant.word, in: known + parts).map { ["did you mean '\($0)'?"] } ?? []
    throw CommandFailure(
      .invalid, "there is no variant '\(variant.word)'", notes: near + ["variants: \(list(known))"])
  }

  /// Throws `CommandFailure` (exit 2) where several runs of one scenario are left.
  static func requireOne(of scenarios: [LoadedScenario], _ verb: Verb) throws {
    for loaded in scenarios {
      let runs = scenarios.filter { $0.path == loaded.path }
      guard runs.count > 1 else { continue }
      let known = names(of: runs)
      throw CommandFailure(
        .invalid, "'\(verb.rawValue)' shows one run, and \(loaded.path) has \(runs.count)",
        notes: ["variants: \(list(known))", "choose one: --variant '\(known[known.count > 1 ? 1 : 0])'"])
    }
  }

  /// The name, one of its parts between commas, the label, or a pattern for any of them.
  private static func matches(_ glob: Glob, _ variant: ScenarioVariant?) -> Bool {
    guard let variant else { return glob.matches(ScenarioVariant.base) }
    return glob.matches(variant.name) || glob.matches(variant.label)
      || variant.name.split(separator: ",").contains { glob.matches(String($0)) }
  }

  private static func names(of scenarios: [LoadedScenario]) -> [String] {
    var names: [String] = []
    for loaded in scenarios {
      let name = loaded.scenario.variant?.name ?? ScenarioVariant.base
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(12).joined(separator: "  ") + (names.count > 12 ? "  and \(names.count - 12) more" : "")
  }
}
