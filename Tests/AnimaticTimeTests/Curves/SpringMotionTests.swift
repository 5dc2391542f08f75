import AnimaticTime
import Testing

@Suite struct SpringMotionTests {
  static let frames = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 24, 30, 36, 45]
  /// Response, damping ratio, and the progress of a unit step at those 60 Hz frames.
  static let table: [(Double, Double, [Double])] = [
    (
      0.5, 1,
      [
        0.0191, 0.0667, 0.1313, 0.2048, 0.3577, 0.4991, 0.6189, 0.7154, 0.8210, 0.8900, 0.9605, 0.9864,
        0.9955,
        0.9992,
      ]
    ),
    (
      0.5, 0.825,
      [
        0.0195, 0.0696, 0.1394, 0.2206, 0.3936, 0.5560, 0.6928, 0.7996, 0.9082, 0.9685, 1.0083, 1.0084,
        1.0035,
        1.0003,
      ]
    ),
    (
      0.5, 0.85,
      [
        0.0195, 0.0692, 0.1382, 0.2183, 0.3881, 0.5471, 0.6812, 0.7864, 0.8945, 0.9564, 1.0016, 1.0060,
        1.0031,
        1.0004,
      ]
    ),
    (
      0.5, 0.7,
      [
        0.0199, 0.0718, 0.1457, 0.2332, 0.4233, 0.6045, 0.7571, 0.8737, 0.9841, 1.0339, 1.0393, 1.0145,
        1.0007,
        0.9982,
      ]
    ),
    (
      0.15, 0.86,
      [
        0.1634, 0.4407, 0.6766, 0.8358, 0.9759, 1.0039, 1.0040, 1.0014, 1.0001, 1.0000, 1, 1, 1, 1,
      ]
    ),
  ]

  @Test(arguments: table)
  func progressMeetsTheFrameTable(_ row: (Double, Double, [Double])) {
    let motion = SpringMotion(response: row.0, dampingRatio: row.1)
    for (frame, value) in zip(Self.frames, row.2) {
      #expect(abs(motion.step(Double(frame) / 60) - value) < 1e-4, "frame \(frame)")
    }
  }

  /// Response 0.4 and ratio 0.8, the most common explicit spring.
  @Test(arguments: [
    (0.05, 0.2017), (0.1, 0.5257), (0.2, 0.9223), (0.3, 1.0124), (0.3333, 1.01516), (0.5, 1.0025),
    (0.8, 0.9999),
  ])
  func commonSpring(_ t: Double, _ x: Double) {
    #expect(abs(SpringMotion(response: 0.4, dampingRatio: 0.8).step(t) - x) < 1e-4)
  }

  @Test func namedPeaks() {
    #expect(abs(SpringMotion(response: 0.7, dampingRatio: 0.55).step(0.4191) - 1.12633) < 1e-5)
    let hundred = SpringMotion(angularFrequency: 10, dampingRatio: 0.5)
    for (t, x) in [(0.1, 0.3403), (0.2, 0.8494), (0.36276, 1.16303), (0.5, 1.0746), (1, 1.0022)] {
      #expect(abs(hundred.step(t) - x) < 1e-4)
    }
    // First overshoot is e^(−πζ/√(1−ζ²)).
    for (ratio, overshoot) in [(0.825, 0.0102), (0.85, 0.0063), (0.70, 0.0460), (0.60, 0.0948)] {
      let motion = SpringMotion(response: 0.5, dampingRatio: ratio)
      #expect(abs(motion.step(.pi / motion.dampedFrequency) - 1 - overshoot) < 1e-4)
    }
  }

  static let motions = [0.05, 0.2, 0.5, 0.99999, 1, 1.00001, 1.5, 2, 50].map {
    SpringMotion(response: 0.55, dampingRatio: $0)
  }

  /// The closed forms satisfy x'' = ω²(1 − x) − 2a·x', and the rates are the derivatives.
  @Test(arguments: motions)
  func closedFormsSolveTheEquation(_ motion: SpringMotion) {
    let h = 1e-5
    let omega2 = motion.angularFrequency * motion.angularFrequency
    for k in 1..<60 {
      let t = Double(k) / 40
      let rate = (motion.step(t + h) - motion.step(t - h)) / (2 * h)
      #expect(abs(motion.stepRate(t) - rate) < 1e-5)
      #expect(abs(motion.kickRate(t) - (motion.kick(t + h) - motion.kick(t - h)) / (2 * h)) < 1e-5)
      let bend = (motion.stepRate(t + h) - motion.stepRate(t - h)) / (2 * h)
      let force = omega2 * (1 - motion.step(t)) - 2 * motion.decay * motion.stepRate(t)
      #expect(abs(bend - force) < 1e-3 * max(1, abs(force)))
    }
  }

  /// Regimes meet: a nearly critical spring moves as the critical one.
  @Test func regimesMeet() {
    for t in [0.01, 0.1, 0.3, 1.0] {
      let exact = SpringMotion(response: 0.5, dampingRatio: 1)
      for ratio in [1 - 1e-8, 1 + 1e-8, 1 - 1e-10] {
        let near = SpringMotion(response: 0.5, dampingRatio: ratio)
        #expect(abs(near.step(t) - exact.step(t)) < 1e-7)
        #expect(abs(near.kick(t) - exact.kick(t)) < 1e-7)
      }
    }
  }

  @Test(arguments: motions)
  func extremesAreFinite(_ motion: SpringMotion) {
    for t in [0, 1e-300, 1e-9, 100, 1e6, 1e300, Double.infinity] {
      #expect(motion.step(t).isFinite && motion.kick(t).isFinite)
      #expect(motion.stepRate(t).isFinite && motion.kickRate(t).isFinite)
    }
    for t in [-1, -Double.infinity, .nan] { #expect(motion.step(t) == 0 && motion.kick(t) == 0) }
    #expect(motion.step(.infinity) == 1)
  }

  @Test func springsThatNeverMove() {
    for motion in [
      SpringMotion(response: 0.5, dampingRatio: .infinity),
      SpringMotion(response: .infinity, dampingRatio: 1),
      SpringMotion(angularFrequency: .nan, dampingRatio: 1),
    ] {
      #expect(motion.regime == .frozen)
      #expect(motion.step(10) == 0)
    }
  }
}
