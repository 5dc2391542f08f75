import AnimaticTime
import Testing

@Suite struct CubicBezierTests {
  /// x, ease-in, ease-out, ease-in-out.
  static let table: [(Double, Double, Double, Double)] = [
    (0.10, 0.0170, 0.1606, 0.0197), (0.20, 0.0623, 0.3084, 0.0817), (0.25, 0.0935, 0.3781, 0.1292),
    (0.30, 0.1296, 0.4452, 0.1874), (0.40, 0.2149, 0.5709, 0.3319), (0.50, 0.3154, 0.6846, 0.5),
    (0.60, 0.4291, 0.7851, 0.6681), (2.0 / 3, 0.5117, 0.8438, 0.7682), (0.70, 0.5548, 0.8704, 0.8126),
    (0.75, 0.6219, 0.9065, 0.8708), (0.80, 0.6916, 0.9377, 0.9183), (0.90, 0.8394, 0.9830, 0.9803),
  ]

  @Test(arguments: table)
  func easeCurvesMeetTheReferenceTable(_ row: (Double, Double, Double, Double)) {
    #expect(abs(CubicBezier.easeIn.value(at: row.0) - row.1) < 1e-4)
    #expect(abs(CubicBezier.easeOut.value(at: row.0) - row.2) < 1e-4)
    #expect(abs(CubicBezier.easeInOut.value(at: row.0) - row.3) < 1e-4)
  }

  /// Sixths and thirds of ease-in-out, as timelines of 0.3 s need them.
  @Test(arguments: [(1.0 / 6, 0.0561), (1.0 / 3, 0.2318), (5.0 / 6, 0.9439)])
  func easeInOutAtSixths(_ x: Double, _ y: Double) {
    #expect(abs(CubicBezier.easeInOut.value(at: x) - y) < 1e-4)
  }

  /// Stiff curves that a plain Newton iteration gets wrong (0.003 in place of 0.271).
  @Test func stiffCurvesAreSolved() {
    #expect(abs(CubicBezier(0, 1, 0, 1).value(at: 0.001) - 0.271) < 1e-9)
    #expect(abs(CubicBezier(1, 0, 0, 1).value(at: 0.667) - 0.93687) < 1e-5)
  }

  static let curves: [CubicBezier] = [
    .linear, .easeIn, .easeOut, .easeInOut, CubicBezier(0, 1, 0, 1), CubicBezier(1, 0, 0, 1),
    CubicBezier(1, 0, 1, 0), CubicBezier(0.37, 0, 0.63, 1), CubicBezier(0.001, 0.9, 0.999, 0.1),
    CubicBezier(0.25, 0.1, 0.25, 1), CubicBezier(0.9, 0.02, 0.05, 0.98),
  ]

  /// Points made from the parameter are the truth: 2 000 of each curve must come back within 1e-9, wherever
  /// the curve is not so steep that the abscissa itself has no more digits.
  @Test(arguments: curves)
  func solverErrorIsBelowABillionth(_ curve: CubicBezier) {
    func point(_ p: Double, _ q: Double, _ s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * p + 3 * r * s * s * q + s * s * s
    }
    for k in 1..<2000 {
      let s = Double(k) / 2000
      let x = point(curve.x1, curve.x2, s)
      let y = point(curve.y1, curve.y2, s)
      let slope = curve.slope(at: x)
      guard slope.isFinite, abs(slope) < 1e4 else { continue }
      #expect(abs(curve.value(at: x) - y) < 1e-9, "\(curve) at s = \(s)")
    }
  }

  @Test(arguments: curves)
  func outputIsMonotone(_ curve: CubicBezier) {
    var previous = 0.0
    for k in 0...10_000 {
      let y = curve.value(at: Double(k) / 10_000)
      #expect(y >= previous, "\(curve) at \(k)")
      previous = y
    }
    #expect(previous == 1)
  }

  @Test func abscissasAreClampedAndOrdinatesAreFree() {
    #expect(CubicBezier(-3, 0, 7, 1) == CubicBezier(0, 0, 1, 1))
    #expect(CubicBezier(0.3, -2, 0.7, 3).value(at: 0.2) < 0)
    #expect(CubicBezier(0.3, -2, 0.7, 3).value(at: 0.8) > 1)
    for x in [-1, -0.0, 0, -Double.infinity, .nan] { #expect(CubicBezier.easeIn.value(at: x) == 0) }
    for x in [1, 2, Double.infinity] { #expect(CubicBezier.easeIn.value(at: x) == 1) }
  }

  /// Nonsense must end, and with a number.
  @Test func nonsenseControlPointsEnd() {
    let odd: [Double] = [.nan, .infinity, -.infinity, 0, 1, -1e300, 1e300, 1e-300]
    for a in odd {
      for b in odd {
        let curve = CubicBezier(a, 0.2, b, 0.8)
        for x in [1e-300, 1e-9, 0.3, 0.5, 1 - 1e-16] {
          let y = curve.value(at: x)
          #expect(y >= 0 && y <= 1, "\(a) \(b) \(x)")
        }
      }
    }
    #expect(CubicBezier(.nan, .nan, .nan, .nan).y1 == 0)
  }

  @Test func slopeIsTheDerivative() {
    for curve in [CubicBezier.easeIn, .easeOut, .easeInOut, CubicBezier(0.37, 0, 0.63, 1)] {
      for k in 1..<20 {
        let x = Double(k) / 20
        let h = 1e-6
        let numeric = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
        #expect(abs(curve.slope(at: x) - numeric) < 1e-5)
      }
    }
    #expect(CubicBezier.easeIn.slope(at: 0) == 0)
    #expect(CubicBezier(0, 1, 0, 1).slope(at: 0) == .infinity)
    #expect(CubicBezier.linear.slope(at: 0.4) == 1)
  }

  @Test func inverseExchangesTimeAndProgress() {
    for k in 0...20 {
      let x = Double(k) / 20
      let y = CubicBezier.easeIn.value(at: x)
      #expect(abs(CubicBezier.easeIn.inverse.value(at: y) - x) < 1e-9)
    }
  }
}
