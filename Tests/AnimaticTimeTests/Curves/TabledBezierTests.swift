import AnimaticTime
import Testing

@Suite struct TabledBezierTests {
  static let curves =
    CubicBezierTests.curves + [
      CubicBezier(0, 0, 0, 0), CubicBezier(1, 1, 1, 1), CubicBezier(0, 2, 1, -1),
      CubicBezier(1e-9, 1, 0, 0.5),
      CubicBezier(0.5, 0, 0.5, 1), CubicBezier(0.2, -0.6, 0.4, 1.8), CubicBezier(1.0 / 3, 0, 2.0 / 3, 1),
    ]

  /// The table changes the price of a value, not the value.
  @Test(arguments: curves)
  func valuesAreThoseOfTheCurve(_ curve: CubicBezier) {
    let tabled = TabledBezier(curve)
    for k in 0...20_000 {
      let x = Double(k) / 20_000
      let (got, wanted) = (tabled.value(at: x), curve.value(at: x))
      // At a vertical tangent the abscissa's own rounding shows in the ordinate.
      let slope = min(curve.slope(at: x).magnitude, 1e6)
      #expect(abs(got - wanted) < 1e-13 * max(1, slope), "\(curve) at \(x): \(got), not \(wanted)")
    }
  }

  /// Curves from a repeatable generator, those with steep places among them.
  @Test(arguments: 0..<20)
  func randomCurvesAgree(_ seed: Int) {
    var random = RepeatableRandom(seed: UInt64(seed))
    for _ in 0..<20 {
      func part() -> Double { Double(random.next() % 1001) / 1000 }
      let curve = CubicBezier(part(), part(), part(), part())
      let tabled = TabledBezier(curve)
      for k in 1..<500 {
        let x = Double(k) / 500
        let slope = min(curve.slope(at: x).magnitude, 1e6)
        #expect(
          abs(tabled.value(at: x) - curve.value(at: x)) < 1e-13 * max(1, slope), "\(curve) at \(x)")
      }
    }
  }

  @Test(arguments: CubicBezierTests.curves)
  func outputIsMonotone(_ curve: CubicBezier) {
    let tabled = TabledBezier(curve)
    var previous = 0.0
    for k in 0...10_000 {
      let y = tabled.value(at: Double(k) / 10_000)
      #expect(y >= previous, "\(curve) at \(k)")
      previous = y
    }
    #expect(previous == 1)
  }

  @Test func abscissasAreClamped() {
    for curve in Self.curves.map(TabledBezier.init) {
      for x in [-1, -0.0, 0, -Double.infinity, .nan] { #expect(curve.value(at: x) == 0) }
      for x in [1, 2, Double.infinity] { #expect(curve.value(at: x) == 1) }
      for x in [1e-300, 1e-17, 1 - 1e-16, 127.0 / 128, 1.0 / 128] {
        #expect(curve.value(at: x).isFinite, "\(curve.curve) at \(x)")
      }
    }
  }
}

extension TabledBezierTests {
  /// Instants are sums of binary fractions and may miss an end by a rounding: what is seen must not.
  @Test func aRoundingBeforeTheEndShowsTheEnd() {
    for curve in [CubicBezier.easeInOut, .easeOut, CubicBezier(0.37, 0, 0.63, 1)] {
      for x in [Double(1).nextDown, 1 - 1e-15, 1 - 1e-12] {
        #expect(TabledBezier(curve).value(at: x) == 1, "\(curve)")
        #expect(curve.value(at: x) == 1, "\(curve)")
      }
    }
  }
}
