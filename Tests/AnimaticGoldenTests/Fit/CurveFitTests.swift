import AnimaticTime
import Testing

@testable import AnimaticGolden

@Suite struct CurveFitTests {
  /// The same numbers on every machine.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Frames of a movement as a timeline has them: the last at rest before it, the moving ones, the first at its end.
  private func samples(
    start: Double, length: Double, fps: Int, from: Double, to: Double, _ curve: (Double) -> Double
  ) -> (times: [Double], values: [Double]) {
    let first = Int((start * Double(fps)).rounded(.down))
    let last = Int(((start + length) * Double(fps)).rounded(.up))
    let times = (first...last).map { Double($0) / Double(fps) }
    // Rounded as goldens are.
    return (times, times.map { Millionths(from + (to - from) * curve(max($0 - start, 0))).double })
  }

  private static let plain: [(CurveFit.Family, CubicBezier)] = [
    (.linear, .linear), (.easeIn, .easeIn), (.easeOut, .easeOut), (.easeInOut, .easeInOut),
    (.defaultCubic, CubicBezier(0.25, 0.1, 0.25, 1)),
  ]

  @Test(arguments: 0..<5)
  func findsTheEasesAgain(_ index: Int) throws {
    var dice = Dice(state: UInt64(index))
    let (family, bezier) = Self.plain[index]
    for _ in 0..<12 {
      let fps = [30, 60, 120].randomElement(using: &dice)!
      let length = Double.random(in: 0.25...1.2, using: &dice)
      let start = Double.random(in: 0.1...2, using: &dice)
      let from = Double.random(in: -200...200, using: &dice)
      let to = from + Double.random(in: 20...300, using: &dice) * (Bool.random(using: &dice) ? 1 : -1)
      let (times, values) = samples(start: start, length: length, fps: fps, from: from, to: to) {
        bezier.value(at: $0 / length)
      }
      let fit = try #require(CurveFit.fit(times: times, values: values))
      #expect(fit.family == family, "\(fit) for \(length) s at \(fps)")
      #expect(abs(fit.duration - length) < 0.01 * length + 0.002, "\(fit) for \(length)")
      #expect(abs(fit.start - start) < 0.01)
    }
  }

  @Test func findsSpringsAgain() throws {
    var dice = Dice(state: 7)
    for _ in 0..<12 {
      let response = Double.random(in: 0.2...0.8, using: &dice)
      let damping = Double.random(in: 0.4...1.1, using: &dice)
      let spring = SpringMotion(response: response, dampingRatio: damping)
      // Until it is at rest for the eye.
      var length = response
      while abs(spring.step(length) - 1) > 0.0005 || abs(spring.stepRate(length)) > 0.01 { length += 0.02 }
      let (times, values) = samples(start: 0.5, length: length, fps: 60, from: -100, to: 0) {
        spring.step($0)
      }
      let fit = try #require(CurveFit.fit(times: times, values: values))
      guard case .spring(let found, let ratio) = fit.family else {
        Issue.record("\(fit) for response \(response), damping \(damping)")
        continue
      }
      #expect(abs(found - response) < 0.03 * response, "\(found) for \(response), \(damping)")
      #expect(abs(ratio - damping) < 0.04, "\(ratio) for \(damping)")
    }
  }

  @Test func findsOtherCubicsAgain() throws {
    for (x1, y1, x2, y2) in [(0.8, 0.0, 0.2, 1.0), (0.2, 0.9, 0.4, 1.0), (0.3, -0.4, 0.7, 1.4)] {
      let bezier = CubicBezier(x1, y1, x2, y2)
      let (times, values) = samples(start: 0.5, length: 0.6, fps: 60, from: 0, to: 1) {
        bezier.value(at: $0 / 0.6)
      }
      let fit = try #require(CurveFit.fit(times: times, values: values))
      guard case .timingCurve(let a, let b, let c, let d) = fit.family else {
        Issue.record("\(fit) for \(bezier)")
        continue
      }
      // Different points can give nearly one curve: the curve counts.
      let found = CubicBezier(a, b, c, d)
      for x in stride(from: 0.0, through: 1, by: 0.05) {
        #expect(abs(found.value(at: x) - bezier.value(at: x)) < 0.03)
      }
    }
  }

  /// What is like nothing gets no name.
  @Test func doesNotInvent() {
    let times = (0..<40).map { Double($0) / 60 }
    let zigzag = times.indices.map { Double($0) + ($0 % 2 == 0 ? 9 : -9) }
    #expect(CurveFit.fit(times: times, values: zigzag) == nil)
    let stairs = times.indices.map { Double($0 / 10) }
    #expect(CurveFit.fit(times: times, values: stairs) == nil)
    #expect(CurveFit.fit(times: times, values: times.map { _ in 3 }) == nil)
    #expect(CurveFit.fit(times: [0, 0.1, 0.2], values: [0, 1, 2]) == nil)
    #expect(CurveFit.fit(times: times, values: times.map { $0 < 0.3 ? $0 : .nan }) == nil)
    #expect(CurveFit.fit(times: times.reversed(), values: times) == nil)
    #expect(CurveFit.fit(times: times, values: [1]) == nil)
  }

  @Test func words() {
    let spring = CurveFit(
      family: .spring(response: 0.4001, dampingFraction: 0.699), duration: 0.4, start: 0, residual: 0)
    #expect(spring.text == "spring(response: 0.4, dampingFraction: 0.7)")
    #expect(CurveFit(family: .easeOut, duration: 0.3004, start: 0, residual: 0).text == "easeOut 0.3 s")
  }
}
