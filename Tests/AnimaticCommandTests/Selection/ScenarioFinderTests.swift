import Foundation
import Testing

@testable import animatic

@Suite struct ScenarioFinderTests {
  let folder = TemporaryFolder()

  private func find(_ names: String...) throws -> [String] {
    try ScenarioFinder.files(for: names.map { "\(folder.path)/\($0)" }).map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test func foldersAreSearchedInTheOrderOfBytes() throws {
    for name in [
      "s/b.scenario", "s/a/z.scenario", "s/B.scenario", "s/ä.scenario", "s/note.txt", "s/.scenario",
    ] {
      try folder.write("", to: name)
    }
    try folder.write("", to: "s/.hidden/x.scenario")
    #expect(try find("s") == ["s/B.scenario", "s/a/z.scenario", "s/b.scenario", "s/ä.scenario"])
    #expect(try find("s/") == ["s/B.scenario", "s/a/z.scenario", "s/b.scenario", "s/ä.scenario"])
  }

  @Test func aFileCountsOnce() throws {
    try folder.write("", to: "s/a.scenario")
    try folder.write("", to: "s/b.scenario")
    #expect(try find("s/b.scenario", "s", "s/../s/a.scenario") == ["s/b.scenario", "s/a.scenario"])
  }

  @Test func loopsOfLinksEnd() throws {
    try folder.write("", to: "s/a.scenario")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/s/loop", withDestinationPath: "\(folder.path)/s")
    #expect(try find("s") == ["s/a.scenario"])
  }

  @Test func whatIsMissingIsAnErrorWithTheNearestName() throws {
    try folder.write("", to: "scenarios/banner.scenario")
    try folder.write("", to: "empty/x.txt")
    let missing = try CommandRun("format", "scenarios/baner.scenario", in: folder)
    #expect(
      missing.error == """
        error: no such file or folder: scenarios/baner.scenario
               did you mean 'scenarios/banner.scenario'?

        """)
    #expect(missing.code == 2)
    let empty = try CommandRun("format", "empty", in: folder)
    #expect(
      empty.error == "error: no *.scenario file in empty\n       write one: animatic new NAME\n")
    #expect(empty.code == 2)
  }

  @Test func devicesAndSwiftFilesAreRefused() throws {
    let device = try CommandRun("format", "/dev/zero", in: folder)
    #expect(device.error == "error: /dev/zero is not a regular file\n")
    #expect(device.code == 2)
    try folder.write("", to: "A.swift")
    let swift = try CommandRun("format", "A.swift", in: folder)
    #expect(
      swift.error.hasPrefix("error: A.swift is no scenario\n       play it with: animatic preview A.swift"))
    #expect(swift.code == 2)
  }

  @Test func plainNames() {
    #expect(ScenarioName("Banner tapped early").slug == "banner-tapped-early")
    #expect(!ScenarioName("../a/b").slug.contains("/"))
  }
}
