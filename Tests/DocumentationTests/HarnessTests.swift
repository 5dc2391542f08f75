import Foundation
import Testing

/// The harness itself: what it reads, what it lets pass, what it does not.
@Suite struct HarnessTests {
  @Test func blocksWithInfoIndentAndInnerFences() {
    let text = """
      # Title
      ```console exit=2
      $ animatic x
      ```
      - list
        ````text
        ```
          a
        ````
      ```scenario
      open
      """
    let blocks = FencedBlock.blocks(in: text)
    #expect(
      blocks == [
        FencedBlock(info: ["console", "exit=2"], line: 2, content: ["$ animatic x"]),
        FencedBlock(info: ["text"], line: 6, content: ["```", "  a"]),
        FencedBlock(info: ["scenario"], line: 10, content: ["open"]),
      ])
    #expect(blocks[0].option("exit") == "2")
    #expect(blocks[1].option("exit") == nil)
  }

  @Test func sessionsKeepOnlyCallsOfTheTool() {
    let session = ConsoleSession([
      "$ make build", "Build complete", "$ animatic values a.scenario --at '0.5 s' # why", "0.5  x", "",
      "$ animatic devices",
    ])
    #expect(
      session.calls == [
        .init(arguments: ["values", "a.scenario", "--at", "0.5 s"], expected: ["0.5  x"]),
        .init(arguments: ["devices"], expected: []),
      ])
    #expect(ConsoleSession.words("a \"b c\" '' d#e") == ["a", "b c", "", "d#e"])
  }

  @Test(arguments: [
    ("abc", "abc", true), ("abc", "ab", false), ("abc  ", "abc", true), ("abc", "a…", true),
    ("abc", "…c", true),
    ("abc", "…b", false), ("abc", "a…b…c", true), ("aXbYc", "a…b…c", true), ("ab", "ab…b", false),
    ("", "…", true),
  ])
  func patterns(line: String, pattern: String, matches: Bool) {
    #expect(ConsoleSession.matches(line[...], pattern[...]) == matches)
  }

  @Test func linesMustComeInOrder() {
    #expect(ConsoleSession.missing(["a", "…", "c"], in: "a\nb\nc\n") == nil)
    #expect(ConsoleSession.missing(["c", "a"], in: "a\nb\nc\n") == "a")
    #expect(ConsoleSession.missing(["a", "a"], in: "a\n") == "a")
  }

  @Test func aWrongDocumentIsCaught() throws {
    let text = "```console exit=99\n$ animatic --version\nno such line\n```\n"
    let faults = try Tool.withFolder { try DocumentTests.faults(in: text, folder: $0) }
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.hasPrefix("1: 'animatic --version'") })
  }
}
