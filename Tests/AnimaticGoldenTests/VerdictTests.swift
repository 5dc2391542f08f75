import AnimaticExport
import AnimaticTime
import Testing

@testable import AnimaticGolden

@Suite struct VerdictTests {
  private let golden = Sample()

  private func findings(_ change: (inout Sample) -> Void) -> [MotionFinding] {
    var sample = golden
    change(&sample)
    return MotionVerdict(golden: golden.timeline, now: sample.timeline).findings
  }

  @Test func equalTimelinesHaveNothingToSay() {
    #expect(findings { _ in }.isEmpty)
  }

  @Test func later() throws {
    let first = try #require(findings { $0.showAt = 0.55 }.first)
    #expect(first.text == "inbox.offset.y: same curve, 50 ms later")
    #expect(first.frames == 30...50)
    #expect(first.time == Millionths(0.5))
    let example = try #require(first.example)
    #expect(example.time > Millionths(0.6) && example.time < Millionths(0.75))
    #expect(findings { $0.showAt = 0.25 }.first?.words == "same curve, 250 ms earlier")
  }

  @Test func theExampleIsWhereItDiffersMost() throws {
    let example = try #require(findings { $0.showAt = 0.55 }.first?.example)
    // At 0.667 s: p = 0.556 and 0.389 of the smooth curve.
    #expect(example.text == "expected −41.7 at 0.667 s, got −66.4")
  }

  @Test func longer() {
    #expect(findings { $0.length = 0.35 }.map(\.text) == ["inbox.offset.y: lasts 0.35 s, was 0.3 s"])
  }

  @Test func otherCurve() {
    #expect(findings { $0.curve = "easeOut" }.map(\.text) == ["inbox.offset.y: easeOut, was easeInOut"])
  }

  @Test func otherEnds() {
    #expect(findings { $0.to = 12.5 }.map(\.text) == ["inbox.offset.y: ends at (0, 12.5), was (0, 0)"])
    #expect(findings { $0.from = -80 }.map(\.text) == ["inbox.offset.y: starts at (0, −80), was (0, −100)"])
  }

  @Test func everythingAtOnce() {
    let words = findings {
      $0.curve = "linear"
      $0.length = 0.5
      $0.showAt = 0.6
    }.first?.words
    #expect(words == "linear, was easeInOut, lasts 0.5 s, was 0.3 s, 100 ms later")
  }

  @Test func aWorkItemThatIsNoLongerCancelled() {
    #expect(
      findings { $0.cancels = false }.map(\.text)
        == ["inbox: work item no longer cancelled by the tap at 1.7 s"])
    var without = golden
    without.cancels = false
    #expect(
      MotionVerdict(golden: without.timeline, now: golden.timeline).findings.map(\.text)
        == ["inbox: work item now cancelled by the tap at 1.7 s"])
  }

  @Test func movedEvents() {
    #expect(
      findings { $0.tapAt = 1.75 }.map(\.text) == [
        "inbox: tapped at 1.75 s, was 1.7 s", "inbox: work item cancelled at 1.75 s, was 1.7 s",
      ])
  }

  @Test func settings() {
    #expect(findings { $0.fps = 30 }.map(\.text) == ["30 frames a second, were 60"])
    #expect(findings { $0.seconds = 4 }.first?.text == "plays 4 s, was 3 s")
  }

  /// Values without an animation are described from their frames.
  @Test func tracksAlone() {
    func words(_ old: [Double], _ new: [Double]) -> [String] {
      let timeline = { (values: [Double]) in
        var timeline = Timeline(scenario: "x", fps: 10, frameCount: values.count, duration: .seconds(1))
        timeline.tracks = [TimelineTrack(name: "a", property: "opacity", values: values.map { .number($0) })]
        return timeline
      }
      return MotionVerdict(golden: timeline(old), now: timeline(new)).findings.map(\.words)
    }
    #expect(
      words([0, 0, 1, 2, 3, 3, 3], [0, 0, 0, 1, 2, 3, 3]) == ["same movement, 100 ms later (1 frame)"])
    #expect(
      words([0, 0, 1, 2, 3, 3, 3], [0, 1, 2, 3, 3, 3, 3]) == ["same movement, 100 ms earlier (1 frame)"])
    #expect(words([0, 1, 2, 3, 3, 3], [0, 0.75, 1.5, 2.25, 3, 3]) == ["1 extra frame from 0.4 s"])
    #expect(words([0, 1, 2, 3, 3, 3], [0, 1.5, 3, 3, 3, 3]) == ["1 missing frame from 0.3 s"])
    #expect(words([0, 1, 2, 3, 3], [0, 1, 2, 2.5, 2.5]) == ["ends at 2.5, was 3"])
    #expect(words([0, 1, 2, 3, 3], [0, 1.5, 2, 3, 3]) == ["other values on the way"])
    #expect(words([0, 0, 0], [0, 1, 1]) == ["moves at 0.1 s too"])
    #expect(words([0, 1, 1], [0, 0, 0]) == ["no longer moves at 0.1 s"])
    #expect(words([0.75, 0.75], [0.72, 0.72]) == ["is 0.72, was 0.75"])
  }

  /// Different timelines always have a finding, and the same two in the same words.
  @Test func nothingIsPassedOver() {
    var generator = Generator(seed: 21)
    for _ in 0..<300 {
      let (a, b) = (generator.timeline(), generator.timeline())
      let findings = MotionVerdict(golden: a, now: b).findings
      #expect(findings.isEmpty == (a == b))
      #expect(findings == MotionVerdict(golden: a, now: b).findings)
      #expect(MotionVerdict(golden: a, now: a).findings.isEmpty)
      #expect(findings.allSatisfy { !$0.words.isEmpty })
    }
  }

  @Test func longListsAreAlignedInReasonableTime() {
    let old = (0..<5000).map { TimelineEvent(time: .frame($0, fps: 60), kind: "fire", name: "a\($0 % 7)") }
    var new = old
    new.remove(at: 2500)
    new.insert(TimelineEvent(time: .zero, kind: "mark", name: "m"), at: 2600)
    var (a, b) = (golden.timeline, golden.timeline)
    (a.events, b.events) = (old, new)
    let findings = MotionVerdict(golden: a, now: b).findings
    #expect(findings.count == 2)
  }
}
