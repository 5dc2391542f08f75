import AnimaticUI
import Foundation
import Testing

/// Pieces of outlines that are made of others.
@Suite struct PathWordsTests {
  @Test func `an arc between two lines touches both`() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    var points: [CGPoint] = []
    path.forEach {
      switch $0 {
      case .move(let p), .line(let p), .curve(let p, _, _), .quadCurve(let p, _): points.append(p)
      case .closeSubpath: break
      }
    }
    #expect(points.count == 3)
    #expect(abs(points[1].x - 6) < 1e-9 && abs(points[1].y) < 1e-9)
    #expect(abs(points[2].x - 10) < 1e-9 && abs(points[2].y - 4) < 1e-9)
  }

  @Test(arguments: [CGPoint(x: 20, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 0)])
  func `without an angle there is a line to the corner`(end: CGPoint) {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func `an arc without a beginning begins at the corner`() {
    var path = Path()
    path.addArc(tangent1End: CGPoint(x: 3, y: 4), tangent2End: .zero, radius: 1)
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func `moved shapes keep to their rules`() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 10)
    #expect(Rectangle().offset(x: 5, y: -5).path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: -5))
    #expect(
      Rectangle().scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
        == CGRect(x: 10, y: 10, width: 10, height: 5))
    #expect(
      Rectangle().size(width: 3, height: 4).path(in: rect).boundingRect
        == CGRect(x: 10, y: 10, width: 3, height: 4))
  }

  @Test func `a filled shape takes a line over it`() throws {
    let host = try TestHost(size: CGSize(width: 20, height: 20)) {
      Circle().fill(Color.white).stroke(Color.black, lineWidth: 2)
    }
    #expect(host.host.displayList().items.count == 2)
  }
}
