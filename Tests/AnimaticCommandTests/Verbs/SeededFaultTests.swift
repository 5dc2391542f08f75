import Foundation
import Testing

/// One fault is put into the user's file at a time; the tool must say which.
@Suite struct SeededFaultTests {
  private static let scenario = """
    scenario "Note"
    view "Note.swift" Note()
    canvas 200x200
    scale 1
    duration 3s
    at 0.5s tap "Show"
    at 1.7s tap "Close"

    """

  private let fixture = FixtureRun()

  private static let source = try! String(contentsOfFile: FixtureRun.path("Note"), encoding: .utf8)

  init() throws {
    try fixture.folder.write("", to: "animatic.conf")
    try fixture.folder.write(Self.scenario, to: "s/note.scenario")
    try fixture.folder.write(Self.source, to: "s/Note.swift")
    #expect(try fixture.run("record", "s").code == 0)
  }

  struct Fault: CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    /// What the text of the verdict must have, in this order.
    var said: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Fault(
      name: "duration", old: "easeInOut(duration: 0.3)", new: "easeInOut(duration: 0.35)",
      said: [
        "FAIL  note   frames 31–50 (0.517–0.833 s)   \"Saved\".offset.y: lasts 0.35 s, was 0.3 s",
        "expected −18.5 at 0.700 s, got −30.3",
      ]),
    Fault(
      name: "delay", old: "delay(0.1)", new: "delay(0.25)",
      said: ["\"Saved\".opacity: delay 0.25 s, was 0.1 s", "expected 0.68 at 0.750 s, got 0"]),
    Fault(
      name: "curve", old: "easeInOut", new: "easeOut",
      said: ["\"Saved\".offset.y: easeOut, was easeInOut", "expected −61.5 at 0.600 s, got −40.9"]),
    Fault(
      name: "end value", old: "shade = 0.75", new: "shade = 0.72",
      said: ["\"Saved\".opacity: ends at 0.72, was 0.75", "expected 0.75 at 0.800 s, got 0.72"]),
    Fault(
      name: "spring", old: "response: 0.4", new: "response: 0.55",
      said: ["\"Saved\".offset.y: spring response 0.55, was 0.4"]),
    Fault(
      name: "repeats", old: "duration: 0.3)", new: "duration: 0.3).repeatCount(3)",
      said: ["\"Saved\".offset.y: runs 3 times, was once"]),
    Fault(
      name: "missing animation", old: "withAnimation(.easeInOut(duration: 0.3)) { y = 0 }", new: "y = 0",
      said: ["\"Saved\".offset.y: no longer animates at 0.5 s (was easeInOut(duration: 0.3))"]),
    Fault(
      name: "dropped cancel", old: "    hide?.cancel()\n", new: "",
      said: [
        "view: work item no longer cancelled by the tap at 1.7 s", "view: work item now fires at 2.5 s",
      ]),
    Fault(
      name: "earlier timer", old: ".now() + 2,", new: ".now() + 1.5,",
      said: ["view: work item scheduled at 0.5 s: due at 2 s, was due at 2.5 s"]),
    Fault(
      name: "one pixel in a late frame", old: "red: 1,", new: "red: 0.99,",
      said: [
        "FAIL  note   frames 168–179 (2.800–2.983 s)   1 px (0.0025 %) differs in a shape, at 100,139 1x1 pt, ",
        "by 2 of 255 at most, frame 168 (2.8 s)",
      ]),
    Fault(
      name: "other font size", old: "size: 17", new: "size: 18",
      said: ["\"Saved\".frame.y: is 1 less throughout", "382 px (0.955 %) differ in text \"Saved\""]),
    Fault(name: "other text", old: "\"Saved\"", new: "\"Stored\"", said: ["\"Saved\": now reads \"Stored\""]),
  ])
  func isSaid(_ fault: Fault) throws {
    let changed = Self.source.replacingOccurrences(of: fault.old, with: fault.new)
    try #require(changed != Self.source)
    try fixture.folder.write(changed, to: "s/Note.swift")
    let run = try fixture.run("verify", "s")
    #expect(run.code == 1)
    var rest = Substring(run.output)
    for sentence in fault.said {
      guard let place = rest.firstRange(of: sentence) else {
        Issue.record("\(sentence) is not in \(run.output)")
        break
      }
      rest = rest[place.upperBound...]
    }
    #expect(run.output.contains("see report/index.html#note   ·   accept: animatic accept report note\n"))
    // What was seen is what becomes the golden.
    #expect(try fixture.run("accept", "report", "note").code == 0)
    #expect(try fixture.run("verify", "s").code == 0)
  }

  /// Two plays that differ are no golden, and the view is to blame.
  @Test func whatDiffersEachTimeIsNotRecorded() throws {
    // Chance of the play's own is the same each time; a number that the system makes up is not.
    let dice =
      "Text(\"Saved\").padding(CGFloat((ProcessInfo.processInfo.globallyUniqueString.hashValue & 31)))"
    try fixture.folder.write(
      Self.source.replacingOccurrences(of: "Text(\"Saved\")", with: dice), to: "s/Note.swift")
    let files = fixture.folder.files.filter { $0.hasPrefix("golden/") }
    let run = try fixture.run("record", "s")
    #expect(run.code == 2)
    #expect(run.error.hasPrefix("error: 'note' played twice gives two results; nothing was recorded\n"))
    #expect(fixture.folder.files.filter { $0.hasPrefix("golden/") } == files)
  }

  /// A value that a timer moves has no animation to be told from: its frames are fitted.
  @Test func aMovementWithoutAnimationIsFitted() throws {
    func source(_ power: String, _ length: String) -> String {
      """
      import SwiftUI
      struct Note: View {
        var body: some View {
          TimelineView(.animation) { context in
            Text("Saved").offset(y: place(context.date.timeIntervalSinceReferenceDate))
          }
        }
        @State private var start: Double?
        private func place(_ now: Double) -> CGFloat {
          let p = min(max((now - Note.begin) / \(length), 0), 1)
          return -80 * (1 - \(power))
        }
        static let begin = Date().timeIntervalSinceReferenceDate + 0.5
      }
      """
    }
    let lines = "scenario \"Note\"\nview \"Note.swift\" Note()\ncanvas 200x200\nscale 1\nduration 2s\n"
    try fixture.folder.write(lines, to: "s/note.scenario")
    try fixture.folder.write(source("p", "0.4"), to: "s/Note.swift")
    #expect(try fixture.run("record", "s").code == 0)
    try fixture.folder.write(source("p", "0.5"), to: "s/Note.swift")
    let run = try fixture.run("verify", "s")
    #expect(run.output.contains("looks like linear 0.5 s, was like linear 0.4 s (fitted)"), "\(run.output)")
  }
}
