import Foundation
import Testing

@testable import animatic

/// Verbs that play, over the issue's own numbers.
@Suite struct PlayingTests {
  let folder = TemporaryFolder()

  static let banner = """
    scenario "Banner default"

    device     "iPhone 15"
    background app "inbox"
    duration   5.2s
    scale      1

    notice inbox = Banner(title: "New message", icon: "envelope.fill")

    at 0.5s show inbox

    expect inbox.offset.y at 0.65s is -50 within 0.001

    """

  init() throws { try folder.write(Self.banner, to: "b.scenario") }

  @Test func valuesAreThoseOfTheCurve() throws {
    let run = try CommandRun(
      "values", "b.scenario", "--at", "0.95s,0.55s,0.6s,0.65s,0.7s,0.8s,3f", "--json", in: folder)
    #expect(run.code == 0)
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    func value(_ property: String, _ time: Double) -> Double? {
      rows.first { $0["property"] as? String == property && $0["time"] as? Double == time }?["value"]
        as? Double
    }
    let expected: [(Double, Double, Double)] = [
      (0.55, -94.387, 0.0183), (0.6, -76.823, 0.0761), (0.65, -50, 0.1738), (0.7, -23.177, 0.3037),
      (0.8, 0, 0.5762), (0.95, 0, 0.75),
    ]
    for (time, offset, opacity) in expected {
      #expect(abs(try #require(value("offset.y", time)) - offset) < 0.001)
      #expect(abs(try #require(value("opacity", time)) - opacity) < 0.001)
    }
    #expect(value("offset.y", 0.05) == nil)
    #expect(
      run.output.hasPrefix(
        "[\n  {\"time\": 0.05, \"name\": \"inbox\", \"property\": \"visible\", \"value\": false}"))
  }

  @Test func traceNamesTheLineThatCausedIt() throws {
    let run = try CommandRun("trace", "b.scenario", "--json", "--to", "1s", in: folder)
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        "{\"time\": 0.5, \"kind\": \"show\", \"name\": \"inbox\", \"detail\": \"show inbox\", \"source\": \"b.scenario:10\", \"number\": "
      ))
    #expect(!run.output.contains("\"time\": 4.5"))
  }

  @Test func bytesDoNotDependOnJobsNorOnTheFramesBefore() throws {
    for jobs in ["1", "2", "5"] {
      let run = try CommandRun(
        "render", "b.scenario", "-o", "j\(jobs)/", "-o", "j\(jobs).gif", "-o", "j\(jobs).png", "--jobs", jobs,
        in: folder)
      #expect(run.code == 0)
    }
    let names = folder.files.filter { $0.hasPrefix("j1") }
    #expect(names.count > 20)
    for name in names {
      for jobs in ["2", "5"] {
        #expect(try folder.bytes(name) == folder.bytes("j\(jobs)" + name.dropFirst(2)))
      }
    }
    #expect(try CommandRun("still", "b.scenario", "--at", "36f", "-o", "still", in: folder).code == 0)
    #expect(try folder.bytes("still/0600ms.png") == folder.bytes("j1/frame-00036.png"))
  }

  @Test func tableListsEveryFrameAndEqualOnesNameOneFile() throws {
    #expect(try CommandRun("render", "b.scenario", "-o", "out", "--quiet", in: folder).output == "")
    let rows = try folder.read("out/frames.tsv").split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows.count == 313)
    #expect(rows[1][2] == "frame-00000.png")
    #expect(rows[31][1] == "0.500000")
    let named = Set(rows.dropFirst().map { String($0[2]) })
    #expect(Set(folder.files.filter { $0.hasSuffix(".png") }) == Set(named.map { "out/\($0)" }))
    #expect(named.count < 60)
  }

  /// C49, C59: a window is half-open, so neighbouring windows join without a seam.
  @Test func windowsAreHalfOpen() throws {
    let run = try CommandRun(
      "render", "b.scenario", "-o", "a/", "--from", "0.3s", "--to", "1.3s", "--fps", "30", "--json",
      in: folder)
    #expect(run.output.contains("\"frames\": 30, "))
    #expect(run.output.contains("\"duration\": 1, "))
    _ = try CommandRun("render", "b.scenario", "-o", "b/", "--from", "0.3s", "--to", "0.6s", in: folder)
    _ = try CommandRun("render", "b.scenario", "-o", "c/", "--from", "0.6s", "--to", "0.9s", in: folder)
    func frames(_ name: String) throws -> [Int] {
      try folder.read(name).split(separator: "\n").dropFirst().compactMap {
        Int($0.split(separator: "\t")[0])
      }
    }
    #expect(try frames("b/frames.tsv") + frames("c/frames.tsv") == Array(18..<54))
  }

  @Test func severalScenariosGoIntoFoldersOfTheirNames() throws {
    try folder.write(
      Self.banner.replacingOccurrences(of: "Banner default", with: "Another"), to: "a.scenario")
    #expect(try CommandRun("render", ".", "-o", "out/", "--to", "0.1s", in: folder).code == 0)
    #expect(folder.exists("out/another/frames.tsv"))
    #expect(folder.exists("out/banner-default/frames.tsv"))
    let shared = try CommandRun("render", "a.scenario", "b.scenario", "-o", "x.gif", in: folder)
    #expect(
      shared.error == """
        error: 2 scenarios can not share the file x.gif
               give a folder, such as -o out/, or choose one with --filter

        """)
    try folder.write(Self.banner, to: "c.scenario")
    let twice = try CommandRun("render", ".", "-o", "out2/", in: folder)
    #expect(twice.code == 2)
    #expect(twice.error.contains("b.scenario has the same output name 'banner-default'"))
    #expect(!folder.exists("out2"))
  }

  /// C47: an output that can not be had is an error before anything is played.
  @Test func outputsThatCanNotBeWritten() throws {
    let place = try CommandRun("render", "b.scenario", "-o", "b.scenario/x.gif", in: folder)
    #expect(place.error == "error: can not write b.scenario/x.gif: b.scenario is not a folder\n")
    #expect(place.code == 3)
    let ending = try CommandRun("render", "b.scenario", "-o", "x.gfi", in: folder)
    #expect(ending.code == 2)
    #expect(ending.error.contains("did you mean '.gif'?"))
    #expect(
      try CommandRun("render", "b.scenario", in: folder).error.hasPrefix(
        "error: 'render' needs '-o, --output OUT'"))
    let late = try CommandRun("still", "b.scenario", "--at", "6s", "-o", "s", in: folder)
    #expect(
      late.error == """
        error: 6s is after the end of 'banner-default', which lasts 5.2 s
               make it longer with 'duration' in b.scenario

        """)
    #expect(folder.files == ["b.scenario"])
  }

  @Test func aFailedExpectationIsExitOneAndOutputsAreThere() throws {
    try folder.write(Self.banner + "expect inbox at 3s is gone\n", to: "b.scenario")
    let run = try CommandRun("render", "b.scenario", "-o", "out/", in: folder)
    #expect(run.code == 1)
    #expect(run.error.hasPrefix("FAIL  banner-default   b.scenario:13   "))
    #expect(folder.exists("out/frames.tsv"))
  }

  @Test func brokenScenariosAreExitTwoWithEveryError() throws {
    try folder.write(
      "scenario \"x\"\ndevice \"iPhone 15\"\nduration 5\nnotice a = Baner()\nat 1s shwo a\n", to: "b.scenario"
    )
    for verb in ["check", "render"] {
      let words = [verb, "b.scenario"] + (verb == "render" ? ["-o", "out/"] : [])
      let run = try CommandRun(words: words, in: folder.path)
      #expect(run.code == 2)
      for place in ["b.scenario:3:10: error:", "b.scenario:4:12: error:", "b.scenario:5:7: error:"] {
        #expect(run.error.contains(place))
      }
      #expect(run.error.contains("did you mean 'Banner'?"))
      #expect(run.output == "")
    }
    #expect(!folder.exists("out"))
    let json = try CommandRun("check", "b.scenario", "--json", in: folder)
    #expect(json.code == 2)
    #expect(json.output.contains("\"line\": 4, \"column\": 12, "))
  }

  @Test func settingsOfTheProjectStandBehindTheScenario() throws {
    try folder.write("fps = 20\nscale = 3\n", to: "animatic.conf")
    let run = try CommandRun("config", "b.scenario", "--jobs", "1", in: folder)
    #expect(
      run.output == """
        Banner default (b.scenario)
        fps         20                      animatic.conf:1
        scale       1                       b.scenario:6
        device      iPhone 15               b.scenario:3
        appearance  light                   default
        jobs        1                       --jobs
        report      report                  default

        """)
  }

  @Test func sheetIsOnePictureAlwaysTheSame() throws {
    for name in ["x.png", "y.png"] {
      let run = try CommandRun("sheet", "b.scenario", "-o", name, "--at", "0s,0.6s,2s", in: folder)
      #expect(run.code == 0)
      #expect(run.output.hasPrefix("wrote \(name): 3 pictures, 2 curves, "))
    }
    #expect(try folder.bytes("x.png") == folder.bytes("y.png"))
  }

  @Test func startersPlayAndHold() throws {
    for kind in StarterScenario.Kind.allCases {
      _ = try CommandRun("new", kind.rawValue, "--notice", kind.rawValue, in: folder)
      let run = try CommandRun(
        "render", "\(kind.rawValue).scenario", "-o", "\(kind.rawValue)/", "--scale", "1", in: folder)
      #expect(run.error == "")
      #expect(run.code == 0)
    }
  }
}
