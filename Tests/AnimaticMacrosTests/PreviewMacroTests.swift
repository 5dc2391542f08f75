import Foundation
import Testing

@Suite(.enabled(if: Compiler.plugin != nil, "this toolchain has no SwiftSyntax to build the plugin from"))
struct PreviewMacroTests {
  @Test func everyFormCompilesWithoutAWarning() throws {
    let compiler = try Compiler()
    defer { compiler.remove() }
    let outcome = try compiler.check("Previews.swift")
    #expect(outcome.status == 0)
    #expect(
      !outcome.printed.contains("error:") && !outcome.printed.contains("warning:"), "\(outcome.printed)")
    let lines = outcome.printed.split(separator: "\n").map { $0.drop { $0 == " " } }
    for expected in ["nil", "\"Named\"", "\"Wide\"", "\"Fixture/Previews.swift\"", "30", "57"] {
      #expect(lines.contains(expected[...]), "no line \(expected) in \(outcome.printed)")
    }
    #expect(outcome.printed.contains("[.landscapeLeft, .fixedLayout(width: 320, height: 80)]"))
  }

  /// Stored properties come before `body`, and the plain variable stays inside it.
  @Test func previewableVariablesAreLifted() throws {
    let compiler = try Compiler()
    defer { compiler.remove() }
    let printed = try compiler.check("Previews.swift").printed
    let order = [
      ": View {", "@State var isShown = false", "@State var text = \"\"",
      "@State var stay = Note.Stay.lasting",
      "var body: some View {", "var count = 0", "GeometryReader",
    ]
    var rest = printed[...]
    for part in order {
      guard let range = rest.range(of: part) else {
        Issue.record("'\(part)' is missing or out of order in\n\(printed)")
        return
      }
      rest = rest[range.upperBound...]
    }
    #expect(!printed.contains("@Previewable"))
  }

  @Test func misuseIsExplained() throws {
    let compiler = try Compiler()
    defer { compiler.remove() }
    let outcome = try compiler.check("Misuse.swift")
    #expect(outcome.status != 0)
    for message in [
      "Misuse.swift:4:3: error: '@Previewable' works only inside '#Preview'",
      "Misuse.swift:10:5: error: '@Previewable' belongs at the top level of the preview's body",
      "missing argument for parameter 'body' in macro expansion",
    ] {
      #expect(outcome.printed.contains(message), "\(outcome.printed)")
    }
  }
}
