import AnimaticGolden
import Testing

@testable import animatic

@Suite struct ParsedArgumentsTests {
  private func parse(_ verb: Verb, _ words: String...) throws -> ParsedArguments {
    try ParsedArguments(verb: verb, SplitArguments(words))
  }

  @Test func splitsBySpelling() {
    #expect(
      SplitArguments(["a", "--fps=30", "--at", "-1s", "-o", "x=y", "-", "--", "--quiet"]).elements == [
        .word("a"), .option("--fps", attached: "30"), .option("--at", attached: nil), .word("-1s"),
        .option("-o", attached: nil), .word("x=y"), .word("-"), .literal("--quiet"),
      ])
  }

  @Test func bothSpellingsOfAValueAreOne() throws {
    #expect(try parse(.render, "s", "--fps", "30") == parse(.render, "s", "--fps=30"))
  }

  @Test func outputsAreCollectedInOrder() throws {
    let arguments = try parse(.render, "-o", "a.gif", "s", "--output=b/", "-o=c.png")
    #expect(arguments.options[.output] == ["a.gif", "b/", "c.png"])
    #expect(arguments.operands == ["s"])
  }

  @Test func wordsAfterTheDoubleDashAreOperands() throws {
    #expect(try parse(.check, "--", "--odd.scenario").operands == ["--odd.scenario"])
    // Not even the value of an option that stands before it.
    #expect(throws: ArgumentError.missingValue(.fps, .check)) { try parse(.check, "s", "--fps", "--", "3") }
  }

  @Test func aValueMayHoldAnEqualsSign() throws {
    #expect(try parse(.check, "s", "--filter=a=b").word(.filter) == "a=b")
  }

  @Test func verifyTakesAFileForItsVerdictOnlyWhereItIsOne() throws {
    #expect(try parse(.verify, "--json", "s").options[.json] == [])
    #expect(try parse(.verify, "--json", "s").operands == ["s"])
    #expect(try parse(.verify, "s", "--json", "out.json").options[.json] == ["out.json"])
    #expect(try parse(.verify, "s", "--json=x").options[.json] == ["x"])
  }

  @Test func errors() {
    #expect(throws: ArgumentError.unknownOption("--fsp", .render)) { try parse(.render, "s", "--fsp", "3") }
    #expect(throws: ArgumentError.unknownOption("-x", .render)) { try parse(.render, "-x") }
    #expect(throws: ArgumentError.optionOfOtherVerb(.at, .render)) { try parse(.render, "s", "--at", "1s") }
    #expect(throws: ArgumentError.optionOfOtherVerb(.output, .check)) { try parse(.check, "s", "-o", "x") }
    #expect(throws: ArgumentError.missingValue(.fps, .render)) { try parse(.render, "s", "--fps") }
    #expect(throws: ArgumentError.missingValue(.fps, .render)) { try parse(.render, "s", "--fps=") }
    #expect(throws: ArgumentError.missingValue(.fps, .render)) { try parse(.render, "s", "--fps", "--json") }
    #expect(throws: ArgumentError.unexpectedValue(.json, "yes", .render)) {
      try parse(.render, "s", "--json=yes")
    }
    #expect(throws: ArgumentError.duplicateOption(.fps, .render)) {
      try parse(.render, "s", "--fps=1", "--fps=2")
    }
    #expect(throws: ArgumentError.duplicateOption(.json, .render)) {
      try parse(.render, "s", "--json", "--json")
    }
    #expect(throws: ArgumentError.missingOperand(.check)) { try parse(.check) }
    #expect(throws: ArgumentError.unexpectedOperand("x", .devices)) { try parse(.devices, "x") }
    #expect(throws: ArgumentError.unexpectedOperand("b", .new)) { try parse(.new, "a", "b") }
  }

  @Test func helpIsAnAnswerToAnIncompleteCall() throws {
    #expect(try parse(.render, "--help").has(.help))
    #expect(try parse(.explain, "--help").has(.help))
  }

  /// Whatever the words are, they are taken or refused with an `ArgumentError`.
  @Test func noWordsAreTooOdd() {
    let words = ["", "-", "--", "---", "--=", "-=", "=", "-o", "--json", "--at", "é", "\u{0}", "--fps=\u{0}"]
    for verb in Verb.allCases {
      for a in words {
        for b in words {
          do {
            _ = try ParsedArguments(verb: verb, SplitArguments([a, b]))
          } catch {
            #expect(error is ArgumentError)
          }
        }
      }
    }
  }
}
