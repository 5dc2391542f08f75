/// A value that can be added, scaled and measured: what an animation interpolates.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of all components; springs compare it with their thresholds.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value multiplied by a factor.
  @inlinable
  /// The value multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// The scalar product with another value, from magnitudes alone.
  package func dot(_ other: Self) -> Double {
    ((self + other).magnitudeSquared - magnitudeSquared - other.magnitudeSquared) / 2
  }
}

extension Double: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
