import AnimaticTesting
import Foundation
import Testing

/// A scenario with a file of views plays in a test program, which is linked for that by the product itself.
@Suite struct ViewFilePlayTests {
  @Test func aFileIsCompiledAndLoadedIntoTheTests() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/animatic-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let view = """
      import SwiftUI
      struct Saved: View {
        @State private var count = 0
        var body: some View { Button("saved \\(count)") { count += 1 } }
      }
      """
    try Data(view.utf8).write(to: URL(fileURLWithPath: folder + "/Saved.swift"))
    let scenario = "view \"Saved.swift\" Saved()\ncanvas 200x200\nduration 2s\nat 1s tap \"saved 0\"\n"
    try Data(scenario.utf8).write(to: URL(fileURLWithPath: folder + "/a.scenario"))
    let play = try ScenarioPlay(path: folder + "/a.scenario")
    try play.advance(to: 1.5)
    #expect(play.number("view", "state.count") == 1)
  }

  @Test func whatIsWrongInTheFileIsThrown() throws {
    let scenario = "view \"Nothing.swift\" preview\ncanvas 200x200\nduration 2s\n"
    #expect(throws: (any Error).self) { try ScenarioPlay(text: scenario) }
  }
}
