/// An angle, kept in radians.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  @inlinable
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  @inlinable public init() { radians = 0 }
  @inlinable public init(radians: Double) { self.radians = radians }
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  @inlinable public static var zero: Angle { Angle() }

  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  @inlinable public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  @inlinable public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  @inlinable public static func += (a: inout Angle, b: Angle) { a = a + b }
  @inlinable public static func -= (a: inout Angle, b: Angle) { a = a - b }
  @inlinable public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle {
    Angle(radians: a.radians / divisor)
  }
}

/// Animates 128 units a radian, so that the absolute thresholds of springs see numbers of the size of points.
extension Angle: Animatable {
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
