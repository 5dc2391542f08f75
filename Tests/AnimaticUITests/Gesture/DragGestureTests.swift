import AnimaticUI
import Testing

@Suite struct DragGestureTests {
  fileprivate struct Card: View {
    var minimumDistance: CGFloat = 10
    let journal: Journal
    var body: some View {
      Color.red.frame(width: 200, height: 100)
        .gesture(
          DragGesture(minimumDistance: minimumDistance)
            .onChanged { journal.note("changed \($0.translation.width) \($0.translation.height)") }
            .onEnded { journal.note("ended \($0.translation.width)") })
    }
  }

  @Test func `a drag begins with the touch that is ten points away`() throws {
    let journal = Journal()
    let host = try TestHost { Card(journal: journal) }
    // 4 points a touch: the third is the first at or over 10.
    try host.touch(1, by: CGSize(width: 48, height: 0), for: 0.1)
    try host.advance(to: 1 + 2.0 / 120 + 1e-6)
    #expect(journal.lines == [])
    try host.advance(to: 1 + 3.0 / 120 + 1e-6)
    #expect(journal.lines == ["changed 12.0 0.0"])
    try host.advance(to: 2)
    #expect(journal.lines.count == 11)
    #expect(journal.lines.suffix(2) == ["changed 48.0 0.0", "ended 48.0"])
  }

  @Test func `a short way is no drag, and a distance of 0 begins at once`() throws {
    let journal = Journal()
    let host = try TestHost { Card(journal: journal) }
    try host.touch(1, by: CGSize(width: 9, height: 0), for: 0.1)
    try host.advance(to: 2)
    #expect(journal.lines == [])
    let other = Journal()
    let eager = try TestHost { Card(minimumDistance: 0, journal: other) }
    try eager.touch(1, for: 0.2)
    #expect(other.lines == ["changed 0.0 0.0"])
    try eager.advance(to: 2)
    #expect(other.lines == ["changed 0.0 0.0", "ended 0.0"])
  }
}

extension DragGestureTests {
  private struct Spaces: View {
    let journal: Journal
    let space: CoordinateSpace
    @State private var way = CGSize.zero
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        // The gesture stands inside the offset: its own coordinates move along.
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: space).onChanged {
              journal.note("\($0.startLocation.x) \($0.location.x)")
              if way == .zero { way = CGSize(width: $0.translation.width, height: 0) }
            }
          )
          .offset(way)
          .padding(20)
      }
      .coordinateSpace(name: "field")
      .padding(.leading, 50)
    }
  }

  @Test(arguments: [
    (CoordinateSpace.global, ["90.0 90.0", "90.0 91.0", "90.0 92.0", "90.0 93.0"]),
    (.named("field"), ["40.0 40.0", "40.0 41.0", "40.0 42.0", "40.0 43.0"]),
    // The view went one point along with the first touch.
    (.local, ["20.0 20.0", "20.0 21.0", "20.0 21.0", "20.0 22.0"]),
    (.named("nobody"), ["90.0 90.0", "90.0 91.0", "90.0 92.0", "90.0 93.0"]),
  ]) func `places are told in the space that is asked for`(_ space: CoordinateSpace, _ lines: [String]) throws
  {
    let journal = Journal()
    let host = try TestHost { Spaces(journal: journal, space: space) }
    try host.touch(1, x: 90, y: 60, by: CGSize(width: 3, height: 0), for: 0.025)
    try host.advance(to: 2)
    #expect(journal.lines == lines)
  }

  @Test func `times are those of the virtual clock`() throws {
    let journal = Journal()
    let host = try TestHost {
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onEnded {
          journal.note("\($0.time == VirtualTime.date(at: .init(seconds: 1.5)))")
        })
    }
    try host.touch(1, for: 0.5)
    try host.advance(to: 2)
    #expect(journal.lines == ["true"])
  }

  @Test func `the touches of a path do not depend on when the play is looked at`() throws {
    var results: [[String]] = []
    for step in [0.5, 1.0 / 24, 1.0 / 60, 1.0 / 7] {
      let journal = Journal()
      let host = try TestHost { Card(journal: journal) }
      try host.touch(1, by: CGSize(width: 37, height: 11), for: 0.31)
      var time = 1.0
      while time < 1.5 {
        time += step
        try host.advance(to: time)
      }
      results.append(journal.lines)
    }
    #expect(results[0].count == 30)
    #expect(results.allSatisfy { $0 == results[0] })
  }
}
