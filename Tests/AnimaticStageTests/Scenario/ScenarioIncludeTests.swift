import AnimaticScript
import AnimaticStage
import Foundation
import Testing

/// A folder of files that is gone afterwards.
private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
  let folder = NSTemporaryDirectory() + "animatic-include-" + UUID().uuidString
  defer { try? FileManager.default.removeItem(atPath: folder) }
  for (name, text) in files {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
  try body(folder)
}

@Suite struct ScenarioIncludeTests {
  @Test func settingsNoticesAndValuesComeEventsDoNot() throws {
    try withFolder([
      "p/main.scenario":
        "scenario \"M\"\nfps 30\ninclude \"shared/base.scenario\"\nat start show a\nbackground tint\n",
      "p/shared/base.scenario":
        "scenario \"Base\"\ninclude \"../more.scenario\"\nfps 60\ncanvas 30x40\nlet start = 1s\n"
        + "notice a = Toast(\"x\")\nat 0s show a\nexpect a at 0s is gone\n",
      "p/more.scenario": "duration 3s\nlet tint = .red\n",
    ]) { folder in
      let result = Scenario.load(path: folder + "/p/main.scenario", projectRoot: folder + "/p")
      let scenario = try #require(result.scenario, "\(DiagnosticFormatter().format(result.diagnostics))")
      #expect(scenario.name == "M" && scenario.fps == 30 && scenario.stage.width == 30)
      #expect(scenario.events.count == 1 && scenario.events[0].at.seconds == 1)
      #expect(scenario.expectations.isEmpty && scenario.background == .color(.named("red")))
      #expect(scenario.notices[0].source.file.hasSuffix("p/shared/base.scenario"))
    }
  }

  @Test func neverAboveTheProject() throws {
    try withFolder([
      "p/main.scenario":
        "scenario \"M\"\ncanvas 9x9\nduration 1s\ninclude \"../out.scenario\"\ninclude \"link.scenario\"\n"
        + "include \"/etc/passwd\"\nbackground image \"../x.png\"\n",
      "out.scenario": "fps 30\n",
    ]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/p/link.scenario", withDestinationPath: folder + "/out.scenario")
      let result = Scenario.load(path: folder + "/p/main.scenario", projectRoot: folder + "/p")
      #expect(result.diagnostics.map(\.id) == ["file-above", "file-above", "file-above", "file-above"])
      #expect(result.diagnostics.map(\.range.line) == [4, 5, 6, 7])
    }
  }

  @Test func cyclesAreNamed() throws {
    try withFolder([
      "a.scenario": "scenario \"A\"\ncanvas 9x9\nduration 1s\ninclude \"b.scenario\"\n",
      "b.scenario": "include \"./a.scenario\"\n",
      "self.scenario": "canvas 9x9\nduration 1s\ninclude \"self.scenario\"",
    ]) { folder in
      let result = Scenario.load(path: folder + "/a.scenario", projectRoot: folder)
      #expect(result.diagnostics.map(\.id) == ["file-cycle"])
      #expect(result.diagnostics[0].message.contains("a.scenario → "))
      #expect(result.diagnostics[0].file.hasSuffix("b.scenario"))
      #expect(Scenario.load(path: folder + "/self.scenario").diagnostics.map(\.id) == ["file-cycle"])
    }
  }

  @Test func includesThatFanOutAreBounded() throws {
    // Each file includes the next one twice: 2 to the power of 20 readings without a limit.
    var files: [String: String] = ["20.scenario": "fps 60\n"]
    for index in 0..<20 {
      files["\(index).scenario"] = String(repeating: "include \"\(index + 1).scenario\"\n", count: 2)
    }
    try withFolder(files) { folder in
      let result = Scenario.load(path: folder + "/0.scenario", projectRoot: folder)
      #expect(result.diagnostics.contains { $0.id == "includes-too-many" })
      #expect(result.diagnostics.count < 400)
    }
  }

  @Test func unreadableFilesAreDiagnostics() throws {
    try withFolder([
      "a.scenario": "canvas 9x9\nduration 1s\ninclude \"gone.scenario\"\ninclude \"sub\"\n", "sub/x": "",
    ]) { folder in
      let result = Scenario.load(path: folder + "/a.scenario", projectRoot: folder)
      #expect(result.diagnostics.map(\.id) == ["file-unreadable", "file-unreadable"])
      #expect(Scenario.load(path: folder + "/none").diagnostics.map(\.id) == ["file-unreadable"])
      #expect(Scenario.load(path: "/dev/zero").diagnostics.map(\.id) == ["file-unreadable"])
      #expect(Scenario.load(path: folder).scenario == nil)
    }
  }

  @Test func errorsOfIncludedFilesAreReportedThere() throws {
    try withFolder([
      "a.scenario": "canvas 9x9\nduration 1s\ninclude \"b.scenario\"\n",
      "b.scenario": "fps 60\nnotice x = Baner()\n",
    ]) { folder in
      let result = Scenario.load(path: folder + "/a.scenario", projectRoot: folder)
      #expect(result.diagnostics.count == 1)
      #expect(result.diagnostics[0].file.hasSuffix("b.scenario") && result.diagnostics[0].range.line == 2)
      #expect(result.diagnostics[0].sourceLine == "notice x = Baner()")
    }
  }
}
