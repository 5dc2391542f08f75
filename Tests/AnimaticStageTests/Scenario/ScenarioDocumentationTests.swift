import AnimaticScript
import AnimaticStage
import Foundation
import Testing

@Suite struct ScenarioDocumentationTests {
  @Test func everyExampleOfTheLanguagePageResolves() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/scenario-language.md"), encoding: .utf8)
    let examples = page.components(separatedBy: "```scenario\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(examples.count >= 10)
    for example in examples {
      // A fragment leaves the stage out; what is missing of it is not what is tested. Included files are.
      let whole =
        example.contains("\nduration") || example.hasPrefix("duration") ? example : example + "\nduration 10s"
      let staged = whole.contains("canvas") || whole.contains("device") ? whole : whole + "\ncanvas 393x200"
      let ids = Set(Scenario.parse(text: staged, file: "docs").diagnostics.map(\.id))
      let allowed: Set<String> =
        example.contains("include") || example.contains("view \"") ? ["file-unreadable"] : []
      #expect(ids == allowed, "\(example)\(ids)")
    }
  }
}
