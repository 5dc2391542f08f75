/// The animatable data of a type that does not animate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  @inlinable public init() {}
  @inlinable public static var zero: Self { Self() }
  @inlinable public static func + (a: Self, b: Self) -> Self { Self() }
  @inlinable public static func - (a: Self, b: Self) -> Self { Self() }
  @inlinable public mutating func scale(by rhs: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}
