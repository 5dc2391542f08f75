import AnimaticDrawing
import AnimaticTime
import AnimaticUI

/// Answers why something looks as it does at an instant, by playing the scenario.
public struct ScenarioExplanation {
  public let scenario: Scenario
  private let view: (() -> AnyView)?

  public init(_ scenario: Scenario) { self.init(scenario, showing: nil) }

  /// The same with a view in place of the one that the scenario names.
  package init(_ scenario: Scenario, showing view: (() -> AnyView)?) {
    self.scenario = scenario
    self.view = view
  }

  /// One explanation for each of `instants` (in this order) and address; without an address, all notices and, of a
  /// user's view, all that has come since the beginning. The play goes on to its end, so that it is known what
  /// becomes of waiting work. Looking changes nothing.
  ///
  /// - Throws: `StageError`.
  public func explain(
    at instants: [Instant], of address: ScenarioAddress? = nil, measurer: TextMeasurer
  ) throws -> [Explanation] {
    let stage = try Stage(scenario, measurer: measurer, showing: view)
    var found: [(explanation: Explanation, works: [StageCore.WorkLog])] = []
    for instant in instants.sorted() {
      try stage.advance(to: instant)
      found += stage.explanations(of: address)
    }
    try stage.advance(to: Instant.zero + scenario.duration)
    let outcomes = stage.outcomes()
    return found.map { explanation, works in
      var explanation = explanation
      for (index, work) in works.enumerated() {
        explanation.pending[index].outcome = outcomes.sentence(for: work)
      }
      return explanation
    }
  }
}
