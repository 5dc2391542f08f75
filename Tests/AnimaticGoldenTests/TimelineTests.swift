import AnimaticTime
import Testing

@testable import AnimaticGolden

@Suite struct TimelineTests {
  @Test func theTextIsTheContract() throws {
    var timeline = Timeline(scenario: "A \"b\"", fps: 60, frameCount: 6, duration: .milliseconds(100))
    timeline.events = [
      TimelineEvent(time: .frame(1, fps: 60), kind: "show", name: "inbox"),
      TimelineEvent(time: .frame(2, fps: 60), kind: "tap-missed", name: "", detail: "at (3, 4)\nno view"),
    ]
    timeline.animations = [
      TimelineAnimation(
        name: "inbox", property: "frame(Text \"TEST\")", curve: "easeOut(duration: 0.3)", start: 1.0 / 60,
        end: nil, from: [0, -100], to: [])
    ]
    timeline.tracks = [
      TimelineTrack(
        name: "inbox", property: "offset.y",
        values: [.absent, .number(-100), .number(-0.5), .number(0), .number(0), .number(0)]),
      TimelineTrack(
        name: "two words", property: "text",
        values: [.text("absent"), .text("é"), .flag(true), .flag(true), .flag(false), .text("")]),
    ]
    let text = """
      animatic timeline 1
      scenario "A \\"b\\""
      fps 60
      frames 6
      duration 0.100000

      events
        0.016667 show inbox
        0.033333 tap-missed "" "at (3, 4)\\nno view"

      animations
        0.016667 to never inbox "frame(Text \\"TEST\\")" "easeOut(duration: 0.3)" from 0,-100 to none

      track inbox offset.y
        0 absent
        1 -100
        2 -0.5
        3-5 0

      track "two words" text
        0 "absent"
        1 "é"
        2-3 true
        4 false
        5 ""

      """
    #expect(timeline.text == text)
    #expect(try Timeline(text: text) == timeline)
  }

  @Test func randomTimelinesComeBack() throws {
    var generator = Generator(seed: 4)
    for _ in 0..<200 {
      let timeline = generator.timeline()
      let back = try Timeline(text: timeline.text)
      #expect(back == timeline)
      #expect(back.text == timeline.text)
    }
  }

  /// Whatever the bytes: an error with a line, or a timeline whose text is read again.
  @Test func mutationsNeverCrash() throws {
    var generator = Generator(seed: 8)
    var failures = 0
    for _ in 0..<1500 {
      var bytes = Array(generator.timeline().text.utf8)
      for _ in 0...generator.below(3) {
        let at = generator.below(bytes.count)
        switch generator.below(3) {
        case 0: bytes[at] = UInt8(generator.below(256))
        case 1: bytes.remove(at: at)
        default:
          bytes.insert(contentsOf: Array("\" -0\n9{}".utf8.shuffled(using: &generator)).prefix(2), at: at)
        }
      }
      do {
        let timeline = try Timeline(text: String(decoding: bytes, as: UTF8.self))
        #expect(try Timeline(text: timeline.text) == timeline)
      } catch let error as TimelineError {
        failures += 1
        #expect(error.line >= 1 && !error.reason.isEmpty)
      }
    }
    #expect(failures > 500)
  }

  private static let head =
    "animatic timeline 1\nscenario \"x\"\nfps 60\nframes 3\nduration 0.05\n\nevents\n\nanimations\n"

  @Test(arguments: [
    ("", 1, "expected"), ("animatic timeline 2\n", 1, "expected"),
    ("animatic timeline 1\nfps 60\n", 2, "scenario"),
    ("animatic timeline 1\nscenario \"x\n", 2, "quote"),
    ("animatic timeline 1\nscenario \"x\"\nfps 0\n", 3, "240"),
    ("animatic timeline 1\nscenario \"x\"\nfps 60\nframes 99999999999\n", 4, "frames"),
    ("animatic timeline 1\nscenario \"x\"\nfps 60\nframes 3\nduration 1\nevents\n", 6, "empty line"),
    (head + "  0.1 to 0.2 inbox\n", 10, "start to end"), (head + "track\n", 10, "two spaces"),
    (head + "\ntrack a b\n  0-1 5\n  3 6\n", 13, "expected frame 2"),
    (head + "\ntrack a b\n  0-3 5\n", 12, "last frame is 2"),
    (head + "\ntrack a b\n  0-1 5\n", 12, "ends before frame 2"),
    (head + "\ntrack a b\n  0-1 5\n  2 5\n", 13, "same value"),
    (head + "\ntrack a b\n  0-2 5.1234567\n", 12, "no value"),
    (head + "\ntrack a b\n  0--2 5\n", 12, "range"),
    (head + "\ntrack a b\n  2-0 5\n", 12, "expected frame 0"),
    (head + "\ntrack a b\n  0  5\n", 12, "one space"),
  ])
  func faultsNameTheirLine(text: String, line: Int, reason: String) {
    let error = #expect(throws: TimelineError.self) { try Timeline(text: text) }
    #expect(error?.line == line)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func millionths() {
    for (value, text, fixed) in [
      (0, "0", "0.000000"), (-0.0, "0", "0.000000"), (0.65, "0.65", "0.650000"),
      (-76.8234567, "-76.823457", "-76.823457"),
      (1e-7, "0", "0.000000"), (-1e-7, "0", "0.000000"), (.nan, "nan", "nan"),
      (1.0 / 3, "0.333333", "0.333333"),
    ] {
      #expect(Millionths(value).description == text)
      #expect(Millionths(value).fixed == fixed)
      #expect(Millionths(text) == Millionths(value))
      #expect(Millionths(fixed) == Millionths(value))
    }
    #expect(Millionths(.infinity) == Millionths(1e300))
    #expect(Millionths(Millionths(-.infinity).description) == Millionths(-.infinity))
    #expect(Millionths(Instant.frame(31, fps: 60)).fixed == "0.516667")
    for bad in ["", "-", ".5", "5.", "1e3", "1,5", "--1", "0.1234567", "+1", "inf", "99999999999", " 1"] {
      #expect(Millionths(bad) == nil)
    }
  }

  @Test func tracksFindTheirValues() {
    let values: [TimelineTrack.Value] = [.absent, .absent, .number(1), .number(2), .number(2), .flag(true)]
    let track = TimelineTrack(name: "a", property: "b", values: values)
    #expect(track.runs.count == 4 && track.frameCount == 6)
    #expect((0..<6).map { track.value(at: $0) } == values)
    #expect(track.value(at: -1) == nil && track.value(at: 6) == nil)
  }
}

/// Timelines from a seed.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }

  mutating func word() -> String {
    let letters = [
      "a", "B", "7", " ", "\"", "\\", "\n", "\t", "é", "日", "🎉", "\u{301}", "\r", "\u{2028}", "{", ".", "-",
      "\0",
    ]
    return (0..<below(6)).map { _ in letters[below(letters.count)] }.joined()
  }

  mutating func number() -> Double { Double(below(2_000_001) - 1_000_000) / [1, 7, 1000, 999_983][below(4)] }

  mutating func timeline() -> Timeline {
    let frames = below(20)
    var timeline = Timeline(
      scenario: word(), fps: 1 + below(240), frameCount: frames, duration: .milliseconds(Int64(below(9999))))
    for _ in 0..<below(4) {
      timeline.events.append(
        TimelineEvent(time: Instant(seconds: abs(number())), kind: word(), name: word(), detail: word()))
    }
    for _ in 0..<below(4) {
      timeline.animations.append(
        TimelineAnimation(
          name: word(), property: word(), curve: word(), start: number(), end: below(2) == 0 ? nil : number(),
          from: (0..<below(3)).map { _ in number() }, to: (0..<below(3)).map { _ in number() }))
    }
    for _ in 0..<below(4) {
      var values: [TimelineTrack.Value] = []
      for _ in 0..<frames {
        let choices: [TimelineTrack.Value] = [
          .number(number()), .text(word()), .flag(below(2) == 0), .absent,
        ]
        values.append(below(3) == 0 ? values.last ?? .absent : choices[below(4)])
      }
      timeline.tracks.append(TimelineTrack(name: word(), property: word(), values: values))
    }
    return timeline
  }
}
