import AnimaticScript
import Foundation
import Testing

@Suite struct DocumentationTests {
  /// The fenced examples of the page on the language.
  private func examples() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/scenario-language.md"), encoding: .utf8)
    return page.components(separatedBy: "```scenario\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test func everyExampleParsesAndKeepsItsMeaningWhenFormatted() throws {
    let examples = try examples()
    #expect(examples.count >= 10)
    for example in examples {
      let parsed = ScenarioParser.parse(example, file: "docs")
      #expect(parsed.diagnostics.isEmpty, "\(DiagnosticFormatter().format(parsed.diagnostics))")
      let formatted = try #require(ScenarioFormatter.format(example, file: "docs").text)
      #expect(outline(ScenarioParser.parse(formatted, file: "docs").syntax) == outline(parsed.syntax))
      #expect(ScenarioFormatter.format(formatted, file: "docs").text == formatted)
    }
  }
}
