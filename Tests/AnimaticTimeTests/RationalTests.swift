import AnimaticTime
import Testing

@Suite struct RationalTests {
  private static let beyond = Rational(Int64.max)

  private static func isReduced(_ r: Rational) -> Bool {
    var (a, b) = (r.numerator.magnitude, r.denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return r.denominator > 0 && a == 1
  }

  @Test func isKeptInLowestTermsWithAPositiveDenominator() {
    #expect(Rational(6, -4) == Rational(-3, 2))
    #expect(Rational(-6, -4).description == "3/2")
    #expect(Rational(0, -7) == .zero)
    #expect(Rational(0, -7).description == "0")
    #expect(Rational(.min, .min) == Rational(1))
    #expect(Rational(.min, 2) == Rational(.min / 2))
  }

  @Test func whatDoesNotFitStopsAtTheEnds() {
    #expect(Rational(1, 0) == Self.beyond)
    #expect(Rational(.min, -1) == Self.beyond)
    #expect(-Rational(.min) == Self.beyond)
    #expect(Rational(.max - 1) + Rational(2) == Self.beyond)
    #expect(Rational(.max / 2) * Rational(3) == Self.beyond)
    #expect(Rational(.min) + Rational(.min) == Rational(-.max))
    #expect(Self.beyond + Rational(-5) == Self.beyond)
    #expect(Self.beyond - Self.beyond == Self.beyond)
  }

  @Test func agreesWithWideArithmetic() {
    var random = RepeatableRandom(seed: 1)
    for _ in 0..<20_000 {
      let (a, b) = (
        Int64.random(in: -9999...9999, using: &random), Int64.random(in: 1...9999, using: &random)
      )
      let (c, d) = (
        Int64.random(in: -9999...9999, using: &random), Int64.random(in: 1...9999, using: &random)
      )
      let (x, y) = (Rational(a, b), Rational(c, d))
      #expect(x + y == Rational(a * d + c * b, b * d))
      #expect(x - y == Rational(a * d - c * b, b * d))
      #expect(x * y == Rational(a * c, b * d))
      #expect((x < y) == (a * d < c * b))
      #expect((x == y) == (a * d == c * b))
      #expect(Double(x.floor) <= Double(a) / Double(b) && Double(a) / Double(b) < Double(x.floor + 1))
      #expect(x.ceiling == -(-x).floor)
      #expect(x.double == Double(a) / Double(b))
    }
  }

  @Test func resultsAreReducedAndOrderedWhateverTheSize() {
    var random = RepeatableRandom(seed: 2)
    for _ in 0..<20_000 {
      func any() -> Rational {
        Rational(
          Int64(truncatingIfNeeded: random.next()) >> Int64.random(in: 0...62, using: &random),
          Int64(truncatingIfNeeded: random.next()) >> Int64.random(in: 0...62, using: &random))
      }
      let (x, y) = (any(), any())
      for result in [x + y, x - y, x * y, -x] { #expect(Self.isReduced(result)) }
      #expect([x < y, y < x, x == y].count { $0 } == 1)
      #expect(x + y == y + x)
      #expect(x * y == y * x)
      let sum = x.double + y.double
      if abs(sum) > 1e-6, abs(sum) < 1e9 {
        #expect(abs((x + y).double - sum) <= 1e-6 * max(1, abs(x.double), abs(y.double)))
      }
    }
  }

  @Test func floorAndCeilingOfNegatives() {
    #expect(Rational(-7, 2).floor == -4)
    #expect(Rational(-7, 2).ceiling == -3)
    #expect(Rational(7, 2).floor == 3)
    #expect(Rational(7, 2).ceiling == 4)
    #expect(Rational(.min).floor == .min)
    #expect(Rational(.max).ceiling == .max)
  }
}

@Suite struct RationalSumTests {
  /// Sums are exact and in lowest terms, whichever way they are computed.
  @Test(arguments: 0..<20)
  func sumsAreExact(_ seed: Int) {
    var random = RepeatableRandom(seed: UInt64(seed))
    for _ in 0..<500 {
      let (a, b) = (
        Int64(random.next() % 2_000_001) - 1_000_000, Int64(random.next() % 2_000_001) - 1_000_000
      )
      let (c, d) = (Int64(random.next() % 100_000) + 1, Int64(random.next() % 100_000) + 1)
      let sum = Rational(a, c) + Rational(b, d)
      #expect(sum == Rational(a * d + b * c, c * d))
    }
  }

  /// Frames and nanoseconds over years, beyond what products of 64 bits hold.
  @Test func longSums() {
    let year: Int64 = 31_536_000
    let sum = Rational(year * 60 + 1, 60) + Rational(year * 1_000_000_000 + 1, 1_000_000_000)
    #expect(sum == Rational(2 * year) + Rational(1, 60) + Rational(1, 1_000_000_000))
    #expect(Rational(1, .max) + Rational(-1, .max) == .zero)
  }
}
