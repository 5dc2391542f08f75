import AnimaticUI
import Testing

@Suite struct DragGestureTests {
  private struct Card: View {
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
