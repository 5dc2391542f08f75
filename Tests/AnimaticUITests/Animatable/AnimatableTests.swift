import Testing

@testable import AnimaticUI

@Suite struct AnimatableTests {
  static func halfWay<T: Animatable>(_ from: T, _ to: T) -> T {
    var result = from
    result.animatableData = from.animatableData + (to.animatableData - from.animatableData).scaled(by: 0.5)
    return result
  }

  @Test func geometryInterpolates() {
    #expect(Self.halfWay(CGPoint(x: 0, y: 4), CGPoint(x: 2, y: 0)) == CGPoint(x: 1, y: 2))
    #expect(
      Self.halfWay(CGSize(width: 0, height: 4), CGSize(width: 2, height: 0)) == CGSize(width: 1, height: 2))
    #expect(
      Self.halfWay(CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 10, y: 0, width: 30, height: 0))
        == CGRect(x: 5, y: 0, width: 20, height: 10))
    #expect(
      Self.halfWay(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(Self.halfWay(UnitPoint.topLeading, .bottomTrailing) == .center)
    #expect(abs(Self.halfWay(Angle.degrees(0), .degrees(90)).degrees - 45) < 1e-12)
    #expect(Self.halfWay(1.0, 3.0) == 2 && Self.halfWay(Float(1), 3) == 2 && Self.halfWay(CGFloat(1), 3) == 2)
  }

  /// Angles and unit points count 128 to the unit, so that springs settle on them as on points.
  @Test func unitScales() {
    #expect(UnitPoint.bottomTrailing.animatableData == AnimatablePair(128, 128))
    #expect(Angle(radians: 1).animatableData == 128)
  }

  @Test func componentsAreListedInOrder() {
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.components == [1, 2, 3, 4])
    #expect(AnimatablePair(Float(0.5), AnimatablePair(2.0, CGFloat(3))).components == [0.5, 2, 3])
    #expect(EmptyAnimatableData().components == [])
    #expect(7.0.components == [7])
  }

  @Test func vectorsMeasureAndMultiply() {
    let a = AnimatablePair(3.0, 4.0)
    #expect(a.magnitudeSquared == 25)
    #expect(a.dot(AnimatablePair(1, 2)) == 11)
    #expect(a.scaled(by: 2) - a == a && a + .zero == a)
    var b = a
    b += a
    b -= AnimatablePair(1, 1)
    #expect(b == AnimatablePair(5, 7))
    #expect(EmptyAnimatableData.zero == EmptyAnimatableData() && EmptyAnimatableData().magnitudeSquared == 0)
  }

  private struct Fixed: Animatable {}
  private struct Vector: VectorArithmetic, Animatable {
    var x = 0.0
    static var zero: Vector { Vector() }
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x) }
    mutating func scale(by rhs: Double) { x *= rhs }
    var magnitudeSquared: Double { x * x }
  }

  @Test func defaultsOfTheProtocol() {
    #expect(Fixed().animatableData == EmptyAnimatableData())
    #expect(Vector(x: 2).animatableData == Vector(x: 2))
    #expect(Vector(x: 2).components == [])
  }
}
