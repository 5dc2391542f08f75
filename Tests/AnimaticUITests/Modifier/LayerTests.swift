import AnimaticUI
import Testing

@Suite struct LayerTests {
  private struct Badge: View {
    let journal: Journal
    var body: some View {
      Color.blue.frame(width: 4, height: 4).accessibilityIdentifier("badge")
        .onAppear { journal.note("came") }.onDisappear { journal.note("went") }
    }
  }

  private struct Screen: View {
    let views: Knob<[Int]>
    let journal: Journal
    var body: some View {
      HStack(spacing: 10) {
        ForEach(views.value, id: \.self) { number in
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("\(number)")
        }
        .overlay(alignment: .topTrailing) { Badge(journal: journal) }
      }
    }
  }

  private func badges(_ host: TestHost) -> [CGFloat] {
    host.host.probes(identifier: "badge").compactMap { $0.frame?.maxX }.sorted()
  }

  @Test func `each view of several has a layer of its own`() throws {
    let (views, journal) = (Knob([1, 2, 3]), Journal())
    let host = try TestHost.with(views) { Screen(views: views, journal: journal) }
    #expect(badges(host) == [130, 160, 190])
    #expect(journal.lines == ["came", "came", "came"])
  }

  @Test func `layers come, stay and go with their views`() throws {
    let (views, journal) = (Knob([1, 2]), Journal())
    let host = try TestHost.with(views) { Screen(views: views, journal: journal) }
    try host.at(1) { views.set([2]) }
    #expect(badges(host) == [160] && journal.lines == ["came", "came", "went"])
    try host.at(2) { views.set([3, 2, 4]) }
    #expect(badges(host) == [130, 160, 190])
    #expect(journal.lines.filter { $0 == "came" }.count == 4)
  }

  @Test func `a background of several views is one for each`() throws {
    let host = try TestHost {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .padding(4)
        .background(Color.yellow.accessibilityIdentifier("back"))
      }
    }
    let frames = host.host.probes(identifier: "back").compactMap(\.frame)
    #expect(frames.count == 2)
    #expect(frames[0].maxX == frames[1].minX && frames[0].width == frames[1].width)
  }
}
