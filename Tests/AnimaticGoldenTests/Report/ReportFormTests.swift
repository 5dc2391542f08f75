import AnimaticExport
import Foundation
import Testing

@testable import AnimaticGolden

/// The forms of a report: what is written can be read, and foreign text stays text.
@Suite struct ReportFormTests {
  private static let nasty =
    "a|b `c` <img src=x onerror=y> &amp; \"q\" 'p' %0A::error\r\n\u{1}\u{7F}\u{FFFF} ]]> @me #1 日本 *x*"

  private func report(_ text: String) -> GoldenReport {
    var result = GoldenResult(name: "banner@fps=30", state: .motionChanged, fps: 30)
    (result.framesCompared, result.framesDifferent, result.differingFrames) = (90, 7, [3...8, 12...12])
    result.firstDifference = Millionths(0.1)
    result.motion = [
      MotionFinding(
        name: text, property: "offset.y", words: text, frames: 3...8, time: Millionths(0.1),
        example: .init(time: Millionths(0.2), expected: "1", found: text)),
      MotionFinding(words: "plays 2 s, was 3 s"),
    ]
    result.drawing = [
      FrameDifference(
        frame: 3, time: Millionths(0.1), file: "0100ms.png",
        pixels: .init(
          beyond: 5, total: 1000, box: PixelBox(x: 1, y: 2, width: 3, height: 4), largestDelta: 9,
          largestDistance: 0.25), size: "10x100", recordedSize: "10x100", scale: 2, elements: [text]),
      FrameDifference(
        frame: 4, time: Millionths(0.133333), file: "0100ms.png", pixels: nil, size: "1x1",
        recordedSize: "2x2"),
    ]
    result.notes = [text]
    var orphan = GoldenResult(name: "golden/" + text, state: .orphan)
    orphan.notes = ["no scenario asks for it"]
    return GoldenReport(
      entries: [
        .init(
          result,
          expectations: [
            .init(line: 3, passed: false, message: text), .init(line: 4, passed: true, message: ""),
          ],
          source: .init(
            title: text, variant: text, file: "s/\(text).scenario", line: 2, frames: 90, width: 393,
            height: 852.5,
            scale: 2),
          tolerance: GoldenTolerance(distance: 0.02, pixels: 5, reason: text),
          golden: GoldenStamp(timeline: "0123456789abcdef", frames: "fedcba9876543210"),
          actual: GoldenStamp(timeline: [1], frames: []),
          pictures: .init(
            frame: 3, time: Millionths(0.1), expected: "banner@fps=30/expected.png",
            actual: "banner@fps=30/actual.png", difference: nil)),
        .init(orphan), .init(GoldenResult(name: "ok", state: .passed)),
      ], tool: "animatic 1", command: text, golden: text, part: .init(index: 2, count: 3))
  }

  @Test(arguments: ["plain", Self.nasty, "", "\"\\\"", "\u{2028}\u{0}"])
  func whatIsWrittenIsRead(_ text: String) throws {
    let report = report(text)
    #expect(try GoldenReport(json: OrderedJSON(parsing: report.json.text)) == report)
  }

  @Test func laterVersionsAndOtherFilesAreNoReports() {
    let text = report("x").json.text
    let wrong = [
      "", "[]", "{}", "{\"format\": \"animatic-report\"}",
      text.replacing("\"version\": 1", with: "\"version\": 2"),
      text.replacing("\"motion changed\"", with: "\"odd\""),
      text.replacing("\"fps\": 30", with: "\"fps\": \"x\""),
      text.replacing("[\n          3,\n          8\n        ]", with: "[8, 3]"), String(text.dropLast(9)),
      text.replacing("banner@fps=30\",\n      \"state", with: "../x\",\n      \"state"),
    ]
    for text in wrong {
      #expect(throws: JSONError.self, "\(text.prefix(80))") {
        try GoldenReport(json: OrderedJSON(parsing: text))
      }
    }
  }

  @Test func json() throws {
    #expect(
      try OrderedJSON(parsing: " {\"a\":[1,-2.5,1e2,true,null,\"\\u00e9\\ud83d\\ude00\\n\"],\"b\":{}} ")
        == .object([
          .init(
            "a", .array([.integer(1), .number(-2.5), .number(100), .bool(true), .null, .string("é😀\n")])),
          .init("b", .object([])),
        ]))
    for text in [
      "{", "[1,]", "{\"a\"}", "{a:1}", "\"x", "\"\\q\"", "\"\\u12\"", "01x", "+1", "nul", "1 2", "\"\n\"",
      "--1", "\"\\ud83d\\u0041\"",
      String(repeating: "[", count: 100),
    ] {
      #expect(throws: JSONError.self, "\(text.prefix(20))") { try OrderedJSON(parsing: text) }
    }
    // Half a pair is no character, and no reason to stop.
    #expect(try OrderedJSON(parsing: "\"\\ud83d\"") == .string("\u{FFFD}"))
  }

  /// Any bytes end in a value or an error.
  @Test func jsonOfAnyBytes() {
    let text = Array(report(Self.nasty).json.text.utf8)
    for cut in stride(from: 0, to: text.count, by: 7) {
      _ = try? OrderedJSON(parsing: String(decoding: text[..<cut], as: UTF8.self))
      var other = text
      other[cut] = UInt8(truncatingIfNeeded: cut &* 31)
      _ = try? GoldenReport(json: OrderedJSON(parsing: String(decoding: other, as: UTF8.self)))
    }
  }

  @Test func junitIsGoodXML() throws {
    final class Reader: NSObject {}
    let text = report(Self.nasty).junit
    // No raw sign of the foreign text is left, and no character that XML can not hold.
    #expect(!text.contains("<img"))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(!text.unicodeScalars.contains("\u{FFFF}"))
    #expect(text.contains("tests=\"3\" failures=\"2\" errors=\"0\""))
    #expect(text.contains("]]&gt;"))
    let opened = text.components(separatedBy: "<testcase").count
    #expect(opened == 4)
    #expect(text.components(separatedBy: "</failure>").count == 3)
    var unreadable = GoldenReport(entries: [.init(GoldenResult(name: "x", state: .unreadable))])
    unreadable.entries[0].result.notes = ["it is broken"]
    #expect(
      unreadable.junit.contains("<error message=\"it is broken\" type=\"unreadable\">it is broken</error>"))
  }

  @Test func annotationsAreOneLineEach() {
    let text = report(Self.nasty).annotations
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=") && $0.components(separatedBy: "::").count >= 3 })
    #expect(!text.contains("\r"))
    #expect(GoldenReport.property("a:b,c%") == "a%3Ab%2Cc%25")
    #expect(GoldenReport.data("a:b,c%\n") == "a:b,c%25%0A")
  }

  @Test func markdownKeepsTextAsText() {
    let text = report(Self.nasty).markdown(root: "../my report/")
    #expect(!text.contains("<img src=x"))
    #expect(!text.contains("@me"))
    #expect(text.contains("\\`c\\`"))
    // The table has its columns whatever stands in them: a header, a rule and a row for each failure.
    let rows = text.split(separator: "\n").prefix { !$0.hasPrefix("<details>") }.filter { $0.hasPrefix("|") }
    #expect(rows.count == 4)
    for row in rows {
      let bars = row.replacing("\\\\", with: "").replacing("\\|", with: "").filter { $0 == "|" }.count
      #expect(bars == 5, "\(row)")
    }
    #expect(text.contains("src=\"../my%20report/banner%40fps%3D30/expected.png\""))
    #expect(text.contains("This is shard 2 of 3."))
    #expect(
      GoldenReport(entries: [.init(GoldenResult(name: "a", state: .passed))]).markdown(root: "")
        == "### Animatic: 1 scenario as recorded\n")
    #expect(MarkdownText.code("a `b` c") == "`` a `b` c ``")
    #expect(MarkdownText.escaped("banner@fps=30 (a) @you") == "banner@fps=30 (a) @\u{2060}you")
  }

  @Test func shardsAreCounted() throws {
    func shard(_ index: Int, _ count: Int, _ names: [String]) -> GoldenReport {
      GoldenReport(
        entries: names.map { .init(GoldenResult(name: $0, state: .passed)) },
        part: .init(index: index, count: count))
    }
    func merge(_ reports: GoldenReport...) throws -> [String] {
      try GoldenReport.merge(reports, names: reports.indices.map { "r\($0)" }).entries.map(\.result.name)
    }
    #expect(try merge(shard(2, 2, ["b", "d"]), shard(1, 2, ["a", "c", "e"])) == ["a", "b", "c", "d", "e"])
    func reason(_ reports: GoldenReport...) -> String {
      do {
        _ = try GoldenReport.merge(reports, names: reports.indices.map { "r\($0)" })
        return "merged"
      } catch {
        return "\(error)"
      }
    }
    #expect(reason(shard(1, 4, []), shard(3, 4, [])) == "shards 2, 4 of 4 are missing")
    #expect(reason(shard(1, 2, []), shard(1, 2, [])) == "r0 and r1 are both shard 1 of 2")
    #expect(reason(shard(1, 2, []), shard(2, 3, [])) == "r0 is one of 2 shards, r1 one of 3")
    #expect(reason(shard(1, 2, ["a"]), shard(2, 2, ["a"])) == "r0 and r1 both have the scenario a")
    #expect(reason(shard(1, 1, []), GoldenReport()) == "r1 is the report of a whole call, no shard")
    var other = shard(2, 2, [])
    other.golden = "else"
    #expect(reason(shard(1, 2, []), other) == "r0 compares with golden, r1 with else")
  }
}
