import Testing

@testable import animatic

@Suite struct NewVerbTests {
  let folder = TemporaryFolder()

  @Test func writesAStarterAndNeverOverwritesOne() throws {
    let run = try CommandRun("new", "inbox", in: folder)
    #expect(run.output == "wrote inbox.scenario\nnext: animatic render inbox.scenario -o inbox.gif\n")
    #expect(try folder.read("inbox.scenario").contains("notice inbox = Banner("))
    try folder.write("mine", to: "inbox.scenario")
    let again = try CommandRun("new", "inbox", in: folder)
    #expect(
      again.error
        == "error: inbox.scenario is there already; it was left as it is\n       choose another name\n")
    #expect(again.code == 2)
    #expect(try folder.read("inbox.scenario") == "mine")
  }

  @Test func takesANoticeAndAPath() throws {
    try folder.write("", to: "s/x")
    let run = try CommandRun("new", "s/it's saved.scenario", "--notice=Toast", "--quiet", in: folder)
    #expect(run.output == "wrote s/it's saved.scenario\n")
    let text = try folder.read("s/it's saved.scenario")
    #expect(text.contains("\nscenario \"it's saved\"\n"))
    #expect(text.contains(" = Toast("))
    #expect(text.contains("animatic trace 's/it'\\''s saved.scenario'\n"))
  }

  @Test func errors() throws {
    let kind = try CommandRun("new", "x", "--notice", "Baner", in: folder)
    #expect(
      kind.error == """
        error: unknown notice 'Baner'
               did you mean 'Banner'?
               notices: Banner, Toast, Snackbar

        """)
    #expect(kind.code == 2)
    #expect(try CommandRun("new", "a\"b", in: folder).code == 2)
    let place = try CommandRun("new", "missing/x", in: folder)
    #expect(place.error == "error: can not write missing/x.scenario: No such file or directory\n")
    #expect(place.code == 3)
    #expect(folder.files == [])
  }
}
