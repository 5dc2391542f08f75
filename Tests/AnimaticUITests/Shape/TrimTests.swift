import AnimaticDrawing
import AnimaticUI
import Testing

@Suite struct TrimTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func ends(_ path: Path) -> (CGPoint, CGPoint)? {
    guard case .move(let start)? = path.outline.elements.first, let end = path.currentPoint else {
      return nil
    }
    return (start, end)
  }

  @Test func `a line is cut by length`() throws {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 70)])
    #expect(
      path.trimmedPath(from: 0.1, to: 0.5).outline.elements == [
        .move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 20)),
      ])
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: -3, to: 0).isEmpty)
  }

  @Test func `parts of several pieces stay apart`() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0)])
    path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(
      path.trimmedPath(from: 0.25, to: 0.75).outline.elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 5, y: 5)),
      ])
  }

  @Test func `circles count clockwise from the right`() throws {
    let circle = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (start, end) = try #require(ends(circle))
    #expect(near(Double(start.x), 100) && near(Double(start.y), 50))
    #expect(near(Double(end.x), 50, 0.01) && near(Double(end.y), 100, 0.01))
    let part = Circle().trim(from: 0.4, to: 0.6).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (from, to) = try #require(ends(part))
    #expect(near(Double(from.x), 50 + 50 * cos(0.8 * .pi), 0.02))
    #expect(near(Double(from.y), 50 + 50 * sin(0.8 * .pi), 0.02))
    #expect(near(Double(to.y), 50 - 50 * sin(0.8 * .pi), 0.02))
  }

  @Test func `rectangles count from the top left, rounded ones from the right`() throws {
    #expect(
      Rectangle().trim(to: 100.0 / 320).path(in: box).outline.elements == [
        .move(to: .zero), .line(to: CGPoint(x: 100, y: 0)),
      ])
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = RoundedRectangle(cornerRadius: 10, style: style).trim(to: 0.5).path(in: box)
      let (start, end) = try #require(ends(path))
      #expect(start == CGPoint(x: 100, y: 30))
      #expect(near(Double(end.x), 0, 0.01) && near(Double(end.y), 30, 0.01))
    }
  }

  @Test func `both ends animate`() throws {
    struct Screen: View {
      let on: Knob<Bool>
      var body: some View {
        Rectangle().trim(from: 0, to: on.value ? 0.5 : 0).stroke(Color.red, lineWidth: 2)
      }
    }
    let on = Knob(false)
    let host = try TestHost.with(on) { Screen(on: on) }
    #expect(host.host.displayList().items.isEmpty || host.host.displayList().items.count == 1)
    try host.at(1) { on.set(true, .linear(duration: 1)) }
    try host.advance(to: 1.5)
    guard case .stroke(.path(let elements, _), _, _) = host.host.displayList().items.first else {
      Issue.record("no stroke")
      return
    }
    // A quarter of 1800 points: 300 along the top, 150 down the right side.
    #expect(elements.last == .line(to: CGPoint(x: 300, y: 150)))
  }

  @Test func `corners of their own, made to fit`() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10, style: .circular)
    let elements = shape.path(in: box).outline.elements
    #expect(elements.contains(.line(to: CGPoint(x: 100, y: 0))))
    #expect(elements.contains(.line(to: CGPoint(x: 100, y: 50))))
    #expect(elements.contains(.line(to: CGPoint(x: 0, y: 20))))
    // 80 + 40 points do not fit along a side of 60: both are halved.
    let large = UnevenRoundedRectangle(topLeadingRadius: 80, bottomLeadingRadius: 40, style: .circular)
    #expect(large.path(in: box).outline.elements.contains(.line(to: CGPoint(x: 0, y: 40))))
    let same = UnevenRoundedRectangle(
      topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12, topTrailingRadius: 12)
    #expect(same.path(in: box).outline.elements == Path(roundedRect: box, cornerRadius: 12).outline.elements)
  }

  @Test func `a simple path can be gone on with`() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.move(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 40))
    path.addEllipse(in: CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    let moved = path.applying(CGAffineTransform(translationX: 5, y: 0))
    #expect(moved.boundingRect == CGRect(x: 5, y: 0, width: 60, height: 40))
  }
}
