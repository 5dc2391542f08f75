import Foundation
import Testing

/// Drawings of a run for people.
@Suite struct PictureVerbTests {
  let folder = TemporaryFolder()

  init() throws {
    try folder.write(
      PlayingTests.banner.replacingOccurrences(
        of: "at 0.5s show inbox", with: "at 0.5s show inbox\nat 1.7s tap inbox"),
      to: "b.scenario")
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  @Test func `a timeline is written as SVG and PNG, each time the same`() throws {
    for name in ["a.svg", "b.svg", "a.png", "b.png"] {
      let run = try CommandRun("timeline", "b.scenario", "-o", name, in: folder)
      #expect(run.code == 0 && run.output.hasPrefix("wrote \(name): 1 timer, "))
    }
    #expect(try bytes("a.svg") == bytes("b.svg"))
    #expect(try bytes("a.png") == bytes("b.png"))
    let text = String(decoding: try bytes("a.svg"), as: UTF8.self)
    for word in [
      "Banner default", "show inbox", "tap inbox", "fired", "easeInOut(duration: 0.3)", "inbox offset.y",
    ] {
      #expect(text.contains(word))
    }
  }

  @Test func `other endings and several scenarios are wrong calls`() throws {
    let gif = try CommandRun("timeline", "b.scenario", "-o", "a.gif", in: folder)
    #expect(gif.code == 2 && gif.error.contains("a timeline is an SVG or a PNG file, not a.gif"))
    try folder.write(
      PlayingTests.banner.replacingOccurrences(of: "Banner default", with: "Other"), to: "c.scenario")
    let two = try CommandRun("timeline", ".", "-o", "a.svg", in: folder)
    #expect(two.code == 2 && two.error.contains("a timeline shows one scenario, not 2"))
    let none = try CommandRun("timeline", "b.scenario", in: folder)
    #expect(none.code == 2 && none.error.contains("-o timeline.svg"))
  }

  @Test func `overlays and a bezel change pictures, and only then`() throws {
    func still(_ name: String, _ words: String...) throws -> Data {
      let run = try CommandRun(
        words: ["still", "b.scenario", "--at", "1.75s", "-o", name] + words, in: folder.path)
      #expect(run.code == 0, "\(run.error)")
      return try bytes("\(name)/1750ms.png")
    }
    let plain = try still("plain")
    var seen: Set<Data> = [plain]
    for overlay in ["taps", "bounds", "safe-area", "taps,bounds"] {
      #expect(seen.insert(try still(overlay, "--overlay", overlay)).inserted)
    }
    #expect(seen.insert(try still("bezel", "--bezel")).inserted)
    #expect(try still("again") == plain)
  }

  @Test func `unknown overlays and a bezel without a device are wrong calls`() throws {
    let overlay = try CommandRun(
      "render", "b.scenario", "-o", "x.gif", "--overlay", "tapps", in: folder)
    #expect(overlay.code == 2 && overlay.error.contains("expected taps, bounds, safe-area"))
    try folder.write("scenario \"c\"\ncanvas 100x100\nduration 1s\n", to: "c.scenario")
    let bezel = try CommandRun("render", "c.scenario", "-o", "x.gif", "--bezel", in: folder)
    #expect(bezel.code == 2 && bezel.error.contains("a bare canvas has no bezel"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/x.gif"))
  }

  // MARK: Side by side

  private static let varied = """
    scenario "Varied"
    canvas   120x80
    scale    1
    duration 1.5s
    notice hello = Toast("Hi", displayDuration: 1, transition: .opacity)
    vary hello.transition in .opacity, .slide, .scale
    at 0.2s show hello

    """

  @Test func `all runs of a scenario share one GIF`() throws {
    try folder.write(Self.varied, to: "v.scenario")
    let run = try CommandRun(
      "render", "v.scenario", "-o", "v.gif", "-o", "v.png", "-o", "out/", "--json", in: folder)
    #expect(run.code == 0, "\(run.error)")
    // 456 x 138: three columns of 120 with 24 between them and around, a label of 34 above and 24 below.
    let gif = try bytes("v.gif")
    #expect(Array(gif[6..<10]) == [200, 1, 138, 0])
    for name in ["opacity", "slide", "scale"] {
      #expect(
        FileManager.default.fileExists(atPath: "\(folder.path)/out/varied@transition=\(name)/frames.tsv"))
    }
    #expect(run.output.contains("\"path\": \"v.gif\", \"format\": \"gif\", \"frames\": 90"))
    let again = try CommandRun("render", "v.scenario", "-o", "w.gif", "--jobs", "1", in: folder)
    #expect(again.code == 0)
    #expect(try bytes("w.gif") == gif)
  }

  @Test func `one variant alone is as it is, and rates may differ`() throws {
    try folder.write(Self.varied, to: "v.scenario")
    let one = try CommandRun(
      "render", "v.scenario", "--variant", "transition=slide", "-o", "one.gif", in: folder)
    #expect(one.code == 0)
    #expect(Array(try bytes("one.gif")[6..<10]) == [120, 0, 80, 0])
    try folder.write(
      Self.varied.replacingOccurrences(
        of: "vary hello.transition in .opacity, .slide, .scale", with: "vary fps in 30, 60"), to: "f.scenario"
    )
    let rates = try CommandRun("render", "f.scenario", "-o", "f.gif", in: folder)
    #expect(rates.code == 0 && rates.output.contains("f.gif: 90 frames"), "\(rates.error)")
  }

  @Test func `runs of a view of the user's own stand side by side too`() throws {
    try folder.write(
      """
      import SwiftUI
      struct Badge: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
            Color.red.frame(width: isOn ? 60 : 10, height: 10)
          }
        }
      }
      """, to: "Badge.swift")
    try folder.write(
      """
      scenario "Own"
      view "Badge.swift" Badge()
      canvas 120x80
      duration 1.5s
      vary appearance in light, dark
      at 0.2s tap "Go"

      """, to: "own.scenario")
    let run = try CommandRun(
      "render", "own.scenario", "-o", "own.gif", in: folder, environment: FixtureRun.environment)
    #expect(run.code == 0 && run.output.contains("own.gif: 90 frames"), "\(run.error)")
  }

  @Test func `several files can not share a GIF`() throws {
    try folder.write(Self.varied, to: "v.scenario")
    let run = try CommandRun("render", "v.scenario", "b.scenario", "-o", "x.gif", in: folder)
    #expect(run.code == 2 && run.error.contains("4 scenarios can not share the file x.gif"))
  }
}
