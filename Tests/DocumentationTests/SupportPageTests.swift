import Foundation
import Testing

@Suite struct SupportPageTests {
  @Test func thePageSaysWhatTheSourcesSay() throws {
    let page = try SupportPage(root: Tool.root).text
    let file = Tool.root.appendingPathComponent("docs/swiftui-support.md")
    if ProcessInfo.processInfo.environment["ANIMATIC_WRITE_DOCS"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    let differing = Set(page.components(separatedBy: "\n")).symmetricDifference(
      written.components(separatedBy: "\n"))
    #expect(
      page == written,
      "ANIMATIC_WRITE_DOCS=1 swift test --filter SupportPage writes it anew; lines that differ: \(differing.sorted())"
    )
  }

  @Test func everyNoteIsAboutAWordThatIsThere() throws {
    let page = try SupportPage(root: Tool.root).text
    for word in SupportPage.partly.keys.sorted() {
      #expect(page.contains("| `\(word)` | partly"), "\(word)")
    }
  }
}
