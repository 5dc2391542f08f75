import Foundation

/// Runs the tool on the fixtures, with the compiler on its path and one cache for all tests.
struct FixtureRun {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  private static let cache = TemporaryFolder()

  let folder = TemporaryFolder()

  static func path(_ fixture: String) -> String { "\(fixtures)/\(fixture).swift" }

  static var environment: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_CACHE_HOME": cache.path,
      "ANIMATIC_TURN_LIMIT": "2",
    ]
  }

  func run(_ words: String...) throws -> CommandRun {
    try CommandRun(words: words, in: folder.path, environment: Self.environment)
  }

  /// Lays a copy of a fixture into the folder, beside a scenario of these lines, and runs a verb on that.
  func play(_ verb: String, _ fixture: String, _ view: String, _ lines: String, _ rest: String...) throws
    -> CommandRun
  {
    let text = try String(contentsOfFile: Self.path(fixture), encoding: .utf8)
    try folder.write(text, to: "\(fixture).swift")
    try folder.write(
      """
      scenario "\(fixture)"
      view "\(fixture).swift" \(view)
      canvas 300x400
      duration 5s
      \(lines)
      """, to: "x.scenario")
    return try CommandRun(
      words: [verb, "x.scenario"] + rest, in: folder.path, environment: Self.environment)
  }
}
