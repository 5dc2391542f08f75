import AnimaticTime
import Testing

@testable import animatic

@Suite struct TimeArgumentTests {
  static let times: [(String, Rational)] = [
    ("0.65s", Rational(13, 20)), ("500ms", Rational(1, 2)), ("30f", Rational(1, 2)), ("1m30s", Rational(90)),
    ("0s", Rational.zero), ("1m500ms", Rational(121, 2)), ("0.1s", Rational(1, 10)),
    ("12.5ms", Rational(1, 80)),
  ]

  @Test(arguments: times)
  func isExact(text: String, value: Rational) {
    #expect(TimeArgument(text)?.instant(fps: 60) == Instant(value))
  }

  @Test func framesWaitForTheirRate() {
    #expect(TimeArgument("1f")?.instant(fps: 30) == .frame(1, fps: 30))
  }

  @Test(arguments: [
    "", "0.65", "s", "1x", ".5s", "1.s", "-1s", "1 s", "1s ", "1e3s", "0x1s", "1,5s", "٣s", "1234567890s",
    "0.1234567890s", "0.0000001ms", "999999999m", "1m30", "NaN", "1sf", "1m30s15f", "1.5f", "1s1m", "1s1s",
  ])
  func refuses(text: String) {
    #expect(TimeArgument(text) == nil)
  }

  @Test func namesTheMissingUnit() {
    #expect(
      TimeArgument.expected(insteadOf: "0.5") == "a time with its unit, such as 0.5s, 0.5ms or 30f (frames)")
    #expect(TimeArgument.expected(insteadOf: "x") == "a time such as 0.65s, 500ms, 30f (frames) or 1m30s")
  }
}
