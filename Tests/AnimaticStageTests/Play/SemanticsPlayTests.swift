import AnimaticDrawing
import AnimaticStage
import AnimaticTime
import AnimaticUI
import Testing

/// `semantics` in a scenario, as its values and pictures show it.
@Suite struct SemanticsPlayTests {
  private func stage(_ semantics: String, at seconds: Double) throws -> Stage {
    let text = """
      scenario "s"
      canvas 393x200
      duration 3s
      \(semantics)
      notice a = Banner(backgroundColor: .red)
      notice t = Toast("Toast", displayDuration: 2)
      at 0s show a
      at 0s show t
      """
    let result = Scenario.parse(text: text, file: "s.scenario")
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    let stage = try Stage(try #require(result.scenario), measurer: PlainMeasurer())
    try stage.advance(to: Instant(seconds: seconds))
    return stage
  }

  private func visit(_ items: [DisplayItem], _ look: (DisplayItem) -> Void) {
    for item in items {
      look(item)
      if case .group(let group) = item { visit(group.content.items, look) }
    }
  }

  private func corners(_ stage: Stage) -> Set<CornerStyle> {
    var found: Set<CornerStyle> = []
    visit(stage.displayList().items) {
      if case .group(let group) = $0, case .roundedRectangle(_, _, let style)? = group.clip {
        found.insert(style)
      }
    }
    return found
  }

  private func reds(_ stage: Stage) -> Set<[Int]> {
    var found: Set<[Int]> = []
    visit(stage.displayList().items) {
      if case .fill(_, .color(let color)) = $0, color.red > 0.99, color.green < 0.5 {
        found.insert([color.green, color.blue].map { Int(($0 * 255).rounded()) })
      }
    }
    return found
  }

  @Test func `corners and colours follow`() throws {
    #expect(corners(try stage("semantics iOS16", at: 1)) == [.circular])
    #expect(corners(try stage("semantics iOS17", at: 1)) == [.continuous])
    #expect(corners(try stage("", at: 1)) == [.continuous])
    #expect(reds(try stage("semantics iOS16", at: 1)) == [[59, 48]])
    #expect(reds(try stage("semantics iOS18", at: 1)) == [[59, 48]])
    #expect(reds(try stage("semantics iOS26", at: 1)) == [[56, 60]])
  }

  @Test func `a word that is near is offered`() {
    let result = Scenario.parse(text: "canvas 10x10\nduration 1s\nsemantics iOS27", file: "s.scenario")
    #expect(result.diagnostics.map(\.id) == ["unknown-word"])
    #expect(result.diagnostics.first?.suggestion?.replacement == "iOS17")
  }
}
