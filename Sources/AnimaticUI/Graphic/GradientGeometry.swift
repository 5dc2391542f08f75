import AnimaticDrawing

/// How a gradient lies in the frame that it fills: points and sizes in units of the frame, radii in points.
package enum GradientGeometry: Equatable {
  case linear(UnitPoint, UnitPoint)
  case radial(UnitPoint, Double, Double)
  case elliptical(UnitPoint, Double, Double)
  /// Radians, clockwise from the right.
  case angular(UnitPoint, Double, Double)

  package func paint(_ stops: [GradientStop], in frame: CGRect) -> Paint {
    func absolute(_ p: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * p.x, y: frame.minY + frame.height * p.y)
    }
    switch self {
    case .linear(let from, let to): return .linearGradient(stops, from: absolute(from), to: absolute(to))
    case .radial(let center, let start, let end):
      return .radialGradient(stops, center: absolute(center), startRadius: start, endRadius: end)
    case .elliptical(let center, let start, let end):
      return .ellipticalGradient(
        stops, center: absolute(center), size: frame.size, startFraction: start, endFraction: end)
    case .angular(let center, let start, let end):
      return .angularGradient(stops, center: absolute(center), start: start, end: end)
    }
  }

  /// The numbers that animate.
  package var numbers: [Double] {
    switch self {
    case .linear(let a, let b): return [Double(a.x), Double(a.y), Double(b.x), Double(b.y)]
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end),
      .angular(let center, let start, let end):
      return [Double(center.x), Double(center.y), start, end]
    }
  }

  /// How many units each of the numbers counts: spring thresholds see numbers of the size of points.
  package var units: [Double] {
    switch self {
    case .radial: return [128, 128, 1, 1]
    case .linear, .elliptical, .angular: return [128, 128, 128, 128]
    }
  }

  /// The same kind of gradient with other numbers.
  package func with(_ n: [Double]) -> GradientGeometry {
    guard n.count == 4 else { return self }
    let center = UnitPoint(x: CGFloat(n[0]), y: CGFloat(n[1]))
    switch self {
    case .linear: return .linear(center, UnitPoint(x: CGFloat(n[2]), y: CGFloat(n[3])))
    case .radial: return .radial(center, n[2], n[3])
    case .elliptical: return .elliptical(center, n[2], n[3])
    case .angular: return .angular(center, n[2], n[3])
    }
  }

  package func isSameKind(as other: GradientGeometry) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular): return true
    default: return false
    }
  }
}
