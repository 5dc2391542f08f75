import Foundation
import Testing

@testable import animatic

/// `explain` from the command line.
@Suite struct ExplainVerbTests {
  let folder = TemporaryFolder()

  init() throws {
    try folder.write(
      """
      scenario "Two"
      canvas   393x200
      duration 7s
      notice inbox = Banner(title: "New message")
      notice bar = Snackbar(message: "Archived")
      at 0.5s show inbox
      at 1s   show bar

      """, to: "x.scenario")
  }

  @Test func `all notices, or the one that is asked for`() throws {
    let all = try CommandRun("explain", "x.scenario", "--at", "0.65s", in: folder)
    #expect(all.code == 0, "\(all.error)")
    #expect(
      all.output.hasPrefix("0.650 s  inbox is on screen; shown at 0.5 s by 'show inbox' (x.scenario:6)"))
    #expect(all.output.contains("\n    opacity is 0.174\n"))
    #expect(
      all.output.contains(
        "\n    offset.y is −50\n      −50 is the .offset of background: half way from −100 to 0"))
    #expect(all.output.contains("\n0.650 s  bar is in the tree but can not be seen: its opacity is 0"))
    let one = try CommandRun("explain", "x.scenario", "bar", "--at", "2s,6.9s", in: folder)
    #expect(!one.output.contains("inbox is"))
    #expect(one.output.contains("2.000 s  bar is on screen; shown at 1 s"))
  }

  @Test func `as JSON`() throws {
    let run = try CommandRun("explain", "x.scenario", "inbox", "--at", "0.65s", "--json", in: folder)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let row = try #require(rows.first)
    #expect(rows.count == 1 && row["name"] as? String == "inbox" && row["present"] as? Bool == true)
    let properties = try #require(row["properties"] as? [[String: Any]])
    let offset = try #require(properties.first { $0["property"] as? String == "offset.y" })
    #expect(abs(try #require(offset["value"] as? Double) + 50) < 0.001 && offset["model"] as? Double == 0)
    let factors = try #require(offset["factors"] as? [[String: Any]])
    let animations = try #require(factors.first?["animations"] as? [[String: Any]])
    #expect(animations.first?["curve"] as? String == "easeInOut(duration: 0.3)")
    #expect(animations.first?["progress"] as? Double == 0.5)
    let causes = try #require(factors.first?["causes"] as? [[String: Any]])
    #expect(causes.last?["source"] as? String == "x.scenario:6")
    #expect((row["pending"] as? [[String: Any]])?.first?["due"] as? Double == 4.5)
  }

  @Test func `what is wrong with a call is said`() throws {
    #expect(try CommandRun("explain", "x.scenario", in: folder).error.contains("--at"))
    #expect(try CommandRun("explain", "x.scenario", in: folder).code == 2)
    let unknown = try CommandRun("explain", "x.scenario", "inbx", "--at", "1s", in: folder)
    #expect(unknown.code == 2)
    #expect(
      unknown.error.contains("'inbx' is no notice of 'two'")
        || unknown.error.contains("'inbx' is no notice of 'x'"))
    #expect(unknown.error.contains("it has inbox, bar"))
    #expect(try CommandRun("explain", "x.scenario", "--at", "9s", in: folder).code == 2)
    #expect(try CommandRun("explain", "x.scenario", "a", "b", "--at", "1s", in: folder).code == 2)
    #expect(try CommandRun("explain", in: folder).code == 2)
  }

  @Test func `a user's file: the button, its line, and the block that nobody can cancel`() throws {
    let run = try FixtureRun().play(
      "explain", "LateHide", "preview \"Late\"", "at 0.5s tap \"Save\"\nat 2.5s tap \"Save\"", "--at", "1s")
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.output.contains(
        "state.isShown is true, written at 0.5 s by the tap on \"Save\" (x.scenario:5), through Button "
          + "(LateHide.swift:10) and withAnimation (LateHide.swift:20)"), "\(run.output)")
    #expect(
      run.output.contains(
        "DispatchQueue.main.asyncAfter is due at 3.5 s; scheduled at 0.5 s (LateHide.swift:21) by the tap on \"Save\""
      ))
    #expect(run.output.contains("nobody can cancel it: the block has no work item"))
    #expect(run.output.contains("at 3.5 s it will hide \"Saved 2 times\": isShown = false"))
  }

  @Test func `every shipped scenario can be explained at any time`() throws {
    let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../scenarios"
    ).standardizedFileURL.path
    let run = try FixtureRun().run("explain", scenarios, "--every", "0.35s", "--json")
    #expect(run.code == 0, "\(run.error)")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(Set(rows.compactMap { $0["scenario"] as? String }).count >= 17)
    #expect(rows.allSatisfy { ($0["sentence"] as? String)?.isEmpty == false })
  }
}
