import AnimaticScript
import Testing

private func format(_ text: String) -> String? { ScenarioFormatter.format(text, file: "f.scenario").text }
private func meaning(_ text: String) -> String {
  outline(ScenarioParser.parse(text, file: "f.scenario").syntax)
}

@Suite struct FormatterTests {
  @Test func layout() {
    #expect(
      format(
        """


        scenario   "A"#x
        device "iPhone 15"   # the phone
          text size large


        fps 60
        notice a=Banner( title :"x",backgroundColor:.red )
        at 0.5s show a
        # between
        at 10.25s  tap(10,20)
        variant "v"{ # comment
        fps 30
          at 1s show a }


        """) == """
          scenario "A"  #x
          device    "iPhone 15"  # the phone
          text size large

          fps 60
          notice a = Banner(title: "x", backgroundColor: .red)
          at 0.5s   show a
          # between
          at 10.25s tap (10, 20)
          variant "v" {  # comment
            fps 30
            at 1s show a
          }

          """)
  }

  @Test func longListsBreakAndShortOnesJoin() {
    #expect(
      format("notice a = Toast(\n\"x\",\n\n displayDuration:\n2\n)")
        == "notice a = Toast(\"x\", displayDuration: 2)\n")
    let long = String(repeating: "y", count: 100)
    #expect(
      format("notice a = Toast(\"\(long)\", displayDuration: 2)")
        == "notice a = Toast(\n  \"\(long)\",\n  displayDuration: 2\n)\n")
  }

  @Test func commentsInsideListsStay() {
    let text = "notice a = Toast(  # why\n  \"x\", # text\n  # alone\n  displayDuration: 2)"
    let formatted = format(text)
    for comment in ["# why", "# text", "# alone"] { #expect(formatted?.contains(comment) == true) }
    #expect(meaning(formatted ?? "") == meaning(text))
    #expect(format(formatted ?? "") == formatted)
  }

  @Test func errorsAreNotFormatted() {
    let result = ScenarioFormatter.format("fps", file: "f")
    #expect(result.text == nil && result.diagnostics.hasErrors)
  }

  @Test func everythingKeepsItsMeaning() {
    let formatted = format(everything)
    #expect(formatted != nil)
    #expect(meaning(formatted ?? "") == meaning(everything))
    #expect(format(formatted ?? "") == formatted)
    #expect(
      format(everything.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
        == formatted)
    #expect(format("") == "")
  }
}
