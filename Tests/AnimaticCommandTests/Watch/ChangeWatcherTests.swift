import AnimaticGolden
import Foundation
import Testing

@testable import animatic

@Suite struct ChangeWatcherTests {
  private let folder = TemporaryFolder()

  /// Waits until the system has told of something.
  private func waits(_ watcher: ChangeWatcher) -> Bool {
    var poller = pollfd(fd: watcher.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, 5000) == 1 && watcher.takeNotice(now: 0)
  }

  private func watching() throws -> (ChangeWatcher, String) {
    let file = try folder.write("1", to: "s/a.scenario")
    let watcher = ChangeWatcher()
    #expect(watcher.watch(Dependencies.folders(of: [file])))
    #expect(!watcher.polls && watcher.deadline == nil && !watcher.takeNotice(now: 0))
    return (watcher, file)
  }

  @Test func hearsOfAPlainSave() throws {
    let (watcher, file) = try watching()
    try Data("2".utf8).write(to: URL(fileURLWithPath: file))
    #expect(waits(watcher))
  }

  @Test func hearsOfASaveByRename() throws {
    let (watcher, file) = try watching()
    let before = FileSnapshot(of: [file])
    // As vim does it: the old one aside, a new one written, the old one removed.
    #expect(rename(file, file + "~") == 0)
    #expect(waits(watcher))
    #expect(FileSnapshot(of: [file]).changes(since: before) == [file])
    try folder.write("2", to: "s/a.scenario")
    #expect(waits(watcher))
    // As others do: written beside, then renamed over it. Twice, since a watch on the file would be lost by the first.
    for text in ["3", "4"] {
      let between = FileSnapshot(of: [file])
      try folder.write(text, to: "s/.new")
      #expect(rename(folder.path + "/s/.new", file) == 0)
      #expect(waits(watcher))
      #expect(FileSnapshot(of: [file]).changes(since: between) == [file])
    }
  }

  @Test func hearsOfAFolderThatGoesAndComesBack() throws {
    let (watcher, file) = try watching()
    try FileManager.default.removeItem(atPath: folder.path + "/s")
    #expect(waits(watcher))
    // The nearest folder that is there tells of the missing one.
    #expect(watcher.watch(Dependencies.folders(of: [file])))
    _ = watcher.takeNotice(now: 0)
    try folder.write("2", to: "s/a.scenario")
    #expect(waits(watcher))
    #expect(watcher.watch(Dependencies.folders(of: [file])))
    _ = watcher.takeNotice(now: 0)
    try folder.write("3", to: "s/a.scenario")
    #expect(waits(watcher))
  }

  @Test func looksByTheClockWhereNothingIsTold() {
    let watcher = ChangeWatcher(usesNotifier: false)
    #expect(watcher.polls && watcher.descriptor == nil)
    #expect(watcher.watch(["/"]))
    #expect(watcher.takeNotice(now: 1))
    #expect(!watcher.takeNotice(now: 2))
    #expect(watcher.deadline == 1 + ChangeWatcher.pollEvery)
    #expect(watcher.takeNotice(now: 1 + ChangeWatcher.pollEvery))
  }

  @Test func aSnapshotSeesWhatComesAndGoesInFolders() throws {
    let views = folder.path + "/views"
    try folder.write("1", to: "views/A.swift")
    try folder.write("1", to: "views/.build/C.swift")
    let first = FileSnapshot(of: [views])
    #expect(FileSnapshot(of: [views]).changes(since: first) == [])
    try folder.write("1", to: "views/notes.txt")
    #expect(FileSnapshot(of: [views]).changes(since: first) == [], "what is no Swift file is none of ours")
    try folder.write("1", to: "views/deep/B.swift")
    #expect(FileSnapshot(of: [views]).changes(since: first) == [views + "/deep/B.swift"])
    let second = FileSnapshot(of: [views])
    #expect(unlink(views + "/A.swift") == 0)
    #expect(FileSnapshot(of: [views]).changes(since: second) == [views + "/A.swift"])
  }

  @Test func dependenciesAreWhatAPlayReads() throws {
    let file = try folder.write(
      """
      scenario "A"
      include "shared/base.scenario"
      include "missing.scenario"
      view "Views/Banner.swift" preview "x"
      variant "dark" {
        background image "dark.png"
      }
      """, to: "s/a.scenario")
    try folder.write(
      "include \"../a.scenario\"\nbackground image \"light.png\"", to: "s/shared/base.scenario")
    try folder.write("", to: "golden/a@dark/frames.tsv")
    try folder.write("", to: "golden/ab/frames.tsv")
    let found = Dependencies(scenario: file, golden: GoldenStore(root: folder.path + "/golden"), slug: "a")
      .paths
    let s = folder.path + "/s/"
    let golden = folder.path + "/golden/"
    for wanted in [
      file, s + "shared/base.scenario", s + "missing.scenario", s + "Views/Banner.swift",
      s + "shared/light.png",
      s + "dark.png", golden + "a/frames.tsv", golden + "a/timeline.txt", golden + "a@dark/frames.tsv",
    ] {
      #expect(found.contains(wanted), "\(wanted) of \(found)")
    }
    #expect(!found.contains { $0.contains("/ab/") })
    #expect(Set(found).count == found.count)
  }
}
