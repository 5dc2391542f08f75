import AnimaticStage
import Foundation
import Testing

@testable import animatic

/// `check` as it lints: text, JSON, exit codes, on scenarios and on a file of the user's.
@Suite struct CheckLintTests {
  let folder = TemporaryFolder()

  private static let head = """
    scenario "Tapped early"
    canvas   393x200
    duration 7s
    notice inbox = Banner(title: "New message")
    at 0.5s show inbox
    at 1.5s tap inbox
      at 2.5s show inbox

    """

  init() throws { try folder.write(Self.head, to: "x.scenario") }

  @Test func `findings have their line, a caret and a cure, and alone they exit with 0`() throws {
    let run = try CommandRun("check", "x.scenario", in: folder)
    #expect(run.code == 0)
    #expect(run.error == "")
    let lines = run.output.components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("x.scenario:6:1: warning: cancel() on DispatchWorkItem #4"))
    #expect(lines[0].hasSuffix(" [idle-cancel]"))
    #expect(lines[1] == "at 1.5s tap inbox")
    #expect(lines[2] == "^~~~~~~~~~~~~~~~~")
    #expect(lines[3].hasPrefix("  cure:  keep the item that is scheduled"))
    #expect(lines[4].hasPrefix("x.scenario:5:1: warning: inbox is hidden by the hide"))
    #expect(lines.last { !$0.isEmpty } == "1 scenario, no errors, 2 hazards")
  }

  @Test func `strict makes them a failure`() throws {
    #expect(try CommandRun("check", "x.scenario", "--strict", in: folder).code == 1)
    try folder.write(
      Self.head
        + "allow idle-cancel in inbox \"as in the article\"\nallow stale-hide in inbox \"so it is\"\n",
      to: "y.scenario")
    let run = try CommandRun("check", "y.scenario", "--strict", in: folder)
    #expect(run.code == 0)
    #expect(run.output.contains("y.scenario:6: allowed idle-cancel in inbox: as in the article\n"))
    #expect(run.output.contains("1 scenario, no errors\n"))
    let quiet = try CommandRun("check", "y.scenario", "--quiet", in: folder)
    #expect(quiet.output == "")
  }

  @Test func `an allow that silences nothing is a warning, an unknown one an error`() throws {
    try folder.write(Self.head + "allow revival in inbox \"never\"\n", to: "y.scenario")
    let run = try CommandRun("check", "y.scenario", in: folder)
    #expect(run.code == 0)
    #expect(
      run.error.contains(
        "y.scenario:8:1: warning: nothing of the kind 'revival' is found in inbox: this line silences nothing\n"
          + "allow revival in inbox \"never\"\n^~~"))
    try folder.write(Self.head + "allow stale-hidd in inbox \"why\"\n", to: "z.scenario")
    let wrong = try CommandRun("check", "z.scenario", in: folder)
    #expect(wrong.code == 2)
    #expect(wrong.error.contains("unknown hazard 'stale-hidd'"))
    #expect(wrong.error.contains("did you mean 'stale-hide'?"))
  }

  @Test func `as JSON with the contract's members first`() throws {
    let run = try CommandRun("check", "x.scenario", "--json", in: folder)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["id"] as? String } == ["idle-cancel", "stale-hide"])
    #expect(
      rows.allSatisfy { $0["severity"] as? String == "warning" && $0["file"] as? String == "x.scenario" })
    #expect(rows.map { $0["line"] as? Int } == [6, 5])
    #expect(rows.map { $0["time"] as? Double } == [1.5, 4.5])
    #expect(rows[0]["allowed"] is NSNull)
    #expect(
      run.output.hasPrefix(
        "[\n  {\"severity\": \"warning\", \"id\": \"idle-cancel\", \"file\": \"x.scenario\", \"line\": 6, \"column\": 1, "
          + "\"message\": \"cancel() on DispatchWorkItem #4"))
  }

  @Test func `expect no hazards fails the run with the list`() throws {
    try folder.write(Self.head + "expect no hazards\n", to: "y.scenario")
    let run = try CommandRun("render", "y.scenario", "--to", "0.1s", "-o", "out/", in: folder)
    #expect(run.code == 1)
    #expect(run.error.contains("expected no hazards, found 2: idle-cancel at 1.5 s: "))
  }

  @Test func `the list names every kind once, and the page has a section for each`() throws {
    let run = try CommandRun("check", "--list", in: folder)
    #expect(run.code == 0)
    let names = run.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(names == HazardKind.allCases.map(\.rawValue))
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../docs/hazards.md")
    let sections = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
      .filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    #expect(sections.sorted() == names.sorted())
    #expect(try CommandRun("check", in: folder).code == 2)
  }

  @Test func `a finding in a Swift file shows its line, and the event it goes back to`() throws {
    let run = try FixtureRun().play(
      "check", "LateHide", "preview \"Late\"", "at 0.5s tap \"Save\"\nat 2.5s tap \"Save\"")
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.output.contains("LateHide.swift:21:5: warning: \"Saved 2 times\" is hidden by the hide"),
      "\(run.output)")
    #expect(run.output.contains("    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {\n    ^~~"))
    #expect(run.output.contains("  from:  x.scenario:5: at 0.5s tap \"Save\"\n"))
  }

  @Test func `the shipped scenarios have the hazards that they are about, and no others`() throws {
    let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../scenarios"
    ).standardizedFileURL.path
    let run = try FixtureRun().run("check", scenarios, "--json")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let found = rows.filter { $0["allowed"] is NSNull }.map { row in
      let file = (row["event"] as? String ?? "").split(separator: "/").last?.prefix { $0 != "." } ?? ""
      return "\(file) \(row["id"] as? String ?? "")"
    }
    #expect(
      found.sorted() == [
        "banner-invisible-revival no-pending-hide", "banner-invisible-revival revival",
        "banner-tapped-early idle-cancel", "banner-tapped-early orphan-timer",
        "banner-tapped-early stale-hide",
        "snackbar-overlapping stale-hide", "toast-shown-again dead-write",
      ])
  }
}
