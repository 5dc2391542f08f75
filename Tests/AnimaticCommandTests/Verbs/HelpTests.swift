import Testing

@testable import animatic

@Suite struct HelpTests {
  let folder = TemporaryFolder()

  @Test func overviewNamesEveryVerbAndSharedOption() throws {
    let run = try CommandRun("help", in: folder)
    #expect(run.code == 0)
    #expect(run.error == "")
    for verb in Verb.allCases { #expect(run.output.contains("\n  \(verb.rawValue) ")) }
    for name in OptionCatalog.run { #expect(run.output.contains(" \(name.flag) ")) }
    #expect(try CommandRun("--help", in: folder).output == run.output)
    #expect(try CommandRun("-h", in: folder).output == run.output)
  }

  @Test(arguments: Verb.allCases) func everyPageFitsAndNamesItsOptions(verb: Verb) throws {
    let page = try CommandRun("help", verb.rawValue, in: folder).output
    #expect(try CommandRun(verb.rawValue, "--help", in: folder).output == page)
    #expect(page.hasPrefix("animatic \(verb.rawValue): "))
    for line in page.split(separator: "\n") { #expect(line.count <= 110) }
    for name in OptionCatalog.names(for: verb) {
      #expect(page.contains(OptionCatalog.spec(name, for: verb).spelling))
    }
  }

  @Test func aPageInFull() throws {
    let page = try CommandRun("help", "new", in: folder).output
    #expect(
      page == """
        animatic new: write a commented starter scenario

        usage: animatic new NAME [--notice KIND] [options]

        Writes NAME.scenario; a file that is there already is never overwritten.

        Options:
              --notice KIND     the notice of the starter: Banner, Toast or Snackbar (default: Banner)
              --quiet           no progress and no summary; errors and failures still show
              --color WHEN      auto, always or never (NO_COLOR is honoured)
          -h, --help            this page

        Example:
          animatic new inbox --notice Snackbar

        """)
  }

  @Test func unknownVerb() throws {
    let run = try CommandRun("help", "verfy", in: folder)
    #expect(
      run.error == "error: unknown verb 'verfy'\n       did you mean 'verify'?\n       see: animatic help\n")
    #expect(run.code == 2)
  }
}
