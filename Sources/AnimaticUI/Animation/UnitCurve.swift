import AnimaticTime

/// A timing curve without a duration: progress 0…1 against time 0…1.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case bezier(CubicBezier)
    case circular(CircularCurve)
    case inverseCircular(CircularCurve)
  }

  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  /// A cubic Bézier curve; abscissas are clamped to 0…1, ordinates are free.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicBezier(
          Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
          Double(endControlPoint.y))))
  }

  public static let linear = UnitCurve(.bezier(.linear))
  public static let easeIn = UnitCurve(.bezier(.easeIn))
  public static let easeOut = UnitCurve(.bezier(.easeOut))
  public static let easeInOut = UnitCurve(.bezier(.easeInOut))
  /// The fourth quadrant of a unit circle.
  public static let circularEaseIn = UnitCurve(.circular(.easeIn))
  /// The second quadrant of a unit circle.
  public static let circularEaseOut = UnitCurve(.circular(.easeOut))
  /// Both quadrants at half size.
  public static let circularEaseInOut = UnitCurve(.circular(.easeInOut))

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circular(let curve): UnitCurve(.inverseCircular(curve))
    case .inverseCircular(let curve): UnitCurve(.circular(curve))
    }
  }

  /// Progress at a time fraction, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    switch shape {
    case .bezier(let curve): curve.value(at: progress)
    case .circular(let curve): curve.value(at: progress)
    case .inverseCircular(let curve): curve.inverse(at: progress)
    }
  }

  /// Slope of the curve at a time fraction, which is clamped to 0…1; infinite at a vertical tangent.
  public func velocity(at progress: Double) -> Double {
    switch shape {
    case .bezier(let curve): curve.slope(at: progress)
    case .circular(let curve): curve.slope(at: progress)
    case .inverseCircular(let curve): 1 / curve.slope(at: curve.inverse(at: progress))
    }
  }
}
