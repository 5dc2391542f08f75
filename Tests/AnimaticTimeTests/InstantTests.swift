import AnimaticTime
import Testing

@Suite struct InstantTests {
  /// No frame rate drifts, however the time was added up (C61).
  @Test(arguments: [1, 7, 24, 25, 30, 60, 120, 144, 240, 1000])
  func framesDoNotDrift(fps: Int) {
    let step = TimeSpan(Rational(1, Int64(fps)))
    var sum = Instant.zero
    for k in 0..<fps * 10 {
      #expect(sum == .frame(k, fps: fps))
      sum = sum + step
    }
    #expect(sum == Instant(Rational(10)))
    #expect(sum.seconds == 10)
  }

  @Test func knownFrames() {
    #expect(Instant.frame(1800, fps: 30) == .zero + .seconds(60))
    #expect(Instant.frame(240, fps: 60) == .zero + .seconds(4))
    #expect((Instant(seconds: 66.96).value * Rational(25)).floor == 1674)
    #expect(Instant.frame(3, fps: 10) == Instant(seconds: 0.3))
    #expect(Instant.frame(1, fps: 0) == .distantFuture)
  }

  @Test func secondsAreTakenToTheNearestNanosecond() {
    #expect(TimeSpan(seconds: 0.1) == .milliseconds(100))
    #expect(TimeSpan(seconds: 0.1 + 0.2) == .milliseconds(300))
    #expect(TimeSpan(seconds: 1.4e-9) == .nanoseconds(1))
    #expect(TimeSpan(seconds: 1.6e-9) == .nanoseconds(2))
    #expect(TimeSpan(seconds: 4e-10) == .zero)
    #expect(TimeSpan(seconds: -1.5) == .milliseconds(-1500))
  }

  /// Delays that overflow a tick type do not come round to zero (C67).
  @Test func hugeDelaysAreNever() {
    #expect(Instant(seconds: 2_147_484) == .zero + .seconds(2_147_484))
    for seconds in [1e12, 9e9, 1e300, .infinity] {
      #expect(TimeSpan(seconds: seconds) == .infinite)
      #expect(Instant.frame(100, fps: 1) + TimeSpan(seconds: seconds) == .distantFuture)
    }
    #expect(Instant.distantFuture + .seconds(1) == .distantFuture)
    #expect(Instant.distantFuture - .seconds(1) == .distantFuture)
    #expect(Instant(seconds: 8.9e9) < .distantFuture)
    #expect(Instant(seconds: 8.9e9) + TimeSpan(seconds: 8.9e9) < .distantFuture)
    #expect(TimeSpan.seconds(.max) * 2 == .infinite)
  }

  @Test func brokenNumbersDoNotTrap() {
    #expect(TimeSpan(seconds: .nan) == .zero)
    #expect(TimeSpan(seconds: -.infinity) == .seconds(-9_000_000_000))
    #expect(Instant(seconds: -.infinity) < .zero)
    #expect(TimeSpan.nanoseconds(.min).seconds < 0)
  }

  @Test func differencesUndoSums() {
    var random = RepeatableRandom(seed: 3)
    for _ in 0..<5_000 {
      let a = Instant.frame(Int.random(in: 0...100_000, using: &random), fps: 60)
      let b = TimeSpan(seconds: Double.random(in: -1000...1000, using: &random))
      #expect((a + b) - a == b)
      #expect((a + b) - b == a)
      #expect((a < a + b) == (b > .zero))
    }
  }
}
