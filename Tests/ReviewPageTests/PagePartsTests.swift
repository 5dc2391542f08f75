import AnimaticGolden
import Testing

@testable import AnimaticReview

/// The small pieces of a page, without a browser.
@Suite struct PagePartsTests {
  @Test func runsJoinEqualNeighbours() {
    var runs = PageRuns<Int?>(start: 10)
    runs.append(1)
    runs.append(1, count: 3)
    runs.append(nil, count: 0)
    runs.append(nil, count: -5)
    runs.append(nil, count: 2)
    runs.append(1)
    #expect(runs.runs.map(\.first) == [10, 14, 16])
    #expect(runs.runs.map(\.last) == [13, 15, 16])
    #expect(runs == PageRuns(start: 10, [1, 1, 1, 1, nil, nil, 1]))
  }

  /// What is written is JSON, holds no character that could end a script or a line, and reads back as it was.
  @Test(arguments: [
    "plain", "</script><!--", "a\"b\\c", "line\nfeed\r\ttab\u{0}\u{1F}\u{7F}\u{85}", "\u{2028}\u{2029}",
    "שלום\u{202E}🎈",
    "]]> \u{FEFF}\u{FFFF}",
  ])
  func textsSurviveAsData(text: String) throws {
    let value = OrderedJSON.object([
      .init(text, .array([.string(text), .object([.init("k", .string(text))])])), .init("n", .number(-0.5)),
    ])
    let bytes = PageDataFile.bytes(value)
    let script = String(decoding: bytes, as: UTF8.self)
    #expect(!script.contains("<"))
    for scalar in script.unicodeScalars where scalar != "\n" {
      #expect(
        scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
          && !(0x2028...0x2029).contains(scalar.value))
    }
    #expect(PageDataFile.json(of: bytes) == value)
  }

  @Test func otherFilesAreNoData() {
    #expect(PageDataFile.json(of: []) == nil)
    #expect(PageDataFile.json(of: Array("animaticData(\n{}\n".utf8)) == nil)
    #expect(PageDataFile.json(of: Array("animaticData(\n{]\n);\n".utf8)) == nil)
    #expect(ReviewPage.entries(of: "/nowhere/at/all").isEmpty)
  }

  @Test func thePageItselfHoldsNoMarkupOfItsTitle() {
    let page = PageDocument(title: "</title><script>1</script>\"'&\n", folder: "a b#?%\"<é>_files").text
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;1&lt;/script&gt;&quot;&#39;&amp; </title>"))
    #expect(page.contains("src=\"a%20b%23%3F%25%22%3C%C3%A9%3E_files/_page/app.js\""))
    #expect(!page.contains("<script>"))
    #expect(PageDocument(title: "x", folder: "").text.contains("src=\"_page/app.js\" data-folder=\"\""))
  }

  @Test(arguments: [
    ("/x/app/a.scenario:3", "a.scenario:3"), ("/x/b/a.scenario", "../b/a.scenario"), ("/x/app", "."),
    ("scenarios/a", "scenarios/a"), ("", ""), ("/other", "../../other"),
  ])
  func pathsAreSeenFromHere(path: String, seen: String) {
    #expect(PagePath.text(path, from: "/x/app") == seen)
  }
}
