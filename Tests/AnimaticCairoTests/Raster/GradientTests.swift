import AnimaticDrawing
import Foundation
import Testing

@testable import AnimaticCairo

@Suite struct GradientTests {
  private let blackToWhite = [
    GradientStop(color: RGBA(0, 0, 0), location: 0), GradientStop(color: RGBA(255, 255, 255), location: 1),
  ]

  /// Red at pixels of a square of 101 points.
  private func reds(_ paint: Paint, at points: [(Int, Int)]) throws -> [Int] {
    let box = CGRect(x: 0, y: 0, width: 101, height: 101)
    let list = DisplayList(size: box.size, items: [.fill(.rectangle(box), paint)])
    let bitmap = try CairoRasterizer(scale: 1).draw(list)
    return points.map { Int(bitmap[$0.0, $0.1].red) }
  }

  private let center = CGPoint(x: 50.5, y: 50.5)
  private let around = [(100, 51), (50, 100), (0, 50), (50, 0), (100, 49)]

  @Test func `a whole turn goes clockwise from the right`() throws {
    let seen = try reds(
      .angularGradient(blackToWhite, center: center, start: 0, end: 2 * .pi), at: around)
    for (value, wanted) in zip(seen, [0, 64, 128, 191, 255]) { #expect(abs(value - wanted) <= 2) }
  }

  @Test func `less than a turn leaves its end colours beside it`() throws {
    // From the right to the left; the open half changes at the top.
    let seen = try reds(
      .angularGradient(blackToWhite, center: center, start: 0, end: .pi),
      at: [(50, 100), (10, 20), (90, 20)])
    #expect(abs(seen[0] - 128) <= 2 && seen[1] == 255 && seen[2] == 0)
  }

  @Test func `of more than a turn the last one shows`() throws {
    let seen = try reds(
      .angularGradient(blackToWhite, center: center, start: 0, end: 4 * .pi), at: around)
    for (value, wanted) in zip(seen, [128, 159, 191, 223, 255]) { #expect(abs(value - wanted) <= 2) }
  }

  @Test func `backwards is the mirrored gradient`() throws {
    let seen = try reds(
      .angularGradient(blackToWhite, center: center, start: 2 * .pi, end: 0), at: around)
    for (value, wanted) in zip(seen, [255, 191, 128, 64, 0]) { #expect(abs(value - wanted) <= 2) }
  }

  @Test func `an ellipse has the frame's shape`() throws {
    let seen = try reds(
      .ellipticalGradient(
        blackToWhite, center: center, size: CGSize(width: 100, height: 200), startFraction: 0,
        endFraction: 0.5),
      at: [(50, 50), (75, 50), (100, 50), (50, 100)])
    for (value, wanted) in zip(seen, [0, 128, 255, 128]) { #expect(abs(value - wanted) <= 3) }
  }

  @Test func `without extent the last colour is everywhere`() throws {
    for paint in [
      Paint.angularGradient(blackToWhite, center: center, start: 1, end: 1),
      .angularGradient(blackToWhite, center: center, start: .nan, end: 1),
      .ellipticalGradient(blackToWhite, center: center, size: .zero, startFraction: 0, endFraction: 1),
    ] {
      #expect(try reds(paint, at: [(3, 90)]) == [255])
    }
  }
}
