import Foundation
import Testing

extension ReviewPageTests {
  /// What is played when, told by the lines of the watch.
  @Suite struct WatchPlayTests {
    static let crashing = """
      import SwiftUI

      struct Crashing: View {
        @State private var index = 0
        private let lines = ["one", "two"]

        var body: some View {
          VStack {
            Text(lines[index])
            Button("Index") { index = 7 }
            Button("Round") { while true { idle() } }
          }
        }
      }

      private func idle() {}
      """

    static func tapping(_ line: String) -> String {
      """
      scenario "Taps"
      canvas   200x100
      scale    1
      fps      30
      duration 1s
      view "Crashing.swift" Crashing()
      \(line)
      """
    }

    @Test func crashesOfUserCodeAreSurvived() throws {
      let watch = try WatchProcess(
        ["s/a.scenario"],
        files: ["s/Crashing.swift": Self.crashing, "s/a.scenario": Self.tapping("at 0.5s tap \"Index\"")],
        environment: ["ANIMATIC_TURN_LIMIT": "0.4"])
      let crash = try watch.next("failed")
      #expect((crash["message"] as? String)?.hasPrefix("the user's code has crashed at 0.5") == true)
      #expect((crash["detail"] as? String)?.contains("Index out of range") == true)
      try watch.write(Self.tapping("at 0.5s tap \"Round\""), "s/a.scenario")
      let endless = try watch.next("failed")
      #expect((endless["message"] as? String)?.contains("does not come to an end at 0.5") == true)
      #expect(endless["changed"] as? [String] == ["s/a.scenario"])
      try watch.write(Self.tapping("at 0.5s mark \"calm\""), "s/a.scenario")
      #expect(try watch.next("played")["scenario"] as? String == "taps")
      try watch.write(
        Self.crashing.replacingOccurrences(of: "Text(lines", with: "Txt(lines"), "s/Crashing.swift")
      let wrong = try watch.next("failed")
      #expect(wrong["place"] as? String == "s/Crashing.swift:9:7")
      #expect((wrong["detail"] as? String)?.contains("^") == true)
      #expect(wrong["changed"] as? [String] == ["s/Crashing.swift"])
      #expect(watch.stop(SIGTERM) == 0)
    }

    @Test func onlyWhatASaveConcernsIsPlayedAgain() throws {
      let watch = try WatchProcess(
        ["s"],
        files: [
          "s/a.scenario": Project.toast("A", at: "0.2s"),
          "s/b.scenario": Project.toast("B", at: "0.2s") + "\ninclude \"base.txt\"\n",
          "s/base.txt": "appearance dark\n",
        ],
        prepare: { folder in
          let run = try ToolRun("record", "s/a.scenario", "--quiet", in: folder)
          #expect(run.code == 0, "\(run.error)")
        })
      let first = try watch.next("played")
      #expect(first["scenario"] as? String == "a" && first["state"] as? String == "passed")
      #expect(try watch.next("played")["scenario"] as? String == "b")
      // What is included counts, and a save by rename.
      try watch.write("appearance light\n", "s/.new")
      #expect(rename(watch.folder + "/s/.new", watch.folder + "/s/base.txt") == 0)
      let included = try watch.next("played")
      #expect(included["scenario"] as? String == "b" && included["changed"] as? [String] == ["s/base.txt"])
      #expect(included["state"] as? String == "drawing edited" && included["passed"] as? Bool == true)
      // As vim saves: the old file aside, the new one written.
      #expect(rename(watch.folder + "/s/a.scenario", watch.folder + "/s/a.scenario~") == 0)
      try watch.write(Project.toast("A", at: "0.3s"), "s/a.scenario")
      let edited = try watch.next("played")
      #expect(edited["scenario"] as? String == "a" && edited["state"] as? String == "motion changed")
      #expect(edited["passed"] as? Bool == false)
      #expect((edited["findings"] as? [String])?.first?.contains("100 ms later") == true)
      // A golden that is recorded anew is a change too.
      #expect(try ToolRun("record", "s/a.scenario", "--quiet", in: watch.folder).code == 0)
      #expect(try watch.next("played") { $0["passed"] as? Bool == true }["scenario"] as? String == "a")
      // A file that comes, and one that goes.
      try watch.write(Project.toast("C", at: "0.2s"), "s/c.scenario")
      #expect(try watch.next("played")["scenario"] as? String == "c")
      #expect(unlink(watch.folder + "/s/b.scenario") == 0)
      #expect(try watch.next("removed")["file"] as? String == "s/b.scenario")
      try watch.write(Project.toast("C", at: "0.2s"), "s/d.scenario")
      let taken = try watch.next("failed")
      #expect((taken["message"] as? String)?.contains("s/c.scenario has the same output name 'c'") == true)
      #expect(
        !watch.events.contains {
          $0["scenario"] as? String == "b" && $0["changed"] as? [String] == ["s/a.scenario"]
        })
    }

    @Test func aNewSaveEndsThePlayUnderWay() throws {
      let watch = try WatchProcess(
        ["s/a.scenario"],
        files: [
          "s/a.scenario": Project.banner("Long", tap: "1s").replacingOccurrences(of: "2s", with: "80000s")
        ])
      try watch.write(Project.banner("Short", tap: "1s"), "s/a.scenario")
      #expect(try watch.next("played")["scenario"] as? String == "short")
      #expect(watch.events.filter { $0["event"] as? String == "played" }.count == 1)
      // A file that was named stays when it is gone, and comes back.
      #expect(unlink(watch.folder + "/s/a.scenario") == 0)
      #expect((try watch.next("failed")["message"] as? String)?.contains("the file is gone") == true)
      try watch.write(Project.banner("Short", tap: "1.1s"), "s/a.scenario")
      #expect(try watch.next("played")["state"] as? String == "motion edited")
    }

    @Test(arguments: [SIGINT, SIGTERM]) func stopsCleanly(signal: Int32) throws {
      let watch = try WatchProcess(
        ["s/a.scenario"],
        files: [
          "s/a.scenario": Project.banner("Long", tap: "1s").replacingOccurrences(of: "2s", with: "80000s")
        ])
      // In the middle of a play, with a page that follows.
      let page = try RawSocket(port: watch.port)
      page.send("GET /_live/events HTTP/1.1\r\nHost: localhost:\(watch.port)\r\n\r\n")
      _ = page.receive { $0.contains("\"status\": \"playing\"") }
      let children = Self.children(of: watch.pid)
      #expect(children.count == 1)
      #expect(watch.stop(signal) == 0)
      #expect(watch.events.last?["event"] as? String == "stopped")
      #expect(children.allSatisfy { kill($0, 0) != 0 })
      #expect(try FileManager.default.contentsOfDirectory(atPath: watch.temporary) == [])
      #expect(throws: BrowserError.self) { try RawSocket(port: watch.port) }
      let again = try WatchProcess(
        ["s"], files: ["s/a.scenario": Project.toast("A", at: "0.2s")], port: "\(watch.port)")
      #expect(again.port == watch.port)
      let second = try ToolRun("watch", "s", "--port", "\(watch.port)", in: again.folder)
      #expect(second.code == 3 && second.error.contains("can not serve at port \(watch.port)"))
    }

    private static func children(of parent: pid_t) -> [pid_t] {
      let text = try? String(contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    @Test func wrongCallsAreSaidAtOnce() throws {
      let folder = try Project.shared().path
      for (words, code, text) in [
        (["watch"], 2, "'watch' needs a scenario: a file or a folder"),
        (["watch", "nothing.scenario"], 2, "no such file or folder: nothing.scenario"),
        (["watch", "s", "--port", "70000"], 2, "'70000' does not fit '--port'"),
        (["watch", "s", "--tap", "x@1s"], 2, "'--tap' is for a preview"),
        (["watch", "s", "--from", "1s"], 2, "'watch' does not take '--from'"),
      ] as [([String], Int32, String)] {
        let run = try ToolRun(words, in: folder)
        #expect(run.code == code && run.error.contains(text), "\(run.error)")
      }
    }
  }
}
