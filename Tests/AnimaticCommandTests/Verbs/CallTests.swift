import Testing

@testable import animatic

/// What a person sees who mistypes a call: the exact text on standard error, and the exit code.
@Suite struct CallTests {
  let folder = TemporaryFolder()

  private func expectError(_ words: [String], code: Int32 = 2, _ text: String) throws {
    let run = try CommandRun(words: words, in: folder.path)
    #expect(run.error == text + "\n")
    #expect(run.output == "")
    #expect(run.code == code)
  }

  @Test func noVerb() throws {
    try expectError(
      [],
      """
      error: a verb is missing
             usage: animatic VERB [options] SCENARIO…
             see: animatic help
      """)
  }

  @Test func unknownVerb() throws {
    try expectError(
      ["rendre"],
      """
      error: unknown verb 'rendre'
             did you mean 'render'?
             see: animatic help
      """)
  }

  @Test func optionBeforeTheVerb() throws {
    try expectError(
      ["--fps", "30", "render"],
      """
      error: the verb comes before '--fps'
             usage: animatic VERB [options] SCENARIO…
             see: animatic help
      """)
  }

  @Test func unknownOption() throws {
    try expectError(
      ["render", "x", "--scael=2"],
      """
      error: unknown option '--scael' for 'render'
             did you mean '--scale'?
             see: animatic help render
      """)
  }

  @Test func optionOfAnotherVerb() throws {
    try expectError(
      ["check", "x", "--report", "r"],
      """
      error: 'check' does not take '--report'
             it belongs to: verify
             see: animatic help check
      """)
  }

  @Test func valueOutOfRange() throws {
    try expectError(
      ["config", "--fps", "241"],
      """
      error: '241' does not fit '--fps': expected a whole number from 1 to 240
             see: animatic help config
      """)
  }

  @Test func timeWithoutUnit() throws {
    try expectError(
      ["config", "--from", "0.5"],
      """
      error: '0.5' does not fit '--from': expected a time with its unit, such as 0.5s, 0.5ms or 30f (frames)
             see: animatic help config
      """)
  }

  @Test func givenTwice() throws {
    try expectError(
      ["config", "--fps", "30", "--fps=60"],
      """
      error: '--fps' is given twice
             see: animatic help config
      """)
  }

  @Test func versionInThreeWays() throws {
    for words in [["--version"], ["version"]] {
      let run = try CommandRun(words: words, in: folder.path)
      #expect(run.output == "animatic 0.1.0\n")
      #expect(run.code == 0)
    }
  }

  @Test func colourOnlyWhereAskedFor() throws {
    let plain = try CommandRun(words: ["config", "--fps", "0"], in: folder.path)
    #expect(!plain.error.contains("\u{1B}"))
    let coloured = try CommandRun(words: ["config", "--fps", "0", "--color=always"], in: folder.path)
    #expect(coloured.error.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m '0' does not fit"))
  }

  @Test func fullDiskOnStandardOutput() throws {
    let run = try CommandRun(
      words: ["-c", "\(CommandRun.tool.path) help > /dev/full"], in: folder.path, tool: "/bin/sh")
    #expect(run.error == "error: can not write to standard output: No space left on device\n")
    #expect(run.code == 3)
  }

  @Test func aReaderThatGoesAwayIsNoError() throws {
    let run = try CommandRun(
      words: ["-c", "(sleep 0.2; \(CommandRun.tool.path) help; echo $? >&2) | true"], in: folder.path,
      tool: "/bin/sh")
    #expect(run.error == "0\n")
  }
}
