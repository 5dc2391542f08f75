import AnimaticTime
import Testing

@Suite struct CircularCurveTests {
  @Test func quarterCirclesAreCircles() {
    for k in 0...10 {
      let x = Double(k) / 10
      let down = 1 - CircularCurve.easeIn.value(at: x)
      #expect(abs(x * x + down * down - 1) < 1e-12)
      #expect(abs(CircularCurve.easeOut.value(at: x) - (1 - CircularCurve.easeIn.value(at: 1 - x))) < 1e-12)
    }
    #expect(abs(CircularCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    #expect(abs(CircularCurve.easeInOut.value(at: 0.3) - 0.1) < 1e-12)
  }

  @Test(arguments: [CircularCurve.easeIn, .easeOut, .easeInOut])
  func inverseUndoes(_ curve: CircularCurve) {
    for k in 0...50 {
      let x = Double(k) / 50
      #expect(abs(curve.inverse(at: curve.value(at: x)) - x) < 1e-9)
    }
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.value(at: 3) == 1)
  }

  @Test func slopeIsTheDerivative() {
    for curve in [CircularCurve.easeIn, .easeOut, .easeInOut] {
      for x in [0.1, 0.3, 0.7, 0.9] {
        let numeric = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
        #expect(abs(curve.slope(at: x) - numeric) < 1e-5)
      }
    }
  }
}
