import AnimaticScript
import Testing

/// The trees of a text that must be free of problems.
private func trees(_ text: String) -> [String] {
  let parsed = ScenarioParser.parse(text, file: "t.scenario")
  #expect(parsed.diagnostics.isEmpty, "\(DiagnosticFormatter().format(parsed.diagnostics))")
  return parsed.syntax.statements.map { outline($0) }
}

private func tree(_ text: String) -> String { trees(text).joined(separator: "\n") }

@Suite struct ParserTests {
  @Test func everyStatementGivesItsTree() {
    let all = trees(everything)
    #expect(all.count == 68)
    #expect(all[0] == #"(scenario (string "Everything"))"#)
    #expect(all[1] == #"(device (string "iPhone 15") "landscape")"#)
    #expect(all[2] == "(canvas (size 393.0 200.0))")
    #expect(all[8] == #"(environment (locale "zh-Hans"))"#)
    #expect(all[10] == "(duration (time (nanoseconds 90000000000)))")
    #expect(all[12] == #"(semantics "iOS17")"#)
    #expect(all[15] == "(background (gradient (hexColor 17 34 51 255) (hexColor 68 85 102 119)))")
    #expect(all[25] == #"(view (expression "ContentView(model: .init([1, 2]) { $0 })"))"#)
    #expect(
      all[28]
        == #"(variant (string "slow") [(fps (number 30.0)) (at (time (nanoseconds 1000000000)) (show (name "inbox")))])"#
    )
    #expect(all[29] == #"(at (time (nanoseconds 500000000)) (show (name "inbox")))"#)
    #expect(all[30] == #"(at (time (frames 30)) (hide (name "inbox")))"#)
    #expect(
      all.contains(
        #"(expect (workItem (number 1.0) (name "inbox") "cancelled" (time (nanoseconds 1700000000))))"#))
    #expect(all.last == #"(allow "stale-hide" (name "inbox") (string "as written"))"#)
  }

  @Test(arguments: [
    ("0.5s", "nanoseconds 500000000"), ("500ms", "nanoseconds 500000000"), ("30f", "frames 30"),
    ("1m30s", "nanoseconds 90000000000"), ("1m30s250ms", "nanoseconds 90250000000"),
    ("0.001s", "nanoseconds 1000000"), ("0.000000001s", "nanoseconds 1"), ("1.5m", "nanoseconds 90000000000"),
    ("0s", "nanoseconds 0"), ("0.1s", "nanoseconds 100000000"), ("2147484s", "nanoseconds 2147484000000000"),
    ("864000000s", "nanoseconds 864000000000000000"), ("1.50000000000000s", "nanoseconds 1500000000"),
  ])
  func timesAreExact(text: String, value: String) {
    #expect(tree("duration \(text)") == "(duration (time (\(value))))")
  }

  @Test func timesPrintAsTheyParse() {
    for text in ["0.5s", "30f", "90s", "0.000000001s", "1.25s", "864000000s", "0s"] {
      guard
        case .duration(let value)? = ScenarioParser.parse("duration \(text)", file: "t").syntax.statements
          .first?.kind,
        case .time(let time) = value.kind
      else {
        Issue.record("no time in \(text)")
        continue
      }
      #expect(time.description == text)
    }
  }

  @Test func hashIsACommentUnlessAValueIsDue() {
    #expect(tree("fps 60 #comment") == "(fps (number 60.0))")
    #expect(tree("at 1s tap a #FF0000") == #"(at (time (nanoseconds 1000000000)) (tap (name "a")))"#)
    #expect(tree("background gradient .red.opacity(1) #00FF00 # two").hasSuffix("(hexColor 0 255 0 255)))"))
    #expect(tree("background #FF0000#x") == "(background (color (hexColor 255 0 0 255)))")
    #expect(tree("#fps 60").isEmpty)
    #expect(tree("# don't “mind” the \u{0} rest").isEmpty)
  }

  @Test func stringsHoldEscapes() {
    #expect(tree(#"scenario "a\"b\\c\nd\u{1F600}""#) == "(scenario (string \"a\"b\\c\nd😀\"))")
  }

  @Test func lineEndsAndByteOrderMarkDoNotMatter() {
    let plain = tree("fps 60\nduration 2s\n")
    #expect(tree("\u{FEFF}fps 60\r\nduration 2s\r\n") == plain)
    #expect(tree("fps 60\rduration 2s") == plain)
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("fps 60".utf8)
    #expect(ScenarioParser.parse(bytes: bytes, file: "t").syntax.statements[0].range.column == 1)
  }

  @Test func argumentListsRunOverLines() {
    #expect(
      tree("notice a = Toast(\n  \"x\",\n  displayDuration: none\n)\nfps 60")
        == "(notice \"a\" (call (name \"Toast\") [nil (string \"x\") \"displayDuration\" none]))\n(fps (number 60.0))"
    )
  }

  @Test func noticesMayBeNamedLikeWords() {
    #expect(tree("expect order.opacity at 1s is 1").contains(#"(name "order") "opacity""#))
    #expect(tree("at 1s show show").contains(#"(show (name "show"))"#))
  }

  @Test func nearestWords() {
    #expect(nearestWord(to: "dvice", in: ["device", "duration"]) == "device")
    #expect(nearestWord(to: "IPHONE 15", in: ["iPhone 14", "iPhone 15"]) == "iPhone 15")
    #expect(nearestWord(to: "hsow", in: ["hide", "show"]) == "show")
    #expect(nearestWord(to: "zebra", in: ["show", "hide"]) == nil)
    #expect(nearestWord(to: "", in: ["a"]) == nil)
    #expect(nearestWord(to: String(repeating: "x", count: 100_000), in: ["show"]) == nil)
  }
}
