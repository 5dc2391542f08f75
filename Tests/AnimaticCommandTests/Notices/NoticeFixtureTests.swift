import Foundation
import Testing

/// Notice files as apps have them, in the styles that such files come in, each with a scenario of right numbers and goldens:
/// Tests/Fixtures/Notices. `animatic record .` in that folder writes the goldens.
@Suite struct NoticeFixtureTests {
  private static let notices = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Notices").path

  /// All in one run of the tool, as one would call it; what it says is the failure's message.
  @Test func theyPlayAsTheyAre() throws {
    let cache = TemporaryFolder()
    var environment = FixtureRun.environment
    environment["XDG_CACHE_HOME"] = cache.path
    environment["ANIMATIC_TURN_LIMIT"] = nil
    let run = try CommandRun(
      words: ["verify", ".", "--report", cache.path + "/report"], in: Self.notices, environment: environment)
    #expect(run.code == 0, "\(run.output)\(run.error)")
    // What the views print themselves is all that stands here.
    #expect(run.error == "greeting is ready\n")
    let scenarios = try Self.files("scenario")
    #expect(run.output.contains("\(scenarios.count) scenarios as recorded\n"), "\(run.output)")
  }

  /// No file is without a scenario, and none knows of what plays it.
  @Test func eachFileIsPlayedAndIsAnAppsOwn() throws {
    let scenarios = try Self.files("scenario").map(Self.text)
    let files = try Self.files("swift")
    #expect(files.count >= 20)
    for file in files {
      #expect(
        scenarios.contains { $0.contains("\"\(file)\" preview") })
      let text = try Self.text(file)
      #expect(text.contains("import SwiftUI\n"), "\(file)")
      #expect(!text.lowercased().contains("animatic"), "\(file)")
    }
    for scenario in scenarios {
      #expect(scenario.contains("\nexpect ") && scenario.contains("\ngolden at "))
    }
  }

  private static func files(_ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: notices).filter { $0.hasSuffix(".\(ending)") }
      .sorted()
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(notices)/\(file)", encoding: .utf8)
  }
}
