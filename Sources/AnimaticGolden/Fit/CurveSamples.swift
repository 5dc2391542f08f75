import AnimaticTime

/// A movement as progress over time, and the searches for what it is like.
struct CurveSamples {
  let times: [Double]
  /// 0 at the first sample, 1 at the last, in between as it comes.
  let progress: [Double]

  /// From one sample to the next, seconds; the first of them is as good as any.
  private var step: Double { times[1] - times[0] }
  private var length: Double { times[times.count - 1] - times[0] }

  /// Root mean square of the differences to `curve`, a function of seconds since `start`.
  private func residual(start: Double, _ curve: (Double) -> Double) -> Double {
    var sum = 0.0
    for (time, value) in zip(times, progress) {
      let difference = curve(max(time - start, 0)) - value
      sum += difference * difference
    }
    return (sum / Double(times.count)).squareRoot()
  }

  // MARK: Curves with a duration

  private static let plain: [(CurveFit.Family, CubicBezier)] = [
    (.linear, .linear), (.easeIn, .easeIn), (.easeOut, .easeOut), (.easeInOut, .easeInOut),
    (.defaultCubic, CubicBezier(0.25, 0.1, 0.25, 1)),
  ]

  func bestPlainCurve() -> CurveFit? {
    Self.plain.map { family, bezier in fit(family, bezier) }.min { $0.residual < $1.residual }
  }

  /// Start and duration by descent from several beginnings: the movement begins between the first two samples, and
  /// ends by the last.
  private func fit(_ family: CurveFit.Family, _ bezier: CubicBezier) -> CurveFit {
    let beginnings = [(0.0, 0.0), (0.5, 0.0), (0.5, 0.5), (0.0, 1.0)]
    let fits = beginnings.map { early, late -> CurveFit in
      let begin = [times[0] + early * step, max(length - late * step - early * step, step)]
      let result = Descent.minimize(from: begin, sizes: [step / 2, step]) { point in
        guard point[1] > step / 4 else { return 1e6 }
        return residual(start: point[0]) { bezier.value(at: $0 / point[1]) } + outside(point[0])
      }
      return CurveFit(
        family: family, duration: result.point[1], start: result.point[0], residual: result.value)
    }
    return fits.min { $0.residual < $1.residual }!
  }

  /// Keeps the start within a step of the first sample, where the eye sees it.
  private func outside(_ start: Double) -> Double {
    let early = max(times[0] - start - step, 0) / step
    let late = max(start - times[0] - step, 0) / step
    return early + late
  }

  func bestTimingCurve() -> CurveFit? {
    var best: CurveFit?
    for (x1, y1, x2, y2) in [
      (0.4, 0.1, 0.6, 0.9), (0.1, 0.6, 0.4, 1.0), (0.6, 0.0, 0.9, 0.4), (0.3, -0.3, 0.7, 1.3),
    ] {
      let begin = [times[0], length, x1, y1, x2, y2]
      let result = Descent.minimize(from: begin, sizes: [step / 2, step, 0.15, 0.15, 0.15, 0.15]) { point in
        guard point[1] > step / 4 else { return 1e6 }
        let bezier = CubicBezier(point[2], point[3], point[4], point[5])
        let stray = max(-point[2], 0) + max(point[2] - 1, 0) + max(-point[4], 0) + max(point[4] - 1, 0)
        return residual(start: point[0]) { bezier.value(at: $0 / point[1]) } + outside(point[0]) + stray
      }
      guard result.value < best?.residual ?? .infinity else { continue }
      let point = result.point
      best = CurveFit(
        family: .timingCurve(min(max(point[2], 0), 1), point[3], min(max(point[4], 0), 1), point[5]),
        duration: point[1], start: point[0], residual: result.value)
    }
    return best
  }

  // MARK: Springs

  func bestSpring() -> CurveFit? {
    var best: CurveFit?
    // A spring is seen to move for one to eight of its responses.
    for share in [0.15, 0.3, 0.5, 0.8] {
      for damping in [0.3, 0.6, 0.9, 1.2] {
        let begin = [times[0], length * share, damping]
        let result = Descent.minimize(from: begin, sizes: [step / 2, length * share / 4, 0.15]) { point in
          guard point[1] > step / 4, point[2] > 0.02, point[2] < 6 else { return 1e6 }
          let spring = SpringMotion(response: point[1], dampingRatio: point[2])
          return residual(start: point[0]) { spring.step($0) } + outside(point[0])
        }
        guard result.value < best?.residual ?? .infinity else { continue }
        best = CurveFit(
          family: .spring(response: result.point[1], dampingFraction: result.point[2]),
          duration: result.point[1], start: result.point[0], residual: result.value)
      }
    }
    return best
  }
}
