import Testing

/// What becomes of a play whose user code does not come back.
@Suite struct UserCodeGuardTests {
  let fixture = FixtureRun()

  @Test(arguments: [
    ("Index", "crashed at 0.500 s", "the body of Crashing"),
    ("Give up", "crashed at 0.500 s", "Crashing.swift:11: Fatal error: nothing to show"),
    ("Later", "crashed at 1.500 s", "DispatchQueue.main.asyncAfter Crashing.swift:13"),
    ("Deeper", "calls without end) at 0.500 s", "a gesture on Crashing"),
    ("Leave", "ended the program at 0.500 s", "a gesture on Crashing"),
    ("Round", "does not come to an end at 0.500 s", "a gesture on Crashing"),
  ])
  func theErrorSaysWhenAndWhere(_ button: String, _ when: String, _ place: String) throws {
    let run = try fixture.play(
      "render", "Crashing", "Crashing()", "at 0.5s tap \"\(button)\"", "-o", "x.gif", "-o", "x.png")
    #expect(run.code == 2)
    #expect(run.error.contains("error: the user's code "))
    #expect(run.error.contains(when))
    #expect(run.error.contains(place))
    #expect(fixture.folder.files == ["Crashing.swift", "x.scenario"])
  }
}
