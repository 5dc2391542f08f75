import Foundation
import Testing

@testable import animatic

@Suite struct InterruptionTests {
  let folder = TemporaryFolder()

  /// Long enough that the signal always comes before the end; nothing here measures time.
  @Test(arguments: ["INT", "TERM"]) func leavesNothingHalfWritten(signal: String) throws {
    try folder.write(
      PlayingTests.banner.replacingOccurrences(of: "5.2s", with: "3000s"), to: "b.scenario")
    let script = """
      env --default-signal=INT,TERM \(CommandRun.tool.path) render b.scenario -o x.gif -o y.png --quiet & child=$!
      while [ -z "$(ls -A | grep partial)" ]; do sleep 0.02; done
      kill -\(signal) $child; wait $child; echo $?
      """
    let run = try CommandRun(words: ["-c", script], in: folder.path, tool: "/bin/sh")
    #expect(run.output == "130\n")
    #expect(run.error == "stopped; nothing half-written was left\n")
    #expect(folder.files == ["b.scenario"])
  }

  /// Neither a golden nor a report is begun in its place.
  @Test(arguments: ["record", "verify"]) func leavesGoldensAndReportsAsTheyWere(verb: String) throws {
    try folder.write("", to: "animatic.conf")
    try folder.write(PlayingTests.banner, to: "s/a.scenario")
    #expect(try CommandRun("record", "s", in: folder).code == 0)
    #expect(try CommandRun("verify", "s", in: folder).code == 0)
    let before = Dictionary(uniqueKeysWithValues: try folder.files.map { ($0, try folder.bytes($0)) })
    let long = PlayingTests.banner.replacingOccurrences(of: "5.2s", with: "3000s")
    try folder.write(long, to: "s/a.scenario")
    let script = """
      env --default-signal=INT \(CommandRun.tool.path) \(verb) s --quiet & child=$!
      sleep 1; kill -INT $child; wait $child; echo $?
      """
    let run = try CommandRun(words: ["-c", script], in: folder.path, tool: "/bin/sh")
    #expect(run.output == "130\n")
    try folder.write(PlayingTests.banner, to: "s/a.scenario")
    #expect(Dictionary(uniqueKeysWithValues: try folder.files.map { ($0, try folder.bytes($0)) }) == before)
  }

  /// A compiler whose helper, in a group of its own, would work on for minutes.
  @Test func theCompilersHelpersEndToo() throws {
    try folder.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "F.swift")
    try folder.write(
      """
      #!/bin/sh
      setsid sleep 300 &
      echo $! > \(folder.path)/new && mv \(folder.path)/new \(folder.path)/helper
      wait
      """, to: "bin/swiftc")
    let script = """
      chmod +x bin/swiftc
      env --default-signal=TERM \(CommandRun.tool.path) preview F.swift -o x.gif & child=$!
      while ! [ -e helper ]; do sleep 0.02; done
      kill -TERM $child; wait $child; echo $?
      # Ended is also who waits for somebody to ask how.
      for i in 1 2 3 4 5 6 7 8 9 10; do
        case "$(cut -d' ' -f3 /proc/$(cat helper)/stat 2>/dev/null)" in ""|Z) echo gone; exit;; esac
        sleep 0.2
      done
      """
    let run = try CommandRun(
      words: ["-c", script], in: folder.path,
      environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": "\(folder.path)/cache"],
      tool: "/bin/sh")
    #expect(run.output == "130\ngone\n", "\(run.error)")
  }
}
