import Foundation
import Testing

/// What becomes of a play whose user code does not come back.
@Suite struct UserCodeGuardTests {
  let fixture = FixtureRun()

  @Test(arguments: [
    ("Index", "crashed at 0.500 s", "the body of Crashing"),
    ("Give up", "crashed at 0.500 s", "Crashing.swift:11: Fatal error: nothing to show"),
    ("Later", "crashed at 1.500 s", "DispatchQueue.main.asyncAfter Crashing.swift:13"),
    ("Deeper", "calls without end) at 0.500 s", "a gesture on Crashing"),
    ("Leave", "ended the program at 0.500 s", "a gesture on Crashing"),
    ("Round", "does not come to an end at 0.500 s", "a gesture on Crashing"),
  ])
  func theErrorSaysWhenAndWhere(_ button: String, _ when: String, _ place: String) throws {
    let run = try fixture.play(
      "render", "Crashing", "Crashing()", "at 0.5s tap \"\(button)\"", "-o", "x.gif", "-o", "x.png")
    #expect(run.code == 2)
    #expect(run.error.contains("error: the user's code "))
    #expect(run.error.contains(when))
    #expect(run.error.contains(place))
    #expect(fixture.folder.files == ["Crashing.swift", "x.scenario"])
  }

  /// One that crashes takes nothing of the others with it, and what it printed is seen once.
  @Test func theOthersAreStillPlayed() throws {
    try fixture.folder.write(
      """
      import SwiftUI
      struct Screen: View {
        let ends: Bool
        var body: some View {
          Button("Go") {
            print("pressed")
            if ends { fatalError("no more") }
          }
        }
      }
      """, to: "s/Screen.swift")
    for (name, ends) in [("a", "false"), ("b", "true"), ("c", "false")] {
      try fixture.folder.write(
        "scenario \"\(name)\"\nview \"Screen.swift\" Screen(ends: \(ends))\ncanvas 99x99\n"
          + "duration until settled\nat 0.5s tap \"Go\"\n", to: "s/\(name).scenario")
    }
    let run = try fixture.run("render", "s", "-o", "out/", "--json")
    #expect(run.code == 2)
    #expect(run.output.contains("out/a") && run.output.contains("out/c") && !run.output.contains("out/b"))
    #expect(!run.output.contains("pressed"))
    #expect(run.error.contains("crashed at 0.500 s"))
    #expect(
      run.error.contains("error: not played, since their code did not come to a good end: s/b.scenario"))
    #expect(run.error.components(separatedBy: "pressed\n").count == 4)
    #expect(run.error.components(separatedBy: "no more").count == 2)
  }

  /// Standard output by its name is the same as without one: no place for what a view prints, and no file to
  /// rename over.
  @Test func standardOutputByNameIsTheResults() throws {
    let text = "import SwiftUI\n#Preview { Text(\"a\").onAppear { print(\"said\") } }\n"
    try fixture.folder.write(text, to: "A.swift")
    try fixture.folder.write("view \"A.swift\" preview\ncanvas 99x99\nduration 1s\n", to: "a.scenario")
    let run = try fixture.run("verify", "a.scenario", "--json=/dev/stdout", "--quiet")
    #expect(run.output.contains("\"result\": \"failed\"") && !run.output.contains("said"), "\(run.output)")
    #expect(run.error.contains("said"))
    #expect(fixture.folder.files.filter { !$0.hasPrefix("report/") } == ["A.swift", "a.scenario"])
  }
}
