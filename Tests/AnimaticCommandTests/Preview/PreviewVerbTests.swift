import Testing

@testable import animatic

@Suite struct PreviewVerbTests {
  let fixture = FixtureRun()
  private let banner = FixtureRun.path("SavedBanner")

  @Test func listNamesPreviewsInOrder() throws {
    let run = try fixture.run("preview", banner, FixtureRun.path("UploadToast"), "--list")
    let rows = run.output.split(separator: "\n").map { $0.split(separator: "  ").map(String.init) }
    #expect(
      rows.map { $0.prefix(2).map { $0.filter { $0 != " " } } } == [
        ["\"Saving\"", "SavedBanner.swift:55"], ["\"Wide\"", "SavedBanner.swift:59"],
        ["\"line61\"", "SavedBanner.swift:61"], ["\"Short\"", "PreviewProvider"],
        ["\"UploadToast2\"", "PreviewProvider"],
      ])
    #expect(run.code == 0)
    let json = try fixture.run("preview", banner, "--list", "--json")
    #expect(
      json.output.contains(
        #"{"name": "Wide", "file": "SavedBanner.swift", "line": 59, "canvas": ["landscapeLeft"]}"#))
  }

  /// The same play as the scenario that says the same.
  @Test func aPreviewIsPlayedLikeAScenario() throws {
    let run = try fixture.run(
      "preview", banner, "Saving", "--tap", "Save@0.5s", "--duration", "4s", "--fps", "10", "-o", "a.gif")
    #expect(run.error == "")
    #expect(run.output.hasPrefix("wrote a.gif: 40 frames"))
    try fixture.folder.write(
      "scenario \"b\"\nview \"SavedBanner.swift\" preview \"Saving\"\ndevice \"iPhone 15\"\nfps 10\nduration 4s\n"
        + "at 0.5s tap \"Save\"\n", to: "b.scenario")
    try fixture.folder.write(
      try String(contentsOfFile: banner, encoding: .utf8), to: "SavedBanner.swift")
    _ = try fixture.run("render", "b.scenario", "-o", "b.gif")
    #expect(try fixture.folder.bytes("a.gif") == fixture.folder.bytes("b.gif"))
  }

  /// Without a duration it ends with what happens: the tap at 0.5 s, 2 s of rest, twice 0.4 s of motion.
  @Test func withoutADurationItPlaysUntilSettled() throws {
    let run = try fixture.run(
      "preview", banner, "--tap", "Save@0.5s", "--fps", "10", "--scale", "1", "-o", "frames/")
    #expect(run.error == "")
    #expect(run.output.hasPrefix("wrote frames/: 31 frames"))
  }

  @Test func theCanvasIsThatOfTheTraits() throws {
    /// Width and height of the first picture, from the PNG's header.
    func size(_ words: String...) throws -> [Int] {
      let run = try CommandRun(
        words: ["preview"] + words + ["--duration", "0.1s", "--scale", "1", "-o", "x.png"],
        in: fixture.folder.path, environment: FixtureRun.environment)
      #expect(run.code == 0, "\(run.error)")
      let header = try fixture.folder.bytes("x.png").prefix(24)
      return [16, 20].map { start in header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    #expect(try size(banner, "Saving") == [393, 852])
    #expect(try size(banner, "Wide") == [852, 393])
    #expect(try size(FixtureRun.path("UploadToast"), "UploadToast 2") == [300, 200])
  }

  /// Two files and the folder that holds them are the same module.
  @Test func aFolderIsOneModule() throws {
    try fixture.folder.write(
      "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"badge\") } }", to: "m/in/Badge.swift"
    )
    try fixture.folder.write("import SwiftUI\n#Preview(\"Both\") { Badge() }", to: "m/A.swift")
    try fixture.folder.write(
      "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Badge() } } }",
      to: "m/App.swift")
    let whole = try fixture.run("preview", "m", "Both", "-o", "x.gif")
    #expect(whole.code == 0, "\(whole.error)")
    let files = try fixture.run("preview", "m/A.swift", "m/in/Badge.swift", "-o", "x.gif")
    #expect(files.code == 0, "\(files.error)")
    let half = try fixture.run("preview", "m/A.swift", "-o", "x.gif")
    #expect(half.code == 2)
    #expect(half.error.contains("m/A.swift:2:20: error: cannot find 'Badge' in scope"))
  }

  @Test func expressionsAndMissedTaps() throws {
    let run = try fixture.run(
      "preview", FixtureRun.path("UploadToast"), "--view", "UploadToast(title: \"x\")", "--tap", "Sav@0.5s",
      "-o", "x.gif")
    #expect(run.code == 0)
    #expect(run.error == "warning: at 0.5 s: tap \"Sav\" misses: it is not on stage\n")
    let wrong = try fixture.run("preview", banner, "--view", "Nothing()", "-o", "x.gif")
    #expect(wrong.code == 2)
    #expect(wrong.error.contains("--view:1:1: error: cannot find 'Nothing' in scope"))
  }

  @Test func wrongCallsAreExplained() throws {
    let cases: [([String], String)] = [
      ([], "error: 'preview' needs a Swift file, or a folder of them\n"),
      (["Name"], "error: 'preview' needs a Swift file or a folder of them, got 'Name'\n"),
      (
        ["None.swift", "-o", "x.gif"],
        "command line: error: can not read 'None.swift': there is no such file\n"
      ),
      ([banner, "a", "b", "-o", "x.gif"], "error: 'preview' does not expect 'b'\n"),
      ([banner], "error: 'preview' needs '-o, --output OUT'\n"),
      (
        [banner, "--tap", "x", "-o", "x.gif"], "error: 'x' does not fit '--tap': expected a visible text and"
      ),
      (
        [banner, "--tap", "x@3", "-o", "x.gif"], "error: 'x@3' does not fit '--tap': expected a time with its"
      ),
      (
        [banner, "Name", "--view", "A()", "-o", "x.gif"], "error: '--view' stands instead of a preview's name"
      ),
      ([banner, "Savin", "-o", "x.gif"], "command line: error: no preview 'Savin' in "),
    ]
    for (words, start) in cases {
      let run = try CommandRun(
        words: ["preview"] + words, in: fixture.folder.path, environment: FixtureRun.environment)
      #expect(run.error.hasPrefix(start), "\(words): \(run.error)")
      #expect(run.code == 2)
    }
  }

  @Test(arguments: [
    ("Show banner@0.5s", "\"Show banner\""), ("a@b@2s", "\"a@b\""), ("#card.title@30f", "#card.title"),
    ("(10, 20.5)@1s", "(10, 20.5)"), ("#1@1s", "\"#1\""), ("say \"hi\"@1s", "\"say \\\"hi\\\"\""),
    ("(a, b)@1s", "\"(a, b)\""),
  ])
  func tapsAreWrittenAsInScenarios(_ word: String, _ target: String) throws {
    #expect(try PreviewTap(word).target == target)
  }
}
