import Testing

@testable import animatic

/// `vary` and `variant` through the verbs.
@Suite struct VariantVerbTests {
  let folder = TemporaryFolder()

  init() throws {
    try folder.write("", to: "animatic.conf")
    try folder.write(
      """
      scenario "Saved"
      canvas 120x80
      scale 1
      duration 1s
      notice saved = Toast("One", displayDuration: 0.2)
      at 0.2s show saved
      vary fps in 30, 60
      variant "Slow one" {
        saved.displayDuration = 0.4
      }

      """, to: "s/saved.scenario")
  }

  private static let names = [
    "saved@fps=30", "saved@fps=60", "saved@slow-one,fps=30", "saved@slow-one,fps=60",
  ]

  private func run(_ words: String...) throws -> CommandRun { try CommandRun(words: words, in: folder.path) }

  @Test func eachRunHasItsGolden() throws {
    let recorded = try run("record", "s")
    #expect(recorded.code == 0)
    for name in Self.names { #expect(recorded.output.contains("recorded  golden/\(name)   ")) }
    #expect(!folder.exists("golden/saved"))
    let verdict = try run("verify", "s")
    #expect(verdict.code == 0)
    #expect(verdict.output.hasSuffix("4 scenarios as recorded\n"))
    for name in Self.names { #expect(folder.exists("report/\(name)/actual/timeline.txt")) }
    // A value fewer leaves goldens that nothing asks for.
    let fewer = try folder.read("s/saved.scenario").replacing("vary fps in 30, 60", with: "fps 30")
    try folder.write(fewer, to: "s/saved.scenario")
    let orphans = try run("verify", "s")
    #expect(orphans.code == 1)
    for name in Self.names {
      #expect(orphans.output.contains("FAIL  golden/\(name)   no scenario asks for it"))
    }
  }

  @Test func oneRunByItsName() throws {
    _ = try run("record", "s", "--variant", "slow-one,fps=30")
    #expect(
      Set(folder.files.filter { $0.hasSuffix("timeline.txt") }) == [
        "golden/saved@slow-one,fps=30/timeline.txt"
      ])
    // A variant's call looks at nobody else's goldens.
    #expect(try run("verify", "s", "--variant", "slow-one,fps=30").code == 0)
    let part = try run("verify", "s", "--variant", "fps=60")
    #expect(part.output.contains("saved@fps=60"))
    #expect(part.output.contains("saved@slow-one,fps=60"))
    #expect(!part.output.contains("fps=30"))
    let typo = try run("verify", "s", "--variant", "slow-noe")
    #expect(
      (typo.code, typo.error) == (
        2,
        """
        error: there is no variant 'slow-noe'
               did you mean 'slow-one'?
               variants: fps=30  fps=60  slow-one,fps=30  slow-one,fps=60

        """
      ))
  }

  @Test func rendersIntoAFolderARun() throws {
    let all = try run("render", "s/saved.scenario", "-o", "out/")
    #expect(all.code == 0)
    for name in Self.names { #expect(folder.exists("out/\(name)/frame-00000.png")) }
    let one = try run(
      "render", "s/saved.scenario", "-o", "one/", "-o", "one.gif", "--variant", "slow-one,fps=30")
    #expect(one.code == 0)
    let table = try folder.read("one/saved@slow-one,fps=30/frames.tsv").split(separator: "\n")
    #expect(table.filter { $0.first?.isNumber == true }.count == 30)
    #expect(folder.exists("one.gif"))
    // Runs in one moving file stand side by side.
    #expect(try run("render", "s/saved.scenario", "-o", "all.gif").code == 0)
    #expect(folder.exists("all.gif"))
  }

  @Test(arguments: ["values", "trace", "still", "sheet"])
  func verbsOfOneRunAskForIt(_ verb: String) throws {
    let rest = [
      "values": ["--at", "0.5s"], "still": ["--at", "0.5s", "-o", "d"], "sheet": ["-o", "x.png"],
    ]
    let words = [verb, "s/saved.scenario"] + rest[verb, default: []]
    let asked = try CommandRun(words: words, in: folder.path)
    #expect(
      (asked.code, asked.output, asked.error) == (
        2, "",
        """
        error: '\(verb)' shows one run, and s/saved.scenario has 4
               variants: fps=30  fps=60  slow-one,fps=30  slow-one,fps=60
               choose one: --variant 'fps=60'

        """
      ))
    #expect(try CommandRun(words: words + ["--variant", "slow-one,fps=60"], in: folder.path).code == 0)
  }

  @Test func checkCountsRunsAndFormatKeepsThem() throws {
    #expect(try run("check", "s").output.contains("1 scenario with 4 runs, no errors"))
    _ = try run("format", "s")
    #expect(
      try folder.read("s/saved.scenario").contains(
        "variant \"Slow one\" {\n  saved.displayDuration = 0.4\n}\n"))
    #expect(try run("format", "s", "--check").code == 0)
    #expect(try run("check", "s").output.contains("1 scenario with 4 runs, no errors"))
    #expect(try run("check", "s", "--fps", "30").error.contains("'--fps' contradicts 'vary fps'"))
  }

  @Test func shardsDealOutRuns() throws {
    _ = try run("record", "s")
    #expect(try run("verify", "s", "--shard", "2/4").output.hasPrefix("ok    saved@fps=60 "))
    #expect(try run("verify", "s", "--shard", "3/4").output.hasPrefix("ok    saved@slow-one,fps=30 "))
  }
}
