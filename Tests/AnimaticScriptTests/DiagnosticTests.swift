import AnimaticScript
import Testing

private func messages(_ text: String) -> String {
  DiagnosticFormatter().format(ScenarioParser.parse(text, file: "a.scenario").diagnostics)
}

private func ids(_ bytes: [UInt8]) -> [String] {
  ScenarioParser.parse(bytes: bytes, file: "a.scenario").diagnostics.map(\.id)
}

@Suite struct DiagnosticTests {
  @Test func unknownWord() {
    #expect(
      messages("dvice \"iPhone 15\"") == """
        a.scenario:1:1: error: unknown statement 'dvice'
        dvice "iPhone 15"
        ^~~~~
        did you mean 'device'?

        """)
  }

  @Test func timeWithoutUnit() {
    #expect(
      messages("at 2 show inbox") == """
        a.scenario:1:4: error: the time '2' has no unit; write s, ms, m or f (frames) after it
        at 2 show inbox
           ^
           did you mean '2s'?

        """)
  }

  @Test func missingQuote() {
    #expect(
      messages("scenario \"Banner\nfps 60") == """
        a.scenario:1:10: error: this string is never closed; expected '"' before the end of the line
        scenario "Banner
                 ^

        """)
  }

  @Test func allErrorsOfAFile() {
    #expect(
      messages("dvice \"x\"\nat 2 shwo inbox\nexpect a at 1s is gon\nscenario \"open") == """
        a.scenario:1:1: error: unknown statement 'dvice'
        dvice "x"
        ^~~~~
        did you mean 'device'?
        a.scenario:2:4: error: the time '2' has no unit; write s, ms, m or f (frames) after it
        at 2 shwo inbox
           ^
           did you mean '2s'?
        a.scenario:2:6: error: unknown event 'shwo'; expected show, hide, tap, press, drag, swipe, set, mark …
        at 2 shwo inbox
             ^~~~
             did you mean 'show'?
        a.scenario:3:19: error: unknown state 'gon'; expected visible, gone, moving, still
        expect a at 1s is gon
                          ^~~
                          did you mean 'gone'?
        a.scenario:4:10: error: this string is never closed; expected '"' before the end of the line
        scenario "open
                 ^

        """)
  }

  @Test(arguments: [
    ("duration 1,5s", "decimal-comma", 10, "1.5s"), ("duration -1s", "negative-time", 10, ""),
    ("duration -1", "negative-time", 10, ""), ("duration 2 s", "time-without-unit", 10, "2s"),
    ("duration 5sec", "unknown-time-unit", 10, "5s"), ("duration 5S", "unknown-time-unit", 10, "5s"),
    ("duration 1m30", "time-without-unit", 10, "1m30s"), ("duration 1s1m", "time-units-order", 10, ""),
    ("duration 1000000000000s", "time-too-long", 10, ""),
    ("duration 99999999999999999999999s", "time-too-long", 10, ""),
    ("duration 99999999999f", "time-too-long", 10, ""), ("duration 1.5f", "frames-fraction", 10, ""),
    ("duration 1s3f", "frames-mixed", 10, ""), ("duration 0.0000000001s", "time-too-fine", 10, ""),
    ("duration .5s", "bad-number", 10, "0.5s"), ("duration 1.2.3s", "bad-number", 10, ""),
    ("duration \"2s\"", "expected", 10, ""), ("duration", "expected", 9, ""),
    ("duration ٣s", "expected", 10, ""), ("fps 60 70", "expected", 8, ""), ("at 1s", "expected", 6, ""),
    ("background #F00", "bad-colour", 12, "#FF0000"), ("scenario \"\\q\"", "bad-escape", 11, ""),
    ("scenario \"\\u{110000}\"", "bad-escape", 11, ""), ("scenario “x”", "wrong-quotes", 10, "\"x\""),
    ("scenario 'x'", "wrong-quotes", 10, "\"x\""), ("}", "stray-brace", 1, ""),
    ("variant \"a\" {", "missing-closing", 13, ""),
    ("variant \"a\" {\nvariant \"b\" {\n}\n}", "nested-variant", 1, ""),
    ("notice a = Banner(title: \"x\"", "missing-closing", 18, ""), ("notice a = Banner", "expected", 18, ""),
    ("notice a = Toast(\"x\", displayDuration: 1,5)", "decimal-comma", 40, "1.5"),
    ("show inbox", "expected", 1, ""), ("at 1s press a fr 2s", "expected", 15, "for"),
    ("every 1s form 1s to 2s show a", "expected", 10, "from"),
    ("expect a is gone", "unknown-expectation", 10, ""),
    ("expect a.x at 1s is 0,5", "decimal-comma", 21, "0.5"), ("timing exakt", "unknown-word", 8, "exact"),
    ("semantics iOS15", "unknown-word", 11, "iOS16"), ("semantics ios17", "unknown-word", 11, "iOS17"),
    ("semantic iOS17", "unknown-statement", 1, "semantics"), ("semantics", "expected", 10, ""),
    ("device \"x\" landscap", "unknown-word", 12, "landscape"), ("golden sometimes", "expected", 8, ""),
    ("device iPhone 15", "expected", 8, "\"iPhone 15\""),
    ("device iPhone 15 landscape", "expected", 8, "\"iPhone 15\""),
    ("at 0.5 sec show a", "time-without-unit", 4, "0.5s"), ("expect a at 1s gone", "expected", 16, "is gone"),
    ("let = 2", "expected", 5, ""), ("let a 2", "expected", 7, ""), ("$%&", "expected", 1, ""),
  ])
  func badScripts(text: String, id: String, column: Int, replacement: String) {
    let found = ScenarioParser.parse(text, file: "a.scenario").diagnostics
    #expect(found.count == 1, "\(DiagnosticFormatter().format(found))")
    #expect(found.first?.id == id)
    #expect(found.first?.range.column == column)
    #expect(found.first?.suggestion?.replacement ?? "" == replacement)
    #expect(found.first?.severity == .error)
  }

  @Test func limitIsPrinted() {
    #expect(messages("duration 1000000000000s").contains("the limit is 864000000s"))
  }

  @Test func openParenthesisDoesNotSwallowTheFile() {
    let parsed = ScenarioParser.parse("notice a = Banner(title: \"x\"\n\nfps 60\nduration 2", file: "a")
    #expect(parsed.diagnostics.map(\.id) == ["missing-closing", "time-without-unit"])
    #expect(parsed.syntax.statements.count == 3)
  }

  @Test func forgottenCommaIsOneMessage() {
    for text in [
      "notice a = Banner(title: \"x\" icon: \"y\")", "notice a = Banner(\n  title: \"x\"\n  icon: \"y\"\n)",
    ] {
      let parsed = ScenarioParser.parse(text + "\nfps 60", file: "a")
      #expect(
        parsed.diagnostics.map(\.id) == ["expected"], "\(DiagnosticFormatter().format(parsed.diagnostics))")
      #expect(parsed.syntax.statements.count == 2)
    }
  }

  @Test func quotedWordsAreCut() {
    #expect(
      ScenarioParser.parse(String(repeating: "w", count: 9000), file: "a").diagnostics[0].message.count < 420)
  }

  @Test func timesOfTheCommandLine() {
    #expect(TimeLiteral.parse("1.5s") == .success(.nanoseconds(1_500_000_000)))
    #expect(TimeLiteral.parse("12f") == .success(.frames(12)))
    for (text, suggestion) in [
      ("2", "2s"), ("5sec", "5s"), ("", nil), ("-1s", nil), ("1,5s", nil), ("3x4", nil),
    ] {
      guard case .failure(let problem) = TimeLiteral.parse(text) else {
        Issue.record("\(text) is no time")
        continue
      }
      #expect(problem.suggestion == suggestion && !problem.message.isEmpty)
    }
  }

  @Test func caretStandsUnderTabsWideCharactersAndClusters() {
    #expect(messages("fps\t60\t70").contains("fps\t60\t70\n   \t  \t^~\n"))
    // Two wide characters before the place: columns count characters, the caret counts cells.
    #expect(messages("scenario \"日本\" x").contains("a.scenario:1:15: "))
    #expect(messages("scenario \"日本\" x").contains("\n" + String(repeating: " ", count: 16) + "^\n"))
    #expect(messages("scenario \"👨‍👩‍👧\" x").contains("a.scenario:1:14: "))
  }

  @Test func controlCharactersNeverReachTheTerminal() {
    let text = messages("fps 60 \u{1B}[2J\u{202E}x")
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
  }

  @Test func longLinesAreCutAroundTheCaret() {
    let text = messages("scenario \"" + String(repeating: "a", count: 4000) + "\" fps")
    for line in text.split(separator: "\n") { #expect(line.count < 220) }
    #expect(text.contains("…"))
  }

  @Test func dressIsOnlyColour() {
    let found = ScenarioParser.parse("dvice 2", file: "a").diagnostics
    var ansi = DiagnosticFormatter(dress: .ansi).format(found)
    #expect(ansi.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    for code in ["1;31", "1;32", "1", "32", "0"] {
      ansi = ansi.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false).joined()
    }
    #expect(ansi == DiagnosticFormatter().format(found))
  }

  @Test func brokenBytes() {
    #expect(ids([0x66, 0x70, 0x73, 0x20, 0x36, 0x30, 0x20, 0x23, 0xFF]) == ["invalid-utf8"])
    #expect(ids(Array("fps 60 \u{0}".utf8)) == ["expected"])
    #expect(ids([]) == [])
  }

  @Test func absurdSizesEndInOneMessage() {
    let parentheses = "let a = " + String(repeating: "(", count: 9_000)
    #expect(ids(Array(parentheses.utf8)).first == "nested-too-deeply")
    #expect(ids(Array(String(repeating: "x", count: 10_000_000).utf8)) == ["line-too-long"])
    let variants = ids(Array(String(repeating: "variant \"a\" {\n", count: 5_000).utf8))
    #expect(variants.last == "too-many-errors" || variants.contains("nested-too-deeply"))
    let junk = ids(Array(String(repeating: "zzz\n", count: 50_000).utf8))
    #expect(junk.count == 201 && junk.last == "too-many-errors")
    #expect(
      ids(Array(("let a = .b" + String(repeating: ".c()", count: 3_000)).utf8)).first == "nested-too-deeply")
  }
}
