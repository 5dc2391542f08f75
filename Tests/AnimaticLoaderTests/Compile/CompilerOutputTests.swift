import AnimaticScript
import Foundation
import Testing

@testable import AnimaticLoader

@Suite struct CompilerOutputTests {
  private let banner = SourceText(
    text: "import SwiftUI\n  Text(\"日本\").glow(3)\n", file: "My App/Banner.swift")

  private func output(_ printed: String) -> CompilerOutput {
    CompilerOutput(
      printed, sources: ["My App/Banner.swift": banner],
      missing: MissingWord(built: BuiltWords(module: "/nowhere")))
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

  /// A file that is built like a module's table of identifiers.
  private func built(_ words: String...) throws -> BuiltWords {
    let path = FileManager.default.temporaryDirectory.path + "/animatic-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("\0\(words.joined(separator: "\0"))\0".utf8).write(to: URL(fileURLWithPath: path))
    return BuiltWords(module: path)
  }

  @Test func wordsAreReadFromTheModule() throws {
    let built = try built("opacity", "View")
    #expect(built.contains("opacity") && built.contains("View"))
    #expect(!built.contains("opac") && !built.contains("acity") && !built.contains(""))
    #expect(!BuiltWords(module: "/nowhere/x.swiftmodule").contains("View"))
  }

  @Test func wordsOfApplesThatAreMissingAreCalledThat() throws {
    #expect(MissingWord.word(in: "cannot find type 'Foo' in scope")?.text == "Foo")
    #expect(MissingWord.word(in: "no such module 'Charts'")?.kind == .module)
    #expect(MissingWord.word(in: "missing return") == nil)
    let missing = MissingWord(built: try built("glassEffect", "Label", "shadow"))
    #expect(
      missing.note(for: "value of type 'some View' has no member 'searchable'")
        == "; this word of Apple's is not in Animatic yet (see docs/swiftui-support.md)")
    #expect(
      try #require(missing.note(for: "cannot find 'UILabel' in scope"))
        .hasSuffix("(see docs/swiftui-support.md), where the nearest that is there is 'Label'"))
    #expect(missing.note(for: "cannot find 'myOwn' in scope") == nil)
    // The word is there: the compiler means something else, and says it.
    #expect(missing.note(for: "value of type 'Int' has no member 'shadow'") == nil)
    // This follows from another error at the line; the word itself is there.
    #expect(missing.note(for: "cannot infer contextual base in reference to member 'easeIn'") == nil)
  }

  @Test func slipsAreOfferedTheWordThatIsThere() throws {
    let missing = MissingWord(built: try built("shadow", "opacity"))
    #expect(missing.slip(for: "value of type 'Text' has no member 'shadwo'") == "shadow")
    #expect(missing.slip(for: "value of type 'Text' has no member 'hologram'") == nil)
    #expect(missing.slip(for: "value of type 'Text' has no member 'shado'; did you mean 'shadow'?") == nil)
    let found = CompilerOutput(
      "My App/Banner.swift:2:18: error: value of type 'Text' has no member 'opacit'\n",
      sources: ["My App/Banner.swift": banner], missing: missing)
    #expect(found.errors.first?.suggestion?.replacement == "opacity")
  }

  @Test func whatIsLeftOutIsNamedWhereItIsNeeded() throws {
    let missing = MissingWord(
      built: try built("View"), leftOut: [("AVFoundation", "A.swift:3"), ("StoreKit", "B.swift:1")])
    #expect(
      try #require(missing.note(for: "cannot find 'AVAudioPlayer' in scope"))
        .contains(
          "if it is of AVFoundation, StoreKit (imported at A.swift:3): nothing of that is in Animatic"))
    #expect(missing.note(for: "value of type 'Int' has no member 'play'") == nil)
    #expect(try #require(missing.note(for: "no such module 'AppKit'")).contains("as on an iPhone"))
    #expect(
      try #require(missing.note(for: "no such module 'Kit.Sub'")).contains("if 'Kit' is a module of your own")
    )
  }
}
