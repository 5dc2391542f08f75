import AnimaticStage
import AnimaticUI
import Testing

/// Plays scenario text, with or without a view of the test's own, and says what the lint finds.
enum HazardPlay {
  static func run(_ events: String, showing view: (() -> AnyView)? = nil) throws -> ScenarioRun.Result {
    let text = "scenario \"test\"\ncanvas 300x300\nduration 10s\nfps 60\n" + events
    let result = Scenario.parse(text: text, file: "test.scenario")
    #expect(result.diagnostics.filter { $0.severity == .error }.isEmpty, "\(result.diagnostics)")
    return try ScenarioRun(try #require(result.scenario), showing: view).play(
      at: [], measurer: PlainMeasurer(), findingHazards: true)
  }

  static func hazards(_ events: String, showing view: (() -> AnyView)? = nil) throws -> [Hazard] {
    try run(events, showing: view).hazards
  }

  static func kinds(_ events: String, showing view: (() -> AnyView)? = nil) throws -> [HazardKind] {
    try hazards(events, showing: view).map(\.kind)
  }
}
