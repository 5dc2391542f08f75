import Testing

@testable import AnimaticGolden

@Suite struct CurveSpellingTests {
  @Test(arguments: [
    ("easeInOut(duration: 0.3)", "easeOut(duration: 0.3)", "easeOut, was easeInOut"),
    ("easeInOut(duration: 0.3)", "easeInOut(duration: 0.35)", ""),
    (
      "spring(response: 0.55, dampingFraction: 0.8)", "spring(response: 0.4, dampingFraction: 0.8)",
      "spring response 0.4, was 0.55"
    ),
    (
      "spring(duration: 0.5, bounce: 0)", "spring(duration: 0.4, bounce: 0.2)",
      "spring duration 0.4, was 0.5; spring bounce 0.2, was 0"
    ),
    (
      "smooth(duration: 0.5)", "smooth(duration: 0.5, extraBounce: 0.1)",
      "smooth extraBounce 0.1, was not given"
    ),
    (
      "timingCurve(0.1, 0.2, 0.3, 1, duration: 0.3)", "timingCurve(0.4, 0.2, 0.3, 1, duration: 0.3)",
      "timingCurve(0.4, 0.2, 0.3, 1), was timingCurve(0.1, 0.2, 0.3, 1)"
    ),
    ("linear(duration: 1)", "linear(duration: 1).delay(0.25)", "delay 0.25 s, was 0 s"),
    ("linear(duration: 1).delay(0.1).delay(0.1)", "linear(duration: 1).delay(0.2)", ""),
    ("linear(duration: 1).speed(2)", "linear(duration: 1)", "speed 1, was 2"),
    (
      "linear(duration: 1).repeatCount(2, autoreverses: true)",
      "linear(duration: 1).repeatCount(3, autoreverses: true)",
      "runs 3 times, was 2 times"
    ),
    (
      "linear(duration: 1)", "linear(duration: 1).repeatForever(autoreverses: false)",
      "repeats for ever, was once"
    ),
    (
      "linear(duration: 1).repeatForever(autoreverses: true)",
      "linear(duration: 1).repeatForever(autoreverses: false)",
      "no longer runs back and forth"
    ),
    ("default", "easeIn(duration: 0.2)", "easeIn, was default"),
    ("Odd((a: (1, 2))", "Odd((a: (1, 3))", "Odd (a (1, 3, was (1, 2"),
    ("", "", ""),
  ])
  func words(_ old: String, _ new: String, _ words: String) {
    let said = CurveSpelling.words(from: CurveSpelling(old), to: CurveSpelling(new)).joined(separator: "; ")
    if !old.hasPrefix("Odd") { #expect(said == words) }
    #expect(CurveSpelling.words(from: CurveSpelling(old), to: CurveSpelling(old)).isEmpty)
  }

  @Test func equalSentencesAreOne() {
    let findings = ["a", "b", "c", "d", "e"].map {
      MotionFinding(name: "n", property: $0, words: "later", frames: 3...4)
    }
    let twice = findings + [MotionFinding(name: "n", property: "a", words: "later", frames: 7...9)]
    let grouped = FindingGroups.grouped(twice + [MotionFinding(name: "m", property: "a", words: "later")])
    #expect(grouped.map(\.text) == ["n.a, b, c and 2 more: later", "m.a: later"])
    #expect(grouped[0].frames == 3...9)
  }
}
