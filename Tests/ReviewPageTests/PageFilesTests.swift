import Foundation
import Testing

extension ReviewPageTests {
  /// What lies on disk, without a browser.
  @Suite struct PageFilesTests {
    let project: Project

    init() throws { project = try Project.shared() }

    private func names(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: project.path + "/" + folder).sorted()
    }

    private func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: project.path + "/" + name))
    }

    /// The JSON between the first and the last line.
    private func data(_ name: String) throws -> [String: Any] {
      var lines = String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n")
      #expect(lines.removeFirst() == "animaticData(")
      #expect(lines.removeLast() == ");")
      let json = Data(lines.joined(separator: "\n").utf8)
      return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    }

    @Test func onePageIsOneFileAndOneFolder() throws {
      #expect(try names("out #1") == ["ba?nn'er&%20<b>.html", "ba?nn'er&%20<b>_files"])
      #expect(try names("").allSatisfy { !$0.contains("partial") })
      #expect(try names("report").count == 24, "the page, its parts, two lists, twenty scenarios")
    }

    @Test func nothingTellsOfTheMachine() throws {
      for name in ["report/index.html", "report/_page/index.js", "report/early-tap/page.js"] {
        let text = String(decoding: try bytes(name), as: UTF8.self)
        #expect(!text.contains(project.path) && !text.contains("http://") && !text.contains("https://"))
      }
    }

    @Test func theDataSaysWhatThePageShows() throws {
      let page = try data("report/early-tap/page.js")
      #expect(page["format"] as? String == "animatic page 1")
      #expect(page["state"] as? String == "motion changed")
      #expect(page["frameCount"] as? Int == 60)
      let works = try #require(page["works"] as? [[String: Any]])
      #expect(works.map { $0["state"] as? String } == ["orphaned"])
      #expect(works[0]["due"] as? Double == 4.2)
      let touches = try #require(page["touches"] as? [[String: Any]])
      #expect(touches.map { $0["hit"] as? Bool } == [true, false])
      #expect(touches[1]["x"] as? Double == 100 && touches[1]["y"] as? Double == 90)
      let values = try #require(page["values"] as? [[String: Any]])
      let offset = try #require(values.first { $0["property"] as? String == "offset.y" })
      #expect(offset["expected"] is [Any])
      let still = try #require(values.first { $0["property"] as? String == "frame.width" })
      #expect(still["name"] as? String == "inbox")
      // Every frame has a picture, and every picture is there.
      let pictures = try #require(page["pictures"] as? [String])
      for picture in pictures { #expect(try bytes("report/early-tap/" + picture).count > 50) }
      let frames = try #require(page["frames"] as? [String: Any])
      for side in ["actual", "expected"] {
        let runs = try #require(frames[side] as? [[Any]])
        #expect(runs.first?[0] as? Int == 0 && runs.last?[1] as? Int == 59)
      }
      let drawn = try #require(frames["drawn"] as? [[Int]])
      #expect(drawn.allSatisfy { pictures[$0[1]].hasPrefix("difference/") } && !drawn.isEmpty)
      // Frames 28 to 39: from the recorded tap's first frame to the present removal's last.
      let difference = try #require(frames["difference"] as? [[Any]])
      let differing = difference.filter { $0[2] as? Double != 0 }
      #expect(differing.first?[0] as? Int == 28)
    }

    @Test func twiceTheSame() throws {
      let run = try ToolRun(
        "render", "s/steady.scenario", "s/early.scenario", "-o", "twice/x.html", "--json", in: project.path)
      #expect(run.code == 0)
      #expect(run.output.contains("\"path\": \"twice/x.html\", \"format\": \"html\", \"frames\": 120"))
      let first = try (
        bytes("twice/x.html"), bytes("twice/x_files/early-tap/page.js"), bytes("twice/x_files/_page/index.js")
      )
      _ = try ToolRun(
        "render", "s/steady.scenario", "s/early.scenario", "-o", "twice/x.html", in: project.path)
      #expect(
        try first == (
          bytes("twice/x.html"), bytes("twice/x_files/early-tap/page.js"),
          bytes("twice/x_files/_page/index.js")
        ))
      // What only an older page needed goes.
      _ = try ToolRun("render", "s/steady.scenario", "-o", "twice/x.html", in: project.path)
      #expect(try names("twice/x_files") == ["_page", "files.txt", "steady"])
    }

    @Test func aFolderOfSomebodyElseIsLeftAlone() throws {
      let folder = project.path + "/mine"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("precious".utf8).write(to: URL(fileURLWithPath: folder + "/letter.txt"))
      let run = try ToolRun("verify", "s", "--report", "mine", in: project.path)
      #expect(run.code == 2)
      #expect(run.error.contains("mine is not a report of animatic, and is left as it is"))
      #expect(try names("mine") == ["letter.txt"])
    }

    @Test func shardsBecomeOnePage() throws {
      for part in 1...2 {
        let run = try ToolRun(
          "verify", "s/early.scenario", "s/steady.scenario", "--shard", "\(part)/2", "--report",
          "part\(part)",
          in: project.path)
        #expect(run.code == (part == 1 ? 1 : 0))
      }
      let run = try ToolRun("merge-reports", "part2", "part1", "-o", "whole", in: project.path)
      #expect(run.code == 1)
      let index = try data("whole/_page/index.js")
      let scenarios = try #require(index["scenarios"] as? [[String: Any]])
      #expect(scenarios.map { $0["name"] as? String } == ["early-tap", "steady"])
      #expect(try bytes("whole/early-tap/page.js") == bytes("part1/early-tap/page.js"))
      #expect(try String(decoding: bytes("whole/index.html"), as: UTF8.self).contains("_page/app.js"))
    }

    @Test func aPassingRunHasAReportToo() throws {
      let run = try ToolRun("verify", "s/steady.scenario", "--report", "fine", in: project.path)
      #expect(run.code == 0)
      #expect(try names("fine") == ["_page", "files.txt", "index.html", "report.json", "steady"])
      let page = try data("fine/steady/page.js")
      #expect(page["passed"] as? Bool == true && page["framesDifferent"] as? Int == 0)
      #expect(!(page["commands"] as? [[String: String]] ?? []).contains { $0["label"] == "Accept" })
    }
  }
}
