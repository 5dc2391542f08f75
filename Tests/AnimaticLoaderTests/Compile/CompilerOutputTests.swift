import AnimaticScript
import Testing

@testable import AnimaticLoader

@Suite struct CompilerOutputTests {
  private let banner = SourceText(
    text: "import SwiftUI\n  Text(\"日本\").glow(3)\n", file: "My App/Banner.swift")

  private func output(_ printed: String) -> CompilerOutput {
    CompilerOutput(printed, sources: ["My App/Banner.swift": banner])
  }

  /// The compiler's column counts bytes; the message's counts characters.
  @Test func errorsCarryThePlaceInTheUsersFile() throws {
    let found = output(
      """
      My App/Banner.swift:2:18: error: value of type 'Text' has no member 'glow'
        Text("日本").glow(3)
        ~~~~~~~~~~ ^~~~
      My App/Banner.swift:1:1: warning: unused
      """)
    let error = try #require(found.errors.first)
    #expect(found.errors.count == 1)
    #expect(found.loose == nil)
    #expect((error.range.line, error.range.column, error.range.length) == (2, 14, 4))
    #expect(error.message == "value of type 'Text' has no member 'glow'")
    #expect(error.sourceLine == "  Text(\"日本\").glow(3)")
  }

  @Test func errorsInExpandedMacrosGoToTheMacrosPlace() {
    let found = output(
      """
      @__swiftmacro_7Preview:3:5: error: no good
      My App/Banner.swift:1:1: note: expanded code originates here
      """)
    #expect(found.errors.map(\.range.line) == [1])
    #expect(found.errors.map(\.message) == ["no good"])
  }

  @Test func placesThatTheUserDoesNotKnowAreNotNamed() {
    let found = output(
      "/tmp/x/AnimaticCompanion.swift:3:1: error: hidden\n<unknown>:0: error: module is too old\n")
    #expect(found.errors.isEmpty)
    #expect(found.loose == "hidden")
  }

  @Test func wordsOfApplesThatAreMissingAreCalledThat() {
    #expect(MissingWord.word(in: "cannot find type 'Foo' in scope") == "Foo")
    #expect(MissingWord.word(in: "no such module 'Charts'") == "Charts")
    #expect(MissingWord.word(in: "missing return") == nil)
    #expect(
      MissingWord.note(for: "value of type 'some View' has no member 'glassEffect'")
        == "; this word of Apple's is not in Animatic yet")
    #expect(MissingWord.note(for: "cannot find 'myOwn' in scope") == nil)
    // This follows from another error at the line; the word itself is there.
    #expect(MissingWord.note(for: "cannot infer contextual base in reference to member 'easeIn'") == nil)
  }
}
