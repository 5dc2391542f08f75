import Testing

@testable import AnimaticUI

@Suite struct AngleTests {
  @Test func unitsConvert() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
    #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
    var angle = Angle.zero
    angle.degrees = 90
    angle += .degrees(90)
    angle -= .degrees(45)
    #expect(abs(angle.degrees - 135) < 1e-12)
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(abs((-(Angle.degrees(10) * 3 / 2)).degrees + 15) < 1e-12)
  }

  @Test func namedPoints() {
    #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
    #expect(UnitPoint.top.y == 0 && UnitPoint.bottom.y == 1)
    #expect(UnitPoint.leading.x == 0 && UnitPoint.trailing.x == 1)
    #expect(UnitPoint() == .zero && UnitPoint.topLeading == .zero)
    #expect(
      UnitPoint.topTrailing == UnitPoint(x: 1, y: 0) && UnitPoint.bottomLeading == UnitPoint(x: 0, y: 1))
  }
}
