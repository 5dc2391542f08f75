import AnimaticStage
import AnimaticTime
import Testing

/// Under `timing exact` a motion is a function of time: which frames are taken, and whether any, changes no value.
@Suite struct FrameRateTests {
  /// A banner and a toast that are interrupted: shown again while they leave, hidden while they come.
  private static func scenario(fps: Int) throws -> Scenario {
    let text = """
      scenario "interrupted"
      device "iPhone 15"
      fps \(fps)
      duration 6s

      notice banner = Banner()
      notice toast = Toast("Saved", displayDuration: 1.5, transition: .move(edge: .bottom))

      at 0.1s   show banner
      at 0.233s tap banner
      at 0.31s  show banner
      at 0.4s   show toast
      at 0.55s  hide toast
      at 1.017s show toast
      at 2.05s  hide banner
      at 2.111s show banner
      """
    let result = Scenario.parse(text: text, file: "test.scenario")
    return try #require(result.scenario, "\(result.diagnostics)")
  }

  /// Every presented value at shared instants, with all frames of the rate visited in between.
  private static func values(fps: Int) throws -> [[PropertyValue]] {
    let scenario = try scenario(fps: fps)
    let wanted = Set(
      (0..<120).map { Instant.frame($0, fps: 24) } + (0..<70).map { Instant.frame($0, fps: 13) })
    let frames = (0..<6 * fps).map { Instant.frame($0, fps: fps) }
    var result: [[PropertyValue]] = []
    _ = try ScenarioRun(scenario).play(at: wanted.union(frames).sorted(), measurer: PlainMeasurer()) {
      instant, stage in
      _ = stage.displayList()
      if wanted.contains(instant) { result.append(stage.values()) }
    }
    return result
  }

  @Test func valuesAreTheSameAtEveryFrameRate() throws {
    let sixty = try Self.values(fps: 60)
    let moving = sixty.flatMap { $0 }.filter { $0.property == "offset.y" }
    #expect(Set(moving.map { "\($0.value)" }).count > 20, "the scenario moves")
    for fps in [24, 120, 1] {
      let other = try Self.values(fps: fps)
      #expect(other == sixty, "\(fps) frames a second")
    }
  }
}
