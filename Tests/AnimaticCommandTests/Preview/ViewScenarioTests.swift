import Testing

@Suite struct ViewScenarioTests {
  let fixture = FixtureRun()

  /// Linear motion over 0.4 s: half way after 0.2 s, and gone by itself after 2.4 s.
  @Test func aBannerWithDispatchPlaysOnTheHeldClock() throws {
    let run = try fixture.play(
      "render", "SavedBanner", "preview \"Saving\"",
      """
      at 0.5s tap "Save"
      expect "Held clock" at 0s is visible
      expect "Saved".opacity at 0.7s is 0.5 within 0.000001
      expect "Saved".offset.y at 0.7s is -40 within 0.000001
      expect "Saved" at 2.8s is moving
      expect "Saved".count at 2.95s is 0
      expect view.state.isPresented at 2.85s is true
      expect view.state.isPresented at 3s is false
      expect work item 1 of view fired at 2.5s
      """, "-o", "x.gif")
    #expect(run.error == "")
    #expect(run.code == 0)
  }

  @Test func aToastWithTaskAndTimerPlays() throws {
    let run = try fixture.play(
      "render", "UploadToast", "UploadToast(title: \"Two \\(1 + 1)\")",
      """
      expect "Two 2" at 0.25s is moving
      expect "Two 2" at 1s is still
      expect "Two 2".count at 1.75s is 1
      expect "Two 2".count at 2.1s is 0
      """, "-o", "x.gif")
    #expect(run.error == "")
    #expect(run.code == 0)
  }

  /// The stale timer of the first message hides the second one: 3 s after the first tap.
  @Test func aSnackbarWithOnChangePlays() throws {
    let run = try fixture.play(
      "render", "UndoSnackbar", "preview",
      """
      at 0.5s tap "Delete"
      at 2s tap "Delete"
      expect "Deleted 1".opacity at 1s is 1
      expect "Deleted 2" at 3.4s is visible
      expect #snackbar.text.opacity at 3.6s is 0.5 within 0.000001
      expect #snackbar.text at 4s is gone
      """, "-o", "x.gif")
    #expect(run.error == "")
    #expect(run.code == 0)
  }

  @Test func branchesAreTakenAsOnThePhone() throws {
    let newest = try fixture.play("values", "Platforms", "Platforms()", "", "--at", "0s")
    #expect(newest.error == "")
    for text in ["phone", "debug", "new"] { #expect(newest.output.contains("\"\(text)\"")) }
    for text in ["elsewhere", "old"] { #expect(!newest.output.contains("\"\(text)\"")) }
    let older = try fixture.play("values", "Platforms", "Platforms()", "semantics iOS17", "--at", "0s")
    #expect(older.output.contains("\"old\""))
    #expect(!older.output.contains("\"new\""))
  }

  /// States first, then what is on stage, in the order of the tree.
  @Test func valuesListTextsAndIdentifiers() throws {
    let run = try fixture.play(
      "values", "UndoSnackbar", "preview", "at 0.5s tap \"Delete\"", "--at", "1s")
    var names: [String] = []
    for line in run.output.split(separator: "\n") {
      let cells = line.split(separator: "  ", omittingEmptySubsequences: true).map {
        String($0.drop { $0 == " " })
      }
      if names.last != cells[1] { names.append(cells[1]) }
    }
    #expect(names == ["view", "\"Delete\"", "#snackbar.text", "\"Deleted 1\""])
    #expect(run.output.contains("state.message"))
  }

  /// Its length is found by a play of its own, which must leave nothing behind; and what the view prints is no
  /// result.
  @Test func playsDoNotSeeEachOthersSingletons() throws {
    let text = try String(contentsOfFile: FixtureRun.path("Shared"), encoding: .utf8)
    try fixture.folder.write(text, to: "Shared.swift")
    for name in ["a", "b"] {
      try fixture.folder.write(
        """
        scenario "\(name)"
        view "Shared.swift" Counting()
        canvas 300x400
        duration until settled
        at 0.5s tap "Count"
        expect "shown 1" at 0.5s is visible
        """, to: "s/\(name).scenario")
      try fixture.folder.write(text, to: "s/Shared.swift")
    }
    let run = try fixture.run("render", "s", "-o", "out/", "--json")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.hasPrefix("{") && !run.output.contains("counted"))
    #expect(run.error.contains("counted 1\n") && !run.error.contains("counted 2"))
  }

  @Test func traceNamesTheUsersLines() throws {
    let run = try fixture.play("trace", "SavedBanner", "preview \"Saving\"", "at 0.5s tap \"Save\"")
    #expect(run.output.contains("  SavedBanner.swift:26"))
    #expect(!run.output.contains("UserCode"))
    #expect(!run.output.contains("$s"))
  }

  /// The compiler's places, in characters, under the name that the scenario gives the file.
  @Test func mistakesAreReportedAtTheirLine() throws {
    let run = try fixture.play("check", "Broken", "Broken(x)", "")
    #expect(run.code == 2)
    #expect(
      run.error.contains(
        """
        Broken.swift:5:24: error: value of type 'Text' has no member 'hologram'
            Text("日本 is fine").hologram(depth: 3)
                                 ^~~~~~~~
        """))
    #expect(run.error.contains("Broken.swift:11:19: error: "))
    #expect(run.error.contains("'onDrop'; this word of Apple's is not in Animatic yet"))
    #expect(run.error.contains("x.scenario:2:28: error: cannot find 'x' in scope"))
    for ours in ["Companion", "sourceLocation", "animatic/", "UserCode"] {
      #expect(!run.error.contains(ours))
    }
  }

  @Test func whatIsMissingIsNamed() throws {
    let file = try fixture.play("check", "Broken", "preview", "at 1s show view")
    #expect(file.error.contains("what is shown or hidden must be a notice's name"))
    let name = try fixture.play("check", "SavedBanner", "preview \"Savin\"", "")
    #expect(name.error.contains("x.scenario:2:34: error: no preview 'Savin' in SavedBanner.swift"))
    #expect(name.error.contains("did you mean \"Saving\"?"))
    #expect(name.code == 2)
    let cut = try fixture.play("check", "SavedBanner", "Text(", "")
    #expect(cut.error.contains("x.scenario:2:26: error: "))
    try fixture.folder.write("canvas 9x9\nduration 1s\nview \"None.swift\" preview\n", to: "y.scenario")
    let none = try fixture.run("check", "y.scenario")
    #expect(none.error.contains("y.scenario:3:6: error: can not read 'None.swift': there is no such file"))
  }

  @Test func withoutACompilerItIsTheEnvironmentsFault() throws {
    try fixture.folder.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "A.swift")
    try fixture.folder.write("canvas 9x9\nduration 1s\nview \"A.swift\" preview\n", to: "y.scenario")
    let run = try CommandRun("values", "y.scenario", "--at", "0s", in: fixture.folder)
    #expect(run.code == 3)
    #expect(run.error.hasPrefix("error: no 'swiftc' on the PATH"))
  }
}
