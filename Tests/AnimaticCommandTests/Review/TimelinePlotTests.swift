import AnimaticCairo
import AnimaticDrawing
import AnimaticGolden
import AnimaticTime
import AnimaticUI
import Foundation
import Testing

@testable import AnimaticReview

@Suite struct TimelinePlotTests {
  private func work(
    _ number: Int, _ end: TimelinePlot.Work.End = .fired(2), source: String = "Banner.swift:64"
  )
    -> TimelinePlot.Work
  {
    TimelinePlot.Work(
      label: "DispatchWorkItem #\(number)", source: source, scheduled: Double(number), due: 2, end: end)
  }

  @Test func `what one line schedules again and again shares a row`() {
    let few = WorkRow.rows(of: [work(1), work(2), work(3)])
    #expect(few.map(\.label) == (1...3).map { "DispatchWorkItem #\($0)  Banner.swift:64" })
    let many = WorkRow.rows(of: (1...9).map { work($0) } + [work(10, source: "B.swift:1")])
    #expect(
      many.map(\.label) == ["DispatchWorkItem × 9  Banner.swift:64", "DispatchWorkItem #10  B.swift:1"])
  }

  @Test func `animations of one property stand in one row unless they overlap`() {
    func animation(_ start: Double, _ end: Double?, interrupted: Double? = nil) -> TimelinePlot.Animation {
      .init(label: "a offset", curve: "linear", start: start, end: end, interrupted: interrupted)
    }
    #expect(AnimationRow.rows(of: [animation(0, 1), animation(1, 2)]).count == 1)
    #expect(AnimationRow.rows(of: [animation(0, 1, interrupted: 0.5), animation(0.5, 2)]).count == 1)
    #expect(AnimationRow.rows(of: [animation(0, 1), animation(0.5, 2)]).count == 2)
    #expect(AnimationRow.rows(of: [animation(0, nil), animation(5, 6)]).count == 2)
  }

  /// Three rows of a list: each one's own animation is the one that is taken over.
  @Test func `an interruption belongs to the animation that was under way`() {
    func started(_ time: Double, _ curve: String) -> TraceEvent {
      TraceEvent(
        time: Instant.zero + .milliseconds(Int64(time * 1000)), kind: .animationStart, name: "view",
        detail: "",
        animation: AnimationRecord(
          property: "offset", curve: curve, start: time, end: time + 1, from: [0], to: [1]))
    }
    func taken(_ curve: String) -> TraceEvent {
      TraceEvent(
        time: Instant.zero + .milliseconds(500), kind: .animationInterrupted, name: "view",
        detail: "offset: \(curve) is blended into linear")
    }
    let all = PageAnimation.all(in: [
      started(0, "a"), started(0, "b"), taken("a"), started(0.5, "a"), taken("b"), started(0.5, "b"),
    ])
    #expect(all.map(\.interrupted) == [0.5, 0.5, nil, nil])
  }

  private func plot(title: String = "A <b> & \"c\"") -> TimelinePlot {
    TimelinePlot(
      title: title, subtitle: "60 fps", span: 0...4,
      marks: [.init(time: 1, kind: .tap, label: "tap <x>")],
      notices: [.init(name: "inbox", spans: [0.5...2])],
      works: [work(1), work(2, .cancelled(2.5)), work(3, .orphaned)],
      animations: [.init(label: "inbox offset", curve: "easeInOut(duration: 0.3)", start: 0.5, end: 0.8)],
      curves: [.init(name: "inbox offset.y", samples: [.init(time: 0, value: 0), .init(time: 1, value: 5)])])
  }

  @Test func `SVG is well-formed, names no file, and keeps every name as text`() throws {
    let list = plot().displayList(measurer: try PangoTextMeasurer(), scale: 2)
    let text = SVGDocument(list, title: plot().title).text
    for name in [
      "inbox", "DispatchWorkItem #1  Banner.swift:64", "fired", "cancelled, due 2 s", "still waits, due 2 s",
      "inbox offset", "tap &lt;x&gt;", "inbox offset.y", "<title>A &lt;b&gt; &amp; &quot;c&quot;</title>",
    ] { #expect(text.contains(name), "\(name)") }
    #expect(!text.contains("href") && !text.contains("nan") && !text.contains("inf\""))
    let folder = TemporaryFolder()
    let path = try folder.write(text, to: "x.svg")
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    check.arguments = ["python3", "-c", "import sys, xml.dom.minidom as d; d.parse(sys.argv[1])", path]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }

  @Test func `characters that XML can not hold are replaced`() {
    #expect(XMLText.escaped("a\u{0}\u{1B}[31m\u{FFFF}b\n") == "a\u{FFFD}\u{FFFD}[31m\u{FFFD}b&#10;")
  }

  @Test func `a plot of nothing is drawn`() throws {
    let empty = TimelinePlot(title: "", subtitle: "", span: 0...0)
    let list = empty.displayList(measurer: try PangoTextMeasurer(), scale: 1)
    #expect(list.size.height < 400)
    _ = try CairoRasterizer(scale: 1).draw(list)
  }
}
