import Testing

@testable import animatic

@Suite struct FormatVerbTests {
  let folder = TemporaryFolder()
  let crooked = "scenario   \"A\"\nfps 60\nduration     1s\n"

  @Test func checkNamesFilesAndWritesNothing() throws {
    try folder.write(crooked, to: "s/a.scenario")
    let run = try CommandRun("format", "s", "--check", in: folder)
    #expect(run.output == "s/a.scenario is laid out differently\n")
    #expect(run.error == "lay them out: animatic format s/a.scenario\n")
    #expect(run.code == 1)
    #expect(try folder.read("s/a.scenario") == crooked)
  }

  @Test func laysOutInPlaceAndOnlyOnce() throws {
    try folder.write(crooked, to: "s/a.scenario")
    #expect(try CommandRun("format", "s", in: folder).output == "formatted s/a.scenario\n")
    #expect(try CommandRun("format", "s", in: folder).output == "")
    let check = try CommandRun("format", "s", "--check", in: folder)
    #expect((check.output, check.error, check.code) == ("", "", 0))
    #expect(folder.files == ["s/a.scenario"])
  }

  @Test func oneWrongFileLeavesAllAsTheyAre() throws {
    try folder.write(crooked, to: "a.scenario")
    try folder.write("scenario \"B\nfps 60\n", to: "b.scenario")
    let run = try CommandRun("format", ".", in: folder)
    #expect(run.code == 2)
    #expect(run.error.hasPrefix("b.scenario:1:10: error: "))
    #expect(try folder.read("a.scenario") == crooked)
  }

  @Test func startersAreLaidOut() throws {
    for kind in StarterScenario.Kind.allCases {
      #expect(try CommandRun("new", kind.rawValue, "--notice", kind.rawValue, in: folder).code == 0)
    }
    let run = try CommandRun("format", ".", "--check", in: folder)
    #expect((run.output, run.error, run.code) == ("", "", 0))
  }

  @Test func filtersByNameAndSaysWhichThereAre() throws {
    try folder.write(crooked, to: "a.scenario")
    try folder.write("scenario \"Banner tapped early\"\nduration 1s\n", to: "b.scenario")
    #expect(try CommandRun("format", ".", "--check", "--filter", "banner-*", in: folder).output == "")
    let run = try CommandRun("format", ".", "--check", "--filter", "toast*", in: folder)
    #expect(
      run.error == """
        error: no scenario's name matches the filter
               names: 'a', 'banner-tapped-early'

        """)
    #expect(run.code == 2)
  }
}
