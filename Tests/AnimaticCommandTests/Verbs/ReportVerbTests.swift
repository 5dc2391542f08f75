import Foundation
import Testing

@testable import AnimaticGolden
@testable import animatic

/// What `verify` leaves, and what `accept`, `prune` and `merge-reports` make of it.
@Suite struct ReportVerbTests {
  let folder = TemporaryFolder()

  init() throws {
    try folder.write("", to: "animatic.conf")
    for name in ["One", "Two", "Three"] { try write(name) }
  }

  private func write(_ name: String, at time: String = "0.5s", more: String = "") throws {
    try folder.write(
      """
      scenario "\(name)"
      canvas 120x80
      scale 1
      duration 1s
      notice saved = Toast("\(name)", displayDuration: 0.2)
      at \(time) show saved
      \(more)
      """, to: "s/\(name.lowercased()).scenario")
  }

  private func run(_ words: String...) throws -> CommandRun { try CommandRun(words: words, in: folder.path) }

  private func tree(_ prefix: String) -> [String: Data] {
    Dictionary(
      uniqueKeysWithValues: folder.files.filter { $0.hasPrefix(prefix) }.map { ($0, try! folder.bytes($0)) })
  }

  @Test func aPassingRunLeavesItsReportToo() throws {
    _ = try run("record", "s")
    let verdict = try run("verify", "s")
    #expect(verdict.code == 0)
    let report = try GoldenReport(folder: folder.path + "/report")
    #expect(report.passed)
    #expect(report.entries.map(\.result.name) == ["one", "three", "two"])
    #expect(report.command == "animatic verify s")
    // What would be recorded now is what is recorded.
    for name in ["one", "two", "three"] {
      let golden = tree("golden/\(name)/").map { ($0.key.dropFirst("golden/\(name)/".count), $0.value) }
      let actual = tree("report/\(name)/actual/").map {
        ($0.key.dropFirst("report/\(name)/actual/".count), $0.value)
      }
      #expect(golden.count > 3)
      #expect(Dictionary(uniqueKeysWithValues: golden) == Dictionary(uniqueKeysWithValues: actual))
    }
    // A second run gives the same folder, byte for byte.
    let first = tree("report/")
    _ = try run("verify", "s")
    #expect(tree("report/") == first)
    #expect(folder.files.allSatisfy { !$0.contains(".partial") })
  }

  @Test func anEmptySelectionIsAnError() throws {
    for words in [["--filter", "nothing"], ["--shard", "5/5"], ["--variant", "slow"]] {
      let verdict = try CommandRun(words: ["verify", "s"] + words, in: folder.path)
      #expect(verdict.code == 2)
      #expect(verdict.output == "")
    }
    try FileManager.default.createDirectory(atPath: folder.path + "/empty", withIntermediateDirectories: true)
    #expect(try run("verify", "empty").code == 2)
    #expect(!folder.exists("report"))
  }

  @Test func theReportsPlace() throws {
    _ = try run("verify", "s", "--report", "out/r")
    #expect(folder.exists("out/r/report.json"))
    #expect(!folder.exists("report"))
    try folder.write("report = verdict\n", to: "animatic.conf")
    _ = try run("verify", "s")
    #expect(folder.exists("verdict/report.json"))
    #expect(!folder.exists("report"))
  }

  @Test func foreignFoldersAreRefusedAndForeignFilesStay() throws {
    try folder.write("mine", to: "report/thesis.tex")
    let refused = try run("verify", "s")
    #expect(refused.code == 2)
    #expect(
      refused.error == """
        error: report is not a report of animatic, and is left as it is
               name another folder: --report DIR, or report = DIR in animatic.conf

        """)
    #expect(try folder.read("report/thesis.tex") == "mine")
    _ = try run("verify", "s", "--report", "r")
    try folder.write("a note", to: "r/notes/look.md")
    try write("One", at: "0.4s")
    _ = try run("verify", "s", "--report", "r")
    #expect(try folder.read("r/notes/look.md") == "a note")
    _ = try run("verify", "s", "--report", "r")
    #expect(try folder.read("r/notes/look.md") == "a note")
  }

  @Test func acceptTakesWhatWasSeen() throws {
    _ = try run("record", "s", "--filter", "t*")
    try write("Two", at: "0.4s")
    try write("Three", at: "0.4s")
    #expect(try run("verify", "s").code == 1)
    #expect(
      try run("accept", "report", "tow").error
        == "error: the report has no scenario 'tow'\n       did you mean 'two'?\n")
    let one = try run("accept", "report", "two")
    #expect(one.output.hasPrefix("accepted  golden/two   "))
    let left = try run("verify", "s", "--report", "r2")
    #expect(left.output.contains("ok    two "))
    #expect(left.output.contains("FAIL  three "))
    // The rest, the missing one too; what was accepted before is no obstacle.
    let rest = try run("accept", "report")
    #expect(rest.output.contains("accepted  golden/one "))
    #expect(rest.output.contains("accepted  golden/three "))
    #expect(rest.output.contains("unchanged golden/two\n"))
    #expect(try run("verify", "s").output.contains("3 scenarios as recorded"))
    let none = try run("accept", "report")
    #expect((none.code, none.error) == (2, "error: the report holds nothing to accept\n"))
    #expect(try run("accept", "report", "one").code == 2)
    #expect(try run("accept", "s").code == 2)
  }

  @Test func acceptRefusesAStaleReport() throws {
    _ = try run("record", "s")
    try write("One", at: "0.4s")
    try write("Two", at: "0.4s")
    _ = try run("verify", "s")
    // Somebody records in between.
    try write("One", at: "0.3s")
    _ = try run("record", "s/one.scenario")
    let before = tree("golden/")
    let stale = try run("accept", "report")
    #expect(stale.code == 2)
    #expect(
      stale.error == """
        error: nothing was accepted: the report is not about the goldens of now
               golden/one has changed since the report was made
               look again: animatic verify s

        """)
    #expect(tree("golden/") == before)
    // Or edits what the report holds.
    try folder.write("nonsense", to: "report/two/actual/frames.tsv")
    #expect(
      try run("accept", "report", "two").error.contains("report/two/actual is not what the report wrote"))
    #expect(tree("golden/") == before)
  }

  /// A report from elsewhere must not lead out of its folder.
  @Test func aNameThatIsAPathIsNoScenario() throws {
    _ = try run("verify", "s")
    let text = try folder.read("report/report.json").replacingOccurrences(of: "\"one\"", with: "\"../../s\"")
    try folder.write(text, to: "report/report.json")
    let refused = try run("accept", "report")
    #expect(refused.code == 2)
    #expect(refused.error.contains("'../../s' is no scenario's folder"))
  }

  @Test func pruneRemovesOnlyOrphans() throws {
    _ = try run("record", "s")
    try folder.write("kept", to: "golden/one/notes.md")
    try FileManager.default.removeItem(atPath: folder.path + "/s/one.scenario")
    let orphan = try run("verify", "s")
    #expect(orphan.code == 1)
    #expect(orphan.output.contains("FAIL  golden/one   no scenario asks for it\n"))
    let dry = try run("prune", "--dry-run")
    #expect(dry.output == "would remove  golden/one   no scenario asks for it\n")
    #expect(folder.exists("golden/one/timeline.txt"))
    for words in [["--filter", "two"], ["--shard", "1/2"], ["--variant", "x"]] {
      let refused = try CommandRun(words: ["prune"] + words, in: folder.path)
      #expect(refused.code == 2)
      #expect(refused.error.contains("'prune' looks at everything; with '\(words[0])'"))
    }
    #expect(try run("prune").output == "removed  golden/one   no scenario asks for it\n")
    #expect(folder.files.filter { $0.hasPrefix("golden/one") } == ["golden/one/notes.md"])
    #expect(try run("prune").output == "every golden has its scenario\n")
    #expect(try run("verify", "s").code == 0)
  }

  /// Of a file that is broken just now nothing is pruned.
  @Test func pruneKeepsTheGoldensOfBrokenScenarios() throws {
    try write("One", more: "vary fps in 30, 60")
    _ = try run("record", "s")
    try write("One", more: "vary fps in 30, 600")
    #expect(try run("prune").output == "every golden has its scenario\n")
    try write("One", more: "vary fps in 30, 50")
    #expect(try run("prune").output == "removed  golden/one@fps=60   no scenario asks for it\n")
  }

  @Test func shardsBecomeOneReport() throws {
    _ = try run("record", "s")
    try write("Three", at: "0.4s")
    #expect(try run("verify", "s", "--shard", "1/2", "--report", "r1").code == 0)
    #expect(try run("verify", "s", "--shard", "2/2", "--report", "r2").code == 1)
    let merged = try run("merge-reports", "r2", "r1", "-o", "all", "--junit", "all.xml")
    #expect(merged.code == 1)
    #expect(merged.output.hasSuffix("1 of 3 failed\n"))
    let report = try GoldenReport(folder: folder.path + "/all")
    #expect(report.entries.map(\.result.name) == ["one", "three", "two"])
    #expect(report.part == nil)
    #expect(try folder.read("all.xml").contains("tests=\"3\" failures=\"1\""))
    #expect(folder.exists("all/two/actual/timeline.txt"))
    #expect(folder.exists("all/three/difference.png"))
    #expect(try run("accept", "all").output.hasPrefix("accepted  golden/three   "))
    #expect(try run("verify", "s").code == 0)
    let single = try run("merge-reports", "r1", "-o", "x")
    #expect(
      (single.code, single.error) == (2, "error: shard 2 of 2 is missing\n       nothing was written\n"))
    #expect(
      try run("merge-reports", "r1", "r2", "r1", "-o", "x").error.hasPrefix(
        "error: r1 and r1 are both shard 1 of 2"))
    #expect(!folder.exists("x"))
  }

  @Test func everyFormOfOneVerdict() throws {
    _ = try run("record", "s")
    try write("Two", at: "0.4s", more: "expect saved at 0.3s is visible")
    let verdict = try run(
      "verify", "s", "--junit", "ci/j.xml", "--markdown", "ci/m.md", "--json=ci/v.json", "--github")
    #expect(verdict.code == 1)
    #expect(
      verdict.output.contains(
        "::error file=s/two.scenario,line=1,title=two%3A motion changed::saved.opacity: same curve, 100 ms earlier"
      ))
    #expect(
      verdict.output.contains("::error file=s/two.scenario,line=7,title=two%3A expectation failed::expected ")
    )
    #expect(try folder.read("ci/v.json") == folder.read("report/report.json"))
    let junit = try folder.read("ci/j.xml")
    #expect(
      junit.contains(
        "<testcase classname=\"s/one.scenario\" name=\"one\" file=\"s/one.scenario\" time=\"0\"/>"))
    #expect(junit.contains("<failure message=\"saved.opacity: same curve, 100 ms earlier"))
    let markdown = try folder.read("ci/m.md")
    #expect(markdown.contains("| two | motion changed | frames "))
    #expect(markdown.contains("src=\"../report/two/expected.png\""))
    for picture in ["expected", "actual", "difference"] {
      #expect(folder.exists("report/two/\(picture).png"))
    }
    #expect(try run("verify", "s", "--json", "--github").code == 2)
  }

  @Test func colourIsForTerminals() throws {
    _ = try run("record", "s/two.scenario")
    try write("Two", at: "0.4s")
    let plain = try run("verify", "s/two.scenario")
    #expect(!plain.output.contains("\u{1B}"))
    let dressed = try run("verify", "s/two.scenario", "--color", "always")
    #expect(dressed.output.hasPrefix("\u{1B}[1;31mFAIL\u{1B}[0m  \u{1B}[1mtwo\u{1B}[0m   frames "))
    let bare = dressed.output.split(separator: "\u{1B}").map {
      $0.hasPrefix("[") ? String($0.drop { $0 != "m" }.dropFirst()) : String($0)
    }.joined()
    #expect(bare == plain.output)
  }

  @Test func toleranceStandsInTheReportWithItsReason() throws {
    try write("One", more: "tolerance 0.5 pixels 3 \"a soft edge\"")
    _ = try run("record", "s")
    #expect(
      try run("verify", "s").output.contains(
        "ok    one   60 frames   tolerance 0.5 for each pixel, 3 pixels beyond (a soft edge)\n"))
    #expect(
      try folder.read("report/report.json").contains(
        "\"tolerance\": {\"distance\": 0.5, \"pixels\": 3, \"reason\": \"a soft edge\"}"))
  }

  /// An unreadable golden is the environment's fault, and the other scenarios get their verdict all the same.
  @Test func anUnreadableGoldenDoesNotEndTheCall() throws {
    _ = try run("record", "s")
    try folder.write("nonsense", to: "golden/one/frames.tsv")
    let verdict = try run("verify", "s")
    #expect(verdict.code == 3)
    #expect(
      verdict.output.contains("FAIL  one   the golden can not be used: golden/one/frames.tsv: line 1: "))
    #expect(verdict.output.contains("ok    two "))
    #expect(try GoldenReport(folder: folder.path + "/report").entries[0].result.state == .unreadable)
  }
}
